extension ReportPage {
  /// How the page looks: in the reader's light or dark, on a phone or a wide screen, and on paper.
  static let style = """
    :root { color-scheme: light dark; --ink: #1c2330; --quiet: #5b6472; --ground: #fff;
      --panel: #f4f6f9; --rule: #d9dee6; --mark: #2563c9; --hit: 37 99 201; --miss: 200 60 40; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6eaf1; --quiet: #9aa5b5; --ground: #12161d;
      --panel: #1b212b; --rule: #333c4a; --mark: #7fb0ff; --hit: 127 176 255; --miss: 255 130 110; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 72rem; padding: 1rem; color: var(--ink);
      background: var(--ground); font: 1rem/1.5 system-ui, sans-serif; }
    h1 { font-size: 1.5rem; margin: .5rem 0 1rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
    p, small, footer { color: var(--quiet); }
    .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .6rem; }
    .tile { background: var(--panel); border-radius: .5rem; padding: .7rem .9rem; }
    .tile b { display: block; font-size: 1.4rem; }
    .tile > span { color: var(--quiet); font-size: .85rem; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
    th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--rule); text-align: right;
      white-space: nowrap; }
    th { font-weight: 600; }
    thead th { color: var(--quiet); font-weight: 400; }
    th:first-child { text-align: left; }
    tbody th { max-width: 22rem; overflow: hidden; text-overflow: ellipsis; }
    .matrix td { padding: .2rem .4rem; text-align: center; border-left: 1px solid var(--rule); }
    .matrix th { padding: .2rem .4rem; }
    .hit1 { background: rgb(var(--hit) / .12); } .hit2 { background: rgb(var(--hit) / .22); }
    .hit3 { background: rgb(var(--hit) / .32); } .hit4 { background: rgb(var(--hit) / .42); }
    .miss1 { background: rgb(var(--miss) / .18); } .miss2 { background: rgb(var(--miss) / .3); }
    .miss3 { background: rgb(var(--miss) / .42); } .miss4 { background: rgb(var(--miss) / .55); }
    svg { display: block; width: 100%; max-width: 24rem; margin: .5rem 0 1rem; }
    svg text { fill: var(--quiet); font-size: 11px; text-anchor: middle; }
    svg .side { transform: rotate(-90deg); }
    svg rect { fill: rgb(var(--hit) / .3); } svg circle { fill: var(--mark); }
    svg .axis, svg .ideal, svg polyline { fill: none; stroke: var(--rule); }
    svg .ideal { stroke-dasharray: 4; stroke: var(--quiet); }
    svg polyline { stroke: var(--mark); stroke-width: 2; }
    li { overflow-wrap: anywhere; margin: .2rem 0; }
    summary { cursor: pointer; }
    footer { margin-top: 2rem; font-size: .85rem; }
    @media print { details > * { display: block; } .scroll { overflow: visible; } }
    """
}
