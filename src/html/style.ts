/** The colours of a light page, and of a dark one. Each text has a contrast of at least 4.5 with what is behind it. */
const LIGHT = `
  --back: #fbfbfa; --panel: #ffffff; --sunk: #f3f3f1; --text: #1d2025; --faint: #5b626d; --rule: #dfdfdb;
  --accent: #3450b8; --good: #17693a; --bad: #b3261e; --open: #855700;
  --good-back: #e5f4ea; --bad-back: #fceae8; --open-back: #fbf1dc; --none-back: #ececea;
  --band: #7286d6; --s1: #3450b8; --s2: #b4480f; --s3: #00795a; --s4: #9c3f86; --s5: #705600; --s6: #5a5f6b;`;
const DARK = `
  --back: #121417; --panel: #1a1d21; --sunk: #22262b; --text: #e7e9ec; --faint: #a3abb6; --rule: #343a42;
  --accent: #9db2ff; --good: #6fd296; --bad: #ff9b92; --open: #ecc06a;
  --good-back: #173223; --bad-back: #3d1d1b; --open-back: #382b12; --none-back: #2a2f35;
  --band: #5f70b4; --s1: #9db2ff; --s2: #ff9f68; --s3: #4fd1a5; --s4: #e89fcb; --s5: #e0c14a; --s6: #b4bac5;`;

const SERIES = [1, 2, 3, 4, 5, 6].map(
  (index) =>
    `.line.series-${String(index)} { stroke: var(--s${String(index)}); } .dot.series-${String(index)} { fill: var(--s${String(index)}); }`,
);

/** Entries that no choice of the reader shows are hidden; a link to one shows it all the same. */
const HIDDEN = [
  '.results:has(#show-act:checked) .entry:not(.act):not(:target)',
  '.results:has(#show-close:checked) .entry:not(.close):not(:target)',
  '.results:has(#show-close:checked) .group:not(:has(.close)):not(:has(:target))',
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((kind) => [
    `.results:has(#kind-${String(kind)}:checked) .entry:not(.of-${String(kind)}):not(:target)`,
    `.results:has(#kind-${String(kind)}:checked) .group:not(:has(.of-${String(kind)})):not(:has(:target))`,
  ]),
].join(',\n');

/** The style of every page: light and dark by the reader's setting, one column that fits a phone and paper. */
export const STYLE = `
:root { color-scheme: light dark; ${LIGHT} }
@media (prefers-color-scheme: dark) { :root { ${DARK} } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: .75rem; }
body { margin: 0; background: var(--back); color: var(--text); overflow-wrap: anywhere;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main, .foot { max-width: 70rem; margin: 0 auto; padding: 0 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.02em; margin: .75rem 0 .5rem; }
h2 { font-size: 1.25rem; line-height: 1.3; letter-spacing: -.01em; margin: 2rem 0 .75rem; }
h3 { font-size: 1rem; line-height: 1.4; margin: 0; }
h4 { font-size: 1rem; line-height: 1.4; margin: 1.25rem 0 .25rem; }
p, ul, ol { margin: .5rem 0; max-width: 46rem; }
ul, ol { padding-left: 1.25rem; } li { margin: .25rem 0; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
code { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.excerpt { background: var(--sunk); border-radius: 6px; padding: .5rem .8rem; }
.note { color: var(--faint); font-size: .875rem; }
.label { margin: 1rem 0 .25rem; font-size: .875rem; font-weight: 600; color: var(--faint); }
.badge { display: inline-flex; align-items: center; gap: .3rem; padding: 0 .6rem 0 .4rem; border: 1px solid transparent;
  border-radius: 99rem; font-size: .875rem; font-weight: 600; line-height: 1.6; white-space: nowrap; }
.icon { width: .875rem; height: .875rem; flex: none; }
.icon path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.badge.good { background: var(--good-back); color: var(--good); }
.badge.bad { background: var(--bad-back); color: var(--bad); }
.badge.open { background: var(--open-back); color: var(--open); }
.badge.none { background: var(--none-back); color: var(--text); }
.top { background: var(--panel); border: 1px solid var(--rule); border-left: 5px solid var(--faint); border-radius: 10px;
  padding: 1rem 1.5rem; margin: 1.5rem 0; }
.top.good { border-left-color: var(--good); } .top.bad { border-left-color: var(--bad); }
.top.open { border-left-color: var(--open); }
.about { margin: 0; max-width: none; color: var(--faint); font-size: .875rem; }
.about .badge { font-size: 1rem; margin-right: .5rem; } .about > span:not(.badge) + span::before { content: "· "; }
.headline { font-size: 1.125rem; } .top > :last-child { margin-bottom: 0; }
.counts { max-width: none; font-weight: 600; }
.scroll { overflow-x: auto; margin: .5rem 0; }
table { border-collapse: collapse; font-size: .9rem; min-width: 100%; }
caption { text-align: left; font-weight: 600; font-size: .875rem; color: var(--faint); padding: .25rem 0; }
th, td { padding: .35rem 1rem .35rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top;
  overflow-wrap: normal; }
th { font-weight: 600; } td code { overflow-wrap: anywhere; } .number { text-align: right; font-variant-numeric: tabular-nums; }
.matrix th, .matrix td { padding-top: .1rem; padding-bottom: .1rem; font-variant-numeric: tabular-nums; }
.matrix th[scope=row] { font-weight: 500; overflow-wrap: anywhere; min-width: 8rem; max-width: 24rem; }
.matrix bdi { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.matrix a { text-decoration: none; } .matrix a:hover .badge { text-decoration: underline; }
.digest { display: inline-block; min-width: 17rem; overflow-wrap: anywhere; }
.filters:empty { display: none; }
.filters { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin-top: 1.5rem; font-size: .875rem; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; } legend { float: left; font-weight: 600; margin-right: .75rem; }
.choice { display: inline-block; margin-right: .75rem; white-space: nowrap; } .choice input { accent-color: var(--accent); }
.entry { border: 1px solid var(--rule); border-radius: 8px; background: var(--panel); margin: .4rem 0; }
.entry:target { outline: 2px solid var(--accent); }
.head { display: grid; grid-template-columns: minmax(12rem, 1.2fr) 6.5rem 9rem minmax(0, 2fr); gap: 0 1rem; align-items: center;
  padding: .4rem 1rem; color: inherit; font-weight: 400; }
.head .badge { justify-self: start; } [open] > .head > span:not(.badge), :target > details > .head > span:not(.badge) { display: none; }
.head .more { color: var(--faint); font-size: .875rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
summary.head { list-style: none; } summary.head::-webkit-details-marker { display: none; }
summary.head h3::before { content: "▸"; display: inline-block; width: 1.1em; color: var(--accent); }
[open] > summary.head h3::before, :target > details > .head h3::before { content: "▾"; }
.entry details > :not(summary) { margin-left: 1rem; margin-right: 1rem; } .entry details[open] { padding-bottom: .75rem; }
.entry details details > :not(summary) { margin-left: 0; margin-right: 0; }
@media print, (min-width: 60rem) { .split { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0 2rem; } }
.split h4:first-child { margin-top: .5rem; }
.lead { font-size: 1.0625rem; }
.facts { margin: .25rem 0 1rem; font-size: .9375rem; }
.facts > div { display: grid; grid-template-columns: minmax(7rem, 13rem) minmax(0, 1fr); gap: 0 1.25rem; padding: .3rem 0;
  border-bottom: 1px solid var(--rule); }
.split .facts > div { grid-template-columns: minmax(0, 1fr); }
.facts dt { color: var(--faint); } .facts dd { margin: 0; }
figure { margin: .75rem 0; } figcaption { color: var(--faint); font-size: .875rem; margin-top: .25rem; max-width: 44rem; }
.plot { display: block; width: 100%; max-width: 34rem; height: auto; }
.plot text { fill: var(--text); font-family: inherit; } .split .plot text { font-size: 14px; }
.line { fill: none; stroke-linejoin: round; } .line.axis { stroke: var(--faint); } .line.grid { stroke: var(--rule); }
.line.band { stroke: var(--band); } .line.limit { stroke: var(--text); }
.area.band { fill: var(--band); fill-opacity: .3; stroke: var(--band); stroke-width: .8; }
${SERIES.join('\n')}
.groups { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr)); gap: .75rem; margin: .75rem 0;
  padding: 0; list-style: none; max-width: none; }
.single { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); }
.groups > li { background: var(--sunk); border-radius: 8px; padding: .75rem; margin: 0; }
.groups p { margin: 0; font-size: .875rem; } .groups .name { font-weight: 600; }
.row { display: flex; gap: .6rem; margin: .5rem 0; }
.row figure { flex: 0 1 7rem; min-width: 0; margin: 0; } .row figcaption { font-size: .8125rem; line-height: 1.35; }
img { display: block; width: 100%; height: auto; image-rendering: pixelated; border-radius: 4px; }
details details { margin: .5rem 0; border-top: 1px solid var(--rule); }
summary { cursor: pointer; padding: .5rem 0; font-weight: 500; color: var(--accent); }
.closed { border-top: 1px solid var(--rule); } :not(.closed) + .closed { margin-top: 2rem; }
.closed h2, .rest h2 { display: inline; font-size: 1.0625rem; margin: 0; color: var(--accent); }
.rest { margin: .75rem 0; } .rest label { cursor: pointer; }
.foot { color: var(--faint); font-size: .875rem; padding-top: 1rem; padding-bottom: 2rem; }
:target > details:not([open])::details-content { display: block; content-visibility: visible; block-size: auto; }
@supports selector(:has(a)) { @media screen {
${HIDDEN} { display: none; }
.rest label::before { content: "▾ "; } .results:has(#show-act:checked) .rest label::before { content: "▸ "; }
} }
@media screen and (max-width: 48rem) {
  main, .foot { padding-left: 1rem; padding-right: 1rem; }
  h1 { font-size: 1.375rem; } .top { padding: .75rem 1rem; }
  .head { grid-template-columns: minmax(0, 1fr) auto; gap: .1rem .75rem; padding: .4rem .75rem; }
  .head .score { display: none; } .head .more { grid-column: 1 / -1; padding-left: 1.1rem; }
  .entry details > :not(summary) { margin-left: .75rem; margin-right: .75rem; }
  .facts > div { grid-template-columns: minmax(0, 1fr); }
}
@media screen and (max-width: 30rem) {
  .plot text { font-size: 14px; }
  .matrix { font-size: .8125rem; } .matrix th, .matrix td { padding-right: .4rem; } .matrix th[scope=row] { min-width: 6rem; }
  .matrix .badge { font-size: .8125rem; padding: 0 .35rem 0 .2rem; } .matrix td:not([colspan]) .open { width: 1.35rem; overflow: hidden; }
}
@media print {
  html { font-size: 11.5px; } body { line-height: 1.35; background: none; font-size: 1rem; }
  main { max-width: none; padding: 0; } p, ul, ol { max-width: none; margin: .25rem 0; } li { margin: 0; }
  h2 { margin: 1rem 0 .25rem; } h4 { margin: .5rem 0 0; } .top { margin-top: 0; }
  .entry:not(.act), .rest, .closed, .filters, .foot, .self, .entry details details { display: none; }
  .head .more, .head .score, .evidence > :not(figure, .groups) { display: none; }
  .entry details::details-content { display: block; content-visibility: visible; block-size: auto; }
  summary.head h3::before { content: none; } .top, figure, tr, .groups > li { break-inside: avoid; }
  h2, h3, h4, .head { break-after: avoid; } .scroll { overflow: visible; }
  .evidence figure { display: inline-block; width: 48%; vertical-align: top; margin: .25rem .5rem .25rem 0; }
  .groups { grid-template-columns: repeat(4, 1fr); } .evidence .row figure { width: auto; flex-basis: 4rem; margin: 0; }
}
`;
