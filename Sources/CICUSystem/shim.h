// Only carries the pkg-config flags of Debian's libicu-dev; CICU includes ICU's own headers.
