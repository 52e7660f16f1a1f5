/** The colours of a light page, and of a dark one. Each text has a contrast of at least 4.5 with what is behind it. */
const LIGHT = `
  --back: #fbfbfa; --panel: #ffffff; --sunk: #f3f3f1; --text: #1d2025; --faint: #5b626d; --rule: #dfdfdb;
  --accent: #3450b8; --good: #17693a; --bad: #b3261e; --open: #855700;
  --good-back: #e5f4ea; --bad-back: #fceae8; --open-back: #fbf1dc; --none-back: #ececea;
  --band: #7b8fdb; --s1: #3450b8; --s2: #b4480f; --s3: #00795a; --s4: #9c3f86; --s5: #705600; --s6: #5a5f6b;`;
const DARK = `
  --back: #121417; --panel: #1a1d21; --sunk: #22262b; --text: #e7e9ec; --faint: #a3abb6; --rule: #343a42;
  --accent: #9db2ff; --good: #6fd296; --bad: #ff9b92; --open: #ecc06a;
  --good-back: #173223; --bad-back: #3d1d1b; --open-back: #382b12; --none-back: #2a2f35;
  --band: #5f70b4; --s1: #9db2ff; --s2: #ff9f68; --s3: #4fd1a5; --s4: #e89fcb; --s5: #e0c14a; --s6: #b4bac5;`;

const SERIES = [1, 2, 3, 4, 5, 6].map(
  (index) =>
    `.line.series-${String(index)} { stroke: var(--s${String(index)}); } .dot.series-${String(index)} { fill: var(--s${String(index)}); }`,
);

/** The style of every page: light and dark by the reader's setting, one column that fits a phone and paper. */
export const STYLE = `
:root { color-scheme: light dark; ${LIGHT} }
@media (prefers-color-scheme: dark) { :root { ${DARK} } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--back); color: var(--text); overflow-wrap: anywhere;
  font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
.banner, main, .foot { max-width: 58rem; margin: 0 auto; padding: 0 1.5rem; }
.banner { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; justify-content: space-between; align-items: baseline;
  padding-top: 1.5rem; }
.product { margin: 0; font-weight: 600; letter-spacing: -.01em; }
.product a { color: inherit; text-decoration: none; }
.about { margin: 0; color: var(--faint); font-size: .875rem; }
main { padding-bottom: 4rem; }
h1 { font-size: 1.875rem; line-height: 1.2; letter-spacing: -.02em; margin: 2.5rem 0 1.25rem; }
h2 { font-size: 1.375rem; line-height: 1.3; letter-spacing: -.01em; margin: 3.5rem 0 1rem; }
h3 { font-size: 1.0625rem; line-height: 1.4; margin: 2rem 0 .5rem; }
h4 { font-size: 1rem; line-height: 1.4; margin: 1.75rem 0 .25rem; }
p, ul, ol { margin: .5rem 0; max-width: 44rem; }
ul, ol { padding-left: 1.25rem; } li { margin: .25rem 0; }
a { color: var(--accent); text-underline-offset: .15em; }
a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px;
  border-radius: 3px; }
code { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.excerpt { background: var(--sunk); border-radius: 6px; padding: .6rem .8rem; }
.note, .label + .note { color: var(--faint); font-size: .9rem; }
.label { margin: 1.25rem 0 .25rem; font-size: .875rem; font-weight: 600; color: var(--faint); }
.badge { display: inline-flex; align-items: center; gap: .35rem; padding: .1rem .65rem .1rem .45rem; border-radius: 99rem;
  font-size: .875rem; font-weight: 600; line-height: 1.6; white-space: nowrap; }
.icon { width: 1rem; height: 1rem; flex: none; }
.icon path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.badge.good { background: var(--good-back); color: var(--good); }
.badge.bad { background: var(--bad-back); color: var(--bad); }
.badge.open { background: var(--open-back); color: var(--open); }
.badge.none { background: var(--none-back); color: var(--text); }
.verdict { background: var(--panel); border: 1px solid var(--rule); border-left: 4px solid var(--faint); border-radius: 10px;
  padding: 1.25rem 1.5rem; }
.verdict > .badge { font-size: 1.0625rem; padding: .2rem .9rem .2rem .65rem; }
.verdict.good { border-left-color: var(--good); } .verdict.bad { border-left-color: var(--bad); }
.verdict.open { border-left-color: var(--open); }
.headline { font-size: 1.125rem; line-height: 1.5; margin: .75rem 0 .25rem; }
.verdict > :last-child { margin-bottom: 0; }
.counts { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; margin: 1.25rem 0 0; padding: 0; list-style: none; }
.counts li { margin: 0; color: var(--faint); font-size: .875rem; }
.counts strong { display: block; color: var(--text); font-size: 1.5rem; line-height: 1.2; font-weight: 600;
  font-variant-numeric: tabular-nums; letter-spacing: -.02em; }
.list { list-style: none; padding: 0; margin: 1rem 0; max-width: none; border-top: 1px solid var(--rule); }
.list > li { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr) minmax(0, 15rem); gap: .25rem 1.25rem;
  align-items: center; margin: 0; padding: .7rem 0; border-bottom: 1px solid var(--rule); }
.list .where { font-weight: 500; } .list .more { color: var(--faint); font-size: .875rem; display: block; font-weight: 400; }
.list .plot { max-width: 15rem; }
.card { background: var(--panel); border: 1px solid var(--rule); border-radius: 10px; padding: 1rem 1.25rem; margin: .75rem 0; }
.card[open] { padding-bottom: 1.25rem; } .card + .card { margin-top: .75rem; }
.card > summary { display: grid; grid-template-columns: 1fr auto; gap: .15rem .75rem; align-items: center; padding: 0;
  color: inherit; list-style: none; }
.card > summary::-webkit-details-marker { display: none; }
.card > summary h3 { font-size: 1.0625rem; overflow-wrap: anywhere; }
.card > summary h3::before { content: "▸"; display: inline-block; width: 1.1em; color: var(--accent); }
.card[open] > summary h3::before { content: "▾"; }
.card > summary .more { grid-column: 1 / -1; padding-left: 1.1rem; color: var(--faint); font-size: .875rem; font-weight: 400; }
.card[open] > summary { margin-bottom: .75rem; }
.card > summary .plot { max-width: 15rem; } .card[open] > summary .plot { display: none; }
.lead { font-size: 1.0625rem; }
.facts { margin: .25rem 0 1rem; font-size: .9375rem; }
.facts > div { display: grid; grid-template-columns: minmax(8rem, 13rem) minmax(0, 1fr); gap: 0 1.25rem; padding: .35rem 0;
  border-bottom: 1px solid var(--rule); }
.facts dt { color: var(--faint); } .facts dd { margin: 0; }
.scroll { overflow-x: auto; margin: .75rem 0; }
table.matrix { min-width: 0; } .matrix th, .matrix td { padding-right: 1.5rem; } .matrix a { text-decoration: none; }
.matrix a:hover .badge { text-decoration: underline; } .matrix th[scope=row] { font-weight: 500; overflow-wrap: anywhere; min-width: 9rem; }
table { border-collapse: collapse; font-size: .9rem; min-width: 100%; }
caption { text-align: left; font-weight: 600; font-size: .875rem; color: var(--faint); padding: .25rem 0; }
th, td { padding: .4rem 1rem .4rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top;
  overflow-wrap: normal; }
td code { overflow-wrap: anywhere; }
th { font-weight: 600; } .number { text-align: right; font-variant-numeric: tabular-nums; }
.digest { display: inline-block; min-width: 17rem; overflow-wrap: anywhere; }
figure { margin: 1rem 0; } figcaption { color: var(--faint); font-size: .875rem; margin-top: .25rem; max-width: 44rem; }
.plot { display: block; width: 100%; max-width: 34rem; height: auto; }
.plot text { fill: var(--text); font-family: inherit; }
.line { fill: none; stroke-linejoin: round; } .line.axis { stroke: var(--faint); } .line.grid { stroke: var(--rule); }
.line.band { stroke: var(--band); } .area.band { fill: var(--band); fill-opacity: .3; stroke: var(--band); stroke-width: .8; } .line.limit { stroke: var(--text); }
${SERIES.join('\n')}
.groups { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr)); gap: 1rem; margin: 1rem 0;
  padding: 0; list-style: none; max-width: none; }
.single { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); }
.group { background: var(--sunk); border-radius: 8px; padding: .75rem; margin: 0; }
.group > p { margin: 0; font-size: .875rem; } .group .name { font-weight: 600; }
.row { display: flex; gap: .6rem; margin: .5rem 0; }
.row figure { flex: 0 1 7rem; min-width: 0; margin: 0; } .row figcaption { font-size: .8125rem; line-height: 1.35; }
img { display: block; width: 100%; height: auto; image-rendering: pixelated; border-radius: 4px; }
details { margin: .75rem 0; border-top: 1px solid var(--rule); }
details + details { margin-top: -.75rem; }
details[open] { padding-bottom: .75rem; }
summary { cursor: pointer; padding: .6rem 0; font-weight: 500; color: var(--accent); }
summary h3 { display: inline; margin: 0; font-size: inherit; font-weight: 600; }
.foot { color: var(--faint); font-size: .875rem; border-top: 1px solid var(--rule); padding-top: 1rem; padding-bottom: 3rem; }
@media (max-width: 40rem) {
  .banner, main, .foot { padding-left: 1rem; padding-right: 1rem; }
  h1 { font-size: 1.5rem; margin-top: 1.75rem; } .card, .verdict { padding: 1rem; }
  .list > li { grid-template-columns: minmax(0, 1fr); gap: .35rem; }
  .list .plot { max-width: 100%; }
  .facts > div { grid-template-columns: minmax(0, 1fr); }
  .plot text { font-size: 14px; }
}
@media print {
  body { font-size: 11pt; background: none; } main, .banner, .foot { max-width: none; padding: 0; }
  .card, .verdict, .group, figure, tr { break-inside: avoid; } .card { break-inside: auto; }
  h2, h3, h4, summary { break-after: avoid; } .scroll { overflow: visible; }
  .findings > .card::details-content { display: block; content-visibility: visible; block-size: auto; }
  .card details:not([open]) { display: none; } .card > summary h3::before { content: none; }
}
`;
