/** The style of a report page: light and dark by the reader's setting, one column that fits a phone. */
export const STYLE = `
:root { color-scheme: light dark; --back: #fff; --text: #1b1f24; --faint: #57606a; --rule: #d0d7de; --panel: #f6f8fa;
  --good: #1a7f37; --bad: #cf222e; --open: #9a6700; --band: #b6d4f0;
  --s1: #0067ab; --s2: #c2410c; --s3: #00795a; --s4: #a5408a; --s5: #7a5c00; --s6: #4b4b9b; }
@media (prefers-color-scheme: dark) { :root { --back: #0d1117; --text: #e6edf3; --faint: #9aa5b1; --rule: #3d444d;
  --panel: #161b22; --good: #4ac26b; --bad: #ff7b72; --open: #e3b341; --band: #1f4e79;
  --s1: #6cb6ff; --s2: #ff9a5c; --s3: #4fd1a5; --s4: #e89fcb; --s5: #e0c14a; --s6: #b0b0f7; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--back); color: var(--text);
  font: 16px/1.5 system-ui, "Segoe UI", Helvetica, Arial, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0 1rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; padding-bottom: .25rem; border-bottom: 1px solid var(--rule); }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
.verdict { margin: 0; padding: .75rem 1rem; border-left: .4rem solid; background: var(--panel); font-weight: 600; }
.good { border-color: var(--good); } .bad { border-color: var(--bad); } .open { border-color: var(--open); }
.scroll { overflow-x: auto; margin: .75rem 0; }
.scroll:focus-visible { outline: 2px solid var(--s1); }
table { border-collapse: collapse; font-size: .9rem; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top;
  min-width: 3.5rem; }
th { font-weight: 600; } td.number { text-align: right; font-variant-numeric: tabular-nums; }
th.number { text-align: right; }
figure { margin: .75rem 0; } figcaption { color: var(--faint); font-size: .9rem; }
svg { display: block; width: 100%; max-width: 34rem; height: auto; } svg text { fill: var(--text); font-family: inherit; }
.line { fill: none; stroke-linejoin: round; } .line.axis { stroke: var(--faint); } .line.grid { stroke: var(--rule); }
.line.band { stroke: var(--band); }
${[1, 2, 3, 4, 5, 6].map((index) => `.line.series-${String(index)} { stroke: var(--s${String(index)}); } .dot.series-${String(index)} { fill: var(--s${String(index)}); }`).join('\n')}
.groups { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22.5rem), 1fr)); gap: 1rem;
  margin: .75rem 0; padding: 0; list-style: none; }
.single { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); }
.group { background: var(--panel); padding: .6rem; }
.group > p { margin: 0; font-size: .9rem; } .row { display: flex; gap: .6rem; margin: .4rem 0; }
.row figure { flex: 0 1 7rem; min-width: 0; margin: 0; } .row figcaption { font-size: .8rem; line-height: 1.3; }
img { display: block; width: 100%; height: auto; image-rendering: pixelated; border: 1px solid var(--rule); }
.note { color: var(--faint); }
@media print { body { max-width: none; } .group, figure, tr { break-inside: avoid; } }
`;
