export const id = 3778;
export const ids = [3778];
export const modules = {

/***/ 3778:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderRunPage: () => (/* binding */ renderRunPage)
});

// EXTERNAL MODULE: ./src/facts/venue.ts
var venue = __webpack_require__(112);
// EXTERNAL MODULE: ./src/decide/judge-scan.ts
var judge_scan = __webpack_require__(8637);
// EXTERNAL MODULE: ./src/html/badge.ts
var badge = __webpack_require__(4962);
// EXTERNAL MODULE: ./src/report/html/job-page.ts
var job_page = __webpack_require__(6113);
// EXTERNAL MODULE: ./src/html/markup.ts
var markup = __webpack_require__(3221);
// EXTERNAL MODULE: ./src/html/names.ts
var names = __webpack_require__(4721);
// EXTERNAL MODULE: ./src/html/content-security-policy.ts
var content_security_policy = __webpack_require__(9690);
// EXTERNAL MODULE: ./src/html/style.ts
var style = __webpack_require__(668);
// EXTERNAL MODULE: ./src/text/time-words.ts
var time_words = __webpack_require__(6606);
// EXTERNAL MODULE: ./src/facts/score-words.ts
var score_words = __webpack_require__(6889);
// EXTERNAL MODULE: ./src/report/summary/verdict.ts
var verdict = __webpack_require__(252);
// EXTERNAL MODULE: ./src/decide/judge-findings.ts
var judge_findings = __webpack_require__(5834);
// EXTERNAL MODULE: ./src/report/evidence/defence.ts
var defence = __webpack_require__(8190);
// EXTERNAL MODULE: ./src/report/evidence/document.ts
var evidence_document = __webpack_require__(6057);
// EXTERNAL MODULE: ./src/text/number-words.ts
var number_words = __webpack_require__(4026);
// EXTERNAL MODULE: ./src/report/evidence/numbers.ts
var numbers = __webpack_require__(9604);
// EXTERNAL MODULE: ./src/report/evidence/plot.ts
var plot = __webpack_require__(9967);
// EXTERNAL MODULE: ./src/report/evidence/text-width.ts
var text_width = __webpack_require__(3662);
// EXTERNAL MODULE: ./src/report/evidence/ticks.ts
var ticks = __webpack_require__(6296);
;// CONCATENATED MODULE: ./src/report/evidence/history-plot.ts




const WIDTH = 400;
const AREA_HEIGHT = 150;
const [TOP, RIGHT, BOTTOM] = [26, 16, 42];
/** The width of an interval, unless there are too many. */
const INTERVAL_WIDTH = 7;
/** Lines with more points show a dot only for the last one. */
const MOST_DOTS = 40;
/** Numbers beyond cannot be placed on an axis. */
const MOST = 1e290;
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Draws scores over time with their intervals and thresholds.
 * @param points the oldest first
 * @returns undefined if fewer than two can be drawn
 */
function historyPlot(points) {
    const drawn = points.filter(isDrawable);
    const [first, last] = [drawn[0], drawn.at(-1)];
    if (first === undefined || last === undefined || drawn.length < 2)
        return undefined;
    const frame = makeFrame(drawn, first.timeMs, last.timeMs);
    return {
        width: WIDTH,
        height: TOP + AREA_HEIGHT + BOTTOM,
        marks: [
            ...intervalMarks(drawn, frame),
            ...axisMarks(frame),
            ...thresholdMarks(drawn, frame),
            ...scoreMarks(drawn, frame),
        ],
        description: describe(drawn, first, last),
    };
}
function isDrawable({ timeMs, score, interval }) {
    const numbers = [timeMs, score, interval?.low ?? 0, interval?.high ?? 0];
    return numbers.every((number) => Math.abs(number) <= MOST);
}
function makeFrame(points, fromMs, toMs) {
    const [low, high] = (0,numbers/* extentOf */.OY)(points.flatMap(({ score, interval }) => [score, interval?.low ?? score, interval?.high ?? score]));
    // Shares get the whole axis from 0 to 1, so that plots can be compared.
    const y = low >= 0 && high <= 1 ? (0,ticks/* roundAxis */.S)(0, 1) : (0,ticks/* roundAxis */.S)(low, high);
    const widest = Math.max(...y.ticks.map((tick) => (0,text_width/* textWidth */.s)((0,numbers/* shownNumber */.b8)(tick), plot/* PLOT_FONT_SIZE */.OL)));
    const left = Math.ceil(14 + widest);
    const across = WIDTH - left - RIGHT;
    // The first and the last dot stand inside of the area.
    const inset = 8;
    return {
        left,
        fromMs,
        toMs,
        y,
        place: (timeMs, score) => [
            left + inset + (toMs === fromMs ? 0.5 : (timeMs - fromMs) / (toMs - fromMs)) * (across - 2 * inset),
            TOP + (1 - (score - y.low) / (y.high - y.low)) * AREA_HEIGHT,
        ],
    };
}
function intervalMarks(points, { place }) {
    const width = Math.max(1, Math.min(INTERVAL_WIDTH, (WIDTH * 0.6) / points.length));
    return points.flatMap(({ timeMs, interval }) => interval === undefined
        ? []
        : [(0,plot/* straight */.nS)(place(timeMs, interval.low), place(timeMs, interval.high), 'band', width)]);
}
function axisMarks({ left, fromMs, toMs, y, place }) {
    const [right, bottom] = [WIDTH - RIGHT, TOP + AREA_HEIGHT];
    const across = y.ticks.flatMap((tick) => {
        const [, at] = place(fromMs, tick);
        return [
            (0,plot/* straight */.nS)([left, at], [right, at], 'grid', 0.6),
            (0,plot/* label */.Pf)((0,numbers/* shownNumber */.b8)(tick), [left - 6, at + 4], 'end'),
        ];
    });
    const along = timeTicks(fromMs, toMs).flatMap(({ timeMs, text, anchor }) => {
        const [at] = place(timeMs, y.low);
        const textAt = anchor === 'start' ? left : anchor === 'end' ? right : at;
        return [(0,plot/* straight */.nS)([at, bottom], [at, bottom + 4], 'axis'), (0,plot/* label */.Pf)(text, [textAt, bottom + 16], anchor)];
    });
    return [
        ...across,
        ...along,
        (0,plot/* straight */.nS)([left, bottom], [right, bottom], 'axis'),
        (0,plot/* straight */.nS)([left, TOP], [left, bottom], 'axis'),
        (0,plot/* label */.Pf)('time of the run (UTC)', [(left + right) / 2, bottom + 33], 'middle'),
        (0,plot/* label */.Pf)('score', [4, 12], 'start'),
    ];
}
/** Three times at equal distances; one if there is only one time. */
function timeTicks(fromMs, toMs) {
    const word = (timeMs) => {
        const text = new Date(timeMs).toISOString();
        return toMs - fromMs < 3 * DAY_MS ? text.slice(5, 16).replace('T', ' ') : text.slice(0, 10);
    };
    if (fromMs === toMs)
        return [{ timeMs: fromMs, text: word(fromMs), anchor: 'middle' }];
    return [0, 1, 2].map((index) => {
        const timeMs = fromMs + (index / 2) * (toMs - fromMs);
        return { timeMs, text: word(timeMs), anchor: index === 0 ? 'start' : index === 2 ? 'end' : 'middle' };
    });
}
/** Each threshold holds until the next run. Thresholds beside the axis are not drawn. */
function thresholdMarks(points, { y, place }) {
    const limits = points.flatMap(({ timeMs, threshold }) => threshold !== undefined && threshold >= y.low && threshold <= y.high ? [{ timeMs, threshold }] : []);
    const last = limits.at(-1);
    if (last === undefined)
        return [];
    const steps = limits.flatMap(({ timeMs, threshold }, index) => {
        const before = limits[index - 1];
        return [...(before === undefined ? [] : [place(timeMs, before.threshold)]), place(timeMs, threshold)];
    });
    const style = { kind: 'line', ink: 'limit', width: 1.4, dashes: [5, 3] };
    // The words stand above the area, since the scores are often near the threshold.
    const words = `threshold ${(0,numbers/* shownNumber */.b8)(last.threshold)}`;
    const right = WIDTH - RIGHT;
    const sample = right - (0,text_width/* textWidth */.s)(words, plot/* WIDEST_FONT_SIZE */.tu) - 6;
    return [
        { ...style, points: steps },
        {
            ...style,
            points: [
                [sample - 18, 8],
                [sample, 8],
            ],
        },
        (0,plot/* label */.Pf)(words, [right, 12], 'end'),
    ];
}
function scoreMarks(points, { place }) {
    const places = points.map(({ timeMs, score }) => place(timeMs, score));
    const dots = places.length > MOST_DOTS ? [] : places.slice(0, -1);
    const last = places.at(-1);
    return [
        { kind: 'line', points: places, ink: 'series-1', width: 1.8, dashes: [] },
        ...dots.map((at) => ({ kind: 'dot', at, radius: 2.6, ink: 'series-1' })),
        ...(last === undefined ? [] : [{ kind: 'dot', at: last, radius: 4.5, ink: 'series-1' }]),
    ];
}
function describe(points, first, last) {
    const [lowest, highest] = (0,numbers/* extentOf */.OY)(points.map(({ score }) => score));
    const ends = [first, last].map(({ timeMs, score }) => `${(0,numbers/* shownNumber */.b8)(score)} on ${new Date(timeMs).toISOString().slice(0, 10)}`);
    const limit = last.threshold === undefined ? '' : `; threshold ${(0,numbers/* shownNumber */.b8)(last.threshold)}`;
    return (`${String(points.length)} scores over time, from ${ends.join(' to ')}; lowest ${(0,numbers/* shownNumber */.b8)(lowest)}, ` +
        `highest ${(0,numbers/* shownNumber */.b8)(highest)}${limit}.`);
}

;// CONCATENATED MODULE: ./src/report/evidence/history.ts




/** A page shows at most this many rows. */
const MOST_ROWS = 100;
/** The scores of an analysis over time, as a plot and as a table; nothing if they cannot be drawn. */
function historyBlocks(history) {
    const { points, methodVersion, otherVersions } = history;
    const plot = historyPlot(points);
    if (plot === undefined)
        return [];
    const version = methodVersion === undefined ? '' : `, by version ${methodVersion} of the method`;
    const shown = points.toReversed().slice(0, MOST_ROWS);
    const hasCommits = shown.some(({ commit }) => commit !== undefined);
    const rows = shown.map((point) => rowOf(point, hasCommits));
    const left = points.length - rows.length;
    return [
        { kind: 'plot', caption: `Scores over time${version}; the bars are 95 % intervals`, plot },
        ...(otherVersions === 0 ? [] : [(0,evidence_document/* paragraph */.F)(formatOtherVersions(otherVersions))]),
        {
            kind: 'table',
            caption: left === 0 ? 'Scores over time' : `The last ${String(rows.length)} scores`,
            header: ['time (UTC)', ...(hasCommits ? ['commit'] : []), 'score', '95 % interval', 'threshold'],
            rows,
        },
    ];
}
function formatOtherVersions(count) {
    const scores = (0,number_words/* counted */.hS)(count, 'earlier score comes', 'earlier scores come');
    return `${scores} from another version of the method. Such scores are not comparable, so they are not shown.`;
}
function rowOf({ timeMs, commit, score, interval, threshold, isNow }, hasCommits) {
    return [
        isNow === true ? 'this run' : new Date(timeMs).toISOString().slice(0, 16).replace('T', ' '),
        ...(hasCommits ? [commit?.slice(0, 10) ?? ''] : []),
        score,
        interval === undefined ? '' : `${(0,numbers/* shownNumber */.b8)(interval.low)} to ${(0,numbers/* shownNumber */.b8)(interval.high)}`,
        threshold ?? '',
    ];
}

// EXTERNAL MODULE: ./src/report/evidence/score-bar.ts
var score_bar = __webpack_require__(9040);
// EXTERNAL MODULE: ./src/report/evidence/vulnerability.ts
var vulnerability = __webpack_require__(2788);
// EXTERNAL MODULE: ./src/report/html/blocks.ts
var html_blocks = __webpack_require__(2434);
// EXTERNAL MODULE: ./src/report/html/plot-svg.ts
var plot_svg = __webpack_require__(5912);
// EXTERNAL MODULE: ./src/facts/finding-words.ts
var finding_words = __webpack_require__(5966);
// EXTERNAL MODULE: ./src/report/evidence/robustness.ts
var robustness = __webpack_require__(3090);
// EXTERNAL MODULE: ./src/report/sarif/rule-texts.ts
var rule_texts = __webpack_require__(689);
;// CONCATENATED MODULE: ./src/report/page/parts.ts


function countPictures(mostBytes) {
    let [used, shown, left] = [0, 0, 0];
    return {
        allow(bytes) {
            const size = left > 0 ? Infinity : bytes();
            const fits = used + size <= mostBytes;
            if (fits)
                [used, shown] = [used + size, shown + 1];
            else
                left += 1;
            return fits;
        },
        shown: () => shown,
        left: () => left,
    };
}
/** Shows the project's own words: text between backticks is code. */
function withCode(text) {
    return text.split('`').map((part, index) => (index % 2 === 1 ? (0,markup/* element */.ND)('code', {}, part) : [part]));
}
/** Shows text that others wrote, line by line. */
function lines(text) {
    return text
        .split(/\r\n|[\n\r\u2028\u2029]/u)
        .filter((line) => line.trim() !== '')
        .slice(0, MOST_LINES)
        .map((line) => (0,markup/* element */.ND)('p', {}, line));
}
const MOST_LINES = 20;
/** A section with its heading; nothing if it has no content. */
function section(context, title, ...content) {
    if (content.flat().every((part) => part === undefined))
        return undefined;
    const id = context.names.next('section');
    return (0,markup/* element */.ND)('section', { 'aria-labelledby': id }, (0,markup/* element */.ND)('h2', { id }, title), content);
}
function bullets(items) {
    if (items.length === 0)
        return undefined;
    return (0,markup/* element */.ND)('ul', {}, items.map((item) => (0,markup/* element */.ND)('li', {}, item)));
}
/** A card of a finding or an analysis: a line with its name, verdict and reason, and more on demand. */
function card({ id, heading: [name, verdict, words], isOpen, }, ...content) {
    return (0,markup/* element */.ND)('details', { class: 'card', id, open: isOpen ? '' : undefined }, (0,markup/* element */.ND)('summary', {}, (0,markup/* element */.ND)('h3', {}, name), verdict, (0,markup/* element */.ND)('span', { class: 'more' }, words)), content);
}
/** Content that opens on demand, without a script. */
function folded(summary, ...content) {
    return (0,markup/* element */.ND)('details', {}, (0,markup/* element */.ND)('summary', {}, summary), content);
}
/** Says how many things a page leaves out. */
function andMore(count, what) {
    return count > 0 ? (0,markup/* element */.ND)('p', { class: 'note' }, `And ${(0,number_words/* grouped */.zD)(count)} more ${what}.`) : undefined;
}

;// CONCATENATED MODULE: ./src/report/page/state-badge.ts


const STATES = {
    planned: ['none', 'Planned'],
    submitted: ['none', 'Submitted'],
    passed: ['good', 'Passed'],
    vulnerable: ['bad', 'Vulnerable'],
    'not-tested': ['open', 'Not tested'],
    failed: ['open', 'Failed'],
    timeout: ['open', 'Timeout'],
    error: ['open', 'Error'],
};
/** The verdict of an analysis as a badge. @param text shown instead of the word */
function stateBadge(result, text) {
    const [tone, word] = toneAndWord(result);
    return (0,badge/* badge */.q)(tone, text ?? word);
}
/** `vulnerable`, `not tested`, `waived` */
function stateWord(result) {
    return toneAndWord(result)[1].toLowerCase();
}
function toneAndWord(result) {
    const { state, reason } = result;
    if ((0,judge_findings/* isAccepted */.oB)(result)) {
        const word = (0,judge_findings/* findingState */.n2)(result) ?? '';
        return ['none', `${word.charAt(0).toUpperCase()}${word.slice(1)}`];
    }
    // One that passed, but has a reason against that, has no verdict.
    return state === 'passed' && reason !== undefined ? ['open', 'No verdict'] : STATES[state];
}

;// CONCATENATED MODULE: ./src/report/page/analyses.ts














/** One line for an analysis. @param id of the place where the page says more; undefined if it does not */
function analysisRow(result, id, context) {
    const { spec, score } = result;
    const name = id === undefined ? spec.name : (0,markup/* element */.ND)('a', { href: (0,markup/* placeAddress */.ei)(id) }, spec.name);
    const bar = score === undefined ? undefined : scoreOf(result, context);
    return (0,markup/* element */.ND)('li', {}, (0,markup/* element */.ND)('span', {}, stateBadge(result)), (0,markup/* element */.ND)('span', { class: 'where' }, name, (0,markup/* element */.ND)('span', { class: 'more' }, formatShort(result))), bar);
}
function scoreOf(result, { names }) {
    const { score, threshold, evidence } = result;
    // Other services may count in other units.
    if (score === undefined || score < 0 || score > 1)
        return undefined;
    const estimate = evidence?.result.score ?? { value: score, low: score, high: score };
    return (0,plot_svg/* plotSvg */.S)((0,score_bar/* smallScoreBar */.l)(estimate, threshold), `Score of ${result.spec.name}`, names);
}
/** The score in the words of the log and the summary, so that nobody sees two roundings of one score. */
function formatShort(result) {
    if (result.score === undefined)
        return result.message ?? '';
    const parts = (0,finding_words/* notTestedSentence */.co)(result);
    return `${(0,finding_words/* explainedScore */.fl)(result)}${parts === '' ? '' : `. ${parts.replace(/\.$/u, '')}`}`;
}
/** Everything about an analysis: what it means, what to do, its evidence, and how it was found. It opens on demand. */
function analysisCard(result, id, context, isOpen) {
    const words = [upperFirst(formatShort(result)), scoreOf(result, context)];
    const heading = [result.spec.name, stateBadge(result), words];
    return card({ id, heading, isOpen }, cardContent(result, id, context));
}
function cardContent(result, id, context) {
    const { message, evidence, warnings } = result;
    return [
        (0,judge_findings/* decisionLines */.Wp)(result).map(lines),
        message === undefined || 'keptSince' in result ? undefined : lines(message),
        evidence === undefined
            ? withoutEvidence(result, id, context)
            : withEvidence(result, { id, report: evidence }, context),
        bullets(warnings),
        links(result, context),
    ];
}
/** The scores of this and earlier runs, if there are at least two. */
function overTime({ spec }, { names, pictures, histories }) {
    const history = histories.get(spec.name);
    if (history === undefined)
        return [];
    return historyBlocks(history).map((block) => (0,html_blocks/* blockHtml */.$C)(block, { names, level: 4, allowsPictures: pictures.allow }));
}
function withoutEvidence(result, id, context) {
    if (result.score === undefined)
        return overTime(result, context);
    return [
        (0,markup/* element */.ND)('p', { class: 'lead' }, `${upperFirst(formatShort(result))}.`),
        keptNote(result),
        withoutEvidenceBlocks(result, context),
        overTime(result, context),
        result.state === 'vulnerable' ? advice(result, id, context) : undefined,
    ];
}
/** What results files hold of the evidence. */
function withoutEvidenceBlocks(result, { names, pictures }) {
    const isJudged = result.state === 'passed' || result.state === 'vulnerable';
    if (!isJudged || result.robustness === undefined)
        return [];
    return [...(0,robustness/* strengthBlocks */.k)(result), ...(0,robustness/* robustnessCurve */.m)(result.robustness, result.threshold)].map((block) => (0,html_blocks/* blockHtml */.$C)(block, { names, level: 4, allowsPictures: pictures.allow }));
}
function withEvidence(result, { id, report }, context) {
    const { names, pictures } = context;
    const summary = { ...report.summary, threshold: result.threshold ?? report.summary.threshold };
    const found = report.result;
    const show = (blocks) => blocks.map((block) => (0,html_blocks/* blockHtml */.$C)(block, { names, level: 4, allowsPictures: pictures.allow }));
    const [plot] = (0,vulnerability/* verdictBlocks */.wx)(summary, found);
    return [
        (0,markup/* element */.ND)('p', { class: 'lead' }, found.meaning),
        keptNote(result),
        plot === undefined ? undefined : show([plot]),
        show((0,robustness/* strengthBlocks */.k)(found)),
        overTime(result, context),
        result.state === 'vulnerable' ? advice(result, id, context) : undefined,
        found.defences.length === 0
            ? undefined
            : [
                show((0,defence/* defenceTable */.ds)(found.defences, summary.threshold)),
                folded('About these defences', show((0,defence/* defenceAdvice */.jQ)(found.defences))),
            ],
        show(lacksEvidence(result, report) ? [(0,evidence_document/* paragraph */.F)(NO_KEPT_EVIDENCE)] : (0,vulnerability/* allEvidence */.vH)(summary, found)),
        folded('How it was found: method, formula, effort and settings', show((0,vulnerability/* methodBlocks */.uT)(found))),
        folded('What the score does not say', show((0,vulnerability/* limitBlocks */.gK)(found))),
    ];
}
/** Says that this is the result of an earlier run. What was found comes first. */
function keptNote(result) {
    const isKept = 'keptSince' in result && result.message !== undefined;
    return isKept ? (0,markup/* element */.ND)('p', { class: 'note' }, result.message) : undefined;
}
const NO_KEPT_EVIDENCE = 'This is the result of an earlier run. Its plots and pictures were not kept. To see them, run again with rescan: always.';
/** True for the result of an earlier run of which nothing to look at was kept. */
function lacksEvidence(result, { result: { evidence } }) {
    return 'keptSince' in result && evidence.length === 0;
}
/** What it means and what to do: what was measured on this model, then what holds for all, which the page says once for each attack. */
function advice(result, id, { explained, venue }) {
    const { attack, name } = result.spec;
    const measured = bullets((0,finding_words/* defenceSentences */.Tw)(result));
    const first = explained.get(attack);
    if (first !== undefined) {
        return [
            (0,markup/* element */.ND)('h4', {}, 'What to do'),
            measured,
            (0,markup/* element */.ND)('p', {}, 'What it means, and what helps against this attack: see ', first, '.'),
        ];
    }
    explained.set(attack, (0,markup/* element */.ND)('a', { href: (0,markup/* placeAddress */.ei)(id) }, name));
    const { summary, attack: how } = (0,rule_texts/* ruleTextOf */.Hf)(attack);
    return [
        (0,markup/* element */.ND)('h4', {}, 'What it means'),
        (0,markup/* element */.ND)('p', {}, summary),
        (0,markup/* element */.ND)('p', {}, how),
        (0,markup/* element */.ND)('h4', {}, 'What to do'),
        measured,
        (0,markup/* element */.ND)('ol', {}, (0,rule_texts/* actionsFor */.rG)(attack, venue).map((action) => (0,markup/* element */.ND)('li', {}, withCode(action)))),
    ];
}
/** What a service keeps about the job. */
function links({ dashboardUrl, reports, jobId }, { venue: { hasJobs } }) {
    const address = hasJobs ? (0,markup/* webAddress */.Dy)(dashboardUrl) : undefined;
    const parts = [
        ...(jobId === undefined || !hasJobs ? [] : [['Job at the service: ', (0,markup/* element */.ND)('code', {}, jobId)]]),
        ...(address === undefined
            ? []
            : [(0,markup/* element */.ND)('a', { href: address, rel: 'noreferrer' }, 'Page of the job at the service')]),
        ...reports.map((report) => ['Report ', (0,markup/* element */.ND)('code', {}, report)]),
    ];
    return parts.length === 0
        ? []
        : (0,markup/* element */.ND)('p', { class: 'note' }, parts.map((part, index) => [index === 0 ? '' : ' \u00b7 ', part]));
}
function upperFirst(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./src/report/page/cards.ts



/** What analyses say on a page, in characters with their markup. */
const MOST_CARD_LENGTH = 8_000_000;
function kindOf(result) {
    if ((0,judge_findings/* isAccepted */.oB)(result))
        return 'accepted';
    if (result.state === 'vulnerable')
        return 'findings';
    return result.state === 'passed' && result.reason === undefined ? 'passed' : 'undecided';
}
/** Renders the analyses, the most important first, until the page is full. @param opensFirst true to open the first finding */
function fittingCards(results, context, opensFirst) {
    const ids = new Map();
    const cards = { findings: [], undecided: [], accepted: [], passed: [] };
    let length = 0;
    for (const result of results) {
        if (result.state === 'planned' || result.state === 'submitted')
            continue;
        if (length > MOST_CARD_LENGTH)
            break;
        const id = idOf(result, context);
        const kind = kindOf(result);
        const isOpen = kind === 'findings' && opensFirst && cards.findings.length === 0;
        const card = analysisCard(result, id, context, isOpen);
        length += String(card).length;
        cards[kind].push(card);
        ids.set(result, id);
    }
    const rest = results.filter((result) => !ids.has(result) && result.evidence !== undefined).length;
    const leftOut = rest === 0
        ? []
        : [
            `${(0,number_words/* counted */.hS)(rest, 'analysis is', 'analyses are')} shown in short, because the page would be too large ` +
                'otherwise.',
        ];
    return { ...cards, ids, leftOut };
}
/** The name of the analysis, so that links stay valid from run to run, if it can be an id. */
function idOf({ spec: { name } }, { names }) {
    return STABLE_ID.test(name) ? name : names.next('analysis');
}
const STABLE_ID = /^[\w.-]{1,200}\/[a-z]{1,40}$/u;

// EXTERNAL MODULE: ./src/report/unattackable-words.ts
var unattackable_words = __webpack_require__(1315);
;// CONCATENATED MODULE: ./src/report/page/analysed.ts





const analysed_MOST_ROWS = 500;
/** The files of the analyses, and those that were scanned. */
function analysedFiles({ results, supplyChain }) {
    const uploads = results.flatMap(({ spec, uploads: files }) => files.map((file) => [spec.name, file]));
    const rows = uploads
        .slice(0, analysed_MOST_ROWS)
        .map(([name, { slot, file, bytes, sha256, host }]) => [name, slot, file, bytes, digest(sha256), host]);
    const scanned = (supplyChain?.files ?? []).slice(0, analysed_MOST_ROWS);
    return [
        uploads.length === 0
            ? (0,markup/* element */.ND)('p', {}, explainNothingSent(results))
            : folded(`${(0,number_words/* counted */.hS)(uploads.length, 'archive', 'archives')} sent to the analyses`, (0,html_blocks/* tableOf */.c_)('Archives that were sent, and their digests', ['analysis', 'artifact', 'file', 'bytes', 'SHA-256', 'sent to'], rows), andMore(uploads.length - rows.length, 'archives')),
        supplyChain === undefined
            ? undefined
            : [
                (0,markup/* element */.ND)('p', {}, `The supply-chain scan looked at ${(0,number_words/* counted */.hS)(supplyChain.fileCount, 'file', 'files')}, ${(0,number_words/* formatBytes */.z3)(supplyChain.bytes)} of them models.`),
                scanned.length === 0
                    ? undefined
                    : folded(`${(0,number_words/* counted */.hS)(supplyChain.files.length, 'model file', 'model files')} or files with findings`, (0,html_blocks/* tableOf */.c_)('Scanned files', ['file', 'format', 'bytes', 'SHA-256'], scanned.map(({ path, format, bytes, sha256 }) => [
                        path,
                        format ?? 'not known',
                        bytes,
                        sha256 === undefined ? 'not read to its end' : digest(sha256),
                    ])), andMore(supplyChain.files.length - scanned.length, 'files')),
            ],
    ];
}
function explainNothingSent(results) {
    return results.some((result) => 'keptSince' in result)
        ? 'No file was sent to an analysis: earlier runs analysed exactly the same content, and their results are shown.'
        : 'No file was analysed by an attack.';
}
function digest(sha256) {
    return (0,markup/* element */.ND)('code', { class: 'digest' }, sha256);
}
/** The program, its methods and its settings. */
function tools(outcome, { version, settings }) {
    const { results } = outcome;
    const judged = results.flatMap(({ spec, evidence, threshold }) => evidence === undefined ? [] : [{ name: spec.name, threshold, ...evidence }]);
    const runtimes = [...new Set(judged.map(({ summary }) => summary.runtime))];
    const engines = [...new Set(judged.map(({ summary }) => summary.engineVersion))];
    return [
        (0,html_blocks/* factList */.lV)([
            ['Program', `Model Security Scan${version === '' ? '' : ` ${version}`}`],
            ...(engines.length === 0 ? [] : [['Engine', `version ${engines.join(', ')}`]]),
            ...(runtimes.length === 0 ? [] : [['Runtime of the models', runtimes.join(', ')]]),
            ...settings,
            ...policySource(outcome),
        ]),
        judged.length === 0
            ? undefined
            : folded('Methods and effort of each analysis', (0,html_blocks/* tableOf */.c_)('Methods', ['analysis', 'method', 'version', 'queries', 'seconds', 'threshold'], judged.map(({ name, threshold, result }) => [
                name,
                result.method.name,
                result.method.version,
                result.queries,
                result.seconds,
                threshold,
            ]))),
    ];
}
/** Says whose policy judged the run, if its pull request has one of its own. */
function policySource({ policyChange }) {
    if (policyChange?.kind !== 'compared')
        return [];
    const { base, judgedBy } = policyChange;
    const whose = judgedBy === 'base'
        ? `base: the settings of the policy are those of the base commit ${base.slice(0, 12)}`
        : 'head: the settings of the policy are those of the pull request';
    return [['policy-from', whose]];
}
/** Everything that the run did not do, did not decide, or left out. */
function notAnalysed(outcome, pagesLeftOut, isFromResultsFiles) {
    const { results, supplyChain, notices, warnings = [] } = outcome;
    const undecided = results.filter(({ state }) => state !== 'passed' && state !== 'vulnerable');
    // The page says elsewhere what results files do not hold.
    const withoutEvidence = isFromResultsFiles ? [] : results.filter(hasVerdictOnly);
    const items = [
        ...undecided.map(({ spec, message }) => `${spec.name} has no verdict. ${message ?? ''}`),
        ...(withoutEvidence.length === 0
            ? []
            : [
                `${(0,number_words/* counted */.hS)(withoutEvidence.length, 'analysis has', 'analyses have')} a verdict, but no evidence on this page: the service that made them keeps it.`,
            ]),
        ...(supplyChain === undefined
            ? ['The files of the repository were not scanned (input supply-chain).']
            : []),
        ...(supplyChain === undefined ? [] : notAttacked(supplyChain)),
        ...(supplyChain?.scope === 'artifacts'
            ? ['Only files that were about to be uploaded were scanned, not the others of the repository.']
            : []),
        ...(supplyChain !== undefined && supplyChain.ignoredCount > 0
            ? [`${(0,number_words/* counted */.hS)(supplyChain.ignoredCount, 'file was', 'files were')} ignored, as the config file says.`]
            : []),
        ...(supplyChain !== undefined && supplyChain.unchangedCount > 0
            ? [
                `${(0,number_words/* counted */.hS)(supplyChain.unchangedCount, 'file was', 'files were')} not scanned again: unchanged since an earlier scan.`,
            ]
            : []),
        ...pagesLeftOut,
        ...warnings,
        ...notices,
    ];
    if (items.length === 0)
        return (0,markup/* element */.ND)('p', {}, 'Nothing was left out.');
    return [bullets(items.slice(0, analysed_MOST_ROWS)), andMore(items.length - analysed_MOST_ROWS, 'remarks')];
}
function notAttacked({ unattacked = [], acceptedModels = [], unattackable = [], coveredModels = [], }) {
    return [
        ...unattacked.map(({ path, whatToDo, lines }) => [
            `${path} was not attacked. ${whatToDo}`,
            ...lines.map((line) => (0,markup/* element */.ND)('p', { class: 'excerpt' }, (0,markup/* element */.ND)('code', {}, line))),
        ]),
        ...acceptedModels.map(({ path, reason }) => `${path} was not attacked, as the config file accepts: ${reason}`),
        ...(coveredModels.length === 0 ? [] : [(0,unattackable_words/* formatCovered */.s)(coveredModels)]),
        ...(unattackable.length === 0 ? [] : [(0,unattackable_words/* formatUnattackable */.R)(unattackable)]),
    ];
}
function hasVerdictOnly({ state, evidence }) {
    return (state === 'passed' || state === 'vulnerable') && evidence === undefined;
}
/** `3 pictures`, for the words about a page. */
function picturesLeftOut(shown, left) {
    if (left === 0)
        return [];
    return [
        `This page shows ${(0,number_words/* grouped */.zD)(shown)} groups of pictures; ${(0,number_words/* grouped */.zD)(left)} more would have made it too large.`,
    ];
}

;// CONCATENATED MODULE: ./src/report/page/counts.ts



/** The numbers of a run at the top of its page; undefined if there are none. */
function counts(outcome) {
    const { results, supplyChain } = outcome;
    const of = (...states) => results.filter(({ state }) => states.includes(state)).length;
    const dangers = supplyChain?.findings.filter(({ standing }) => standing === 'flagged').length ?? 0;
    const numbers = [
        [results.filter(judge_findings/* countsAsVulnerable */.hG).length, 'vulnerable'],
        [of('not-tested', 'failed', 'timeout', 'error'), 'without a verdict'],
        [of('passed'), 'passed'],
        [of('planned', 'submitted'), 'not finished'],
        ...['known', 'waived'].map((state) => [acceptedAs(state, outcome), state]),
        ...(supplyChain === undefined
            ? []
            : [
                [dangers, dangers === 1 ? 'finding in files' : 'findings in files'],
                [supplyChain.fileCount, supplyChain.fileCount === 1 ? 'file scanned' : 'files scanned'],
            ]),
    ];
    const shown = numbers.filter(([number]) => number > 0);
    if (shown.length === 0)
        return undefined;
    return (0,markup/* element */.ND)('ul', { class: 'counts' }, shown.map(([number, what]) => (0,markup/* element */.ND)('li', {}, (0,markup/* element */.ND)('strong', {}, (0,number_words/* grouped */.zD)(number)), what)));
}
/** Counts the findings, of analyses and in files, that are accepted by a waiver or a baseline. */
function acceptedAs(state, { results, supplyChain }) {
    const inFiles = supplyChain?.findings.filter(({ standing }) => standing === state) ?? [];
    return results.filter((result) => (0,judge_findings/* findingState */.n2)(result) === state).length + inFiles.length;
}

// EXTERNAL MODULE: ./src/scanner/rules/rules.ts + 1 modules
var rules = __webpack_require__(7060);
// EXTERNAL MODULE: ./src/report/file-finding-words.ts
var file_finding_words = __webpack_require__(526);
;// CONCATENATED MODULE: ./src/report/page/files.ts







/** A page shows at most this many findings of one kind. */
const MOST_FINDINGS = 100;
const TONES = {
    flagged: 'bad',
    undecided: 'open',
    known: 'none',
    waived: 'none',
    listed: 'none',
    allowed: 'none',
};
/** The findings in files that fail the check. */
function closingFindings(supplyChain) {
    const closing = [...(0,judge_scan/* withStanding */.N6)(supplyChain, 'flagged'), ...(0,judge_scan/* withStanding */.N6)(supplyChain, 'undecided')];
    const more = andMore(closing.length - MOST_FINDINGS, 'findings in files: see the results or SARIF file');
    return [
        ...closing.slice(0, MOST_FINDINGS).map((finding, index) => findingCard(finding, index === 0)),
        ...(more === undefined ? [] : [more]),
    ];
}
/** The findings that people should look at, and those that the config file allows. */
function otherFindings(supplyChain) {
    return [
        group((0,judge_scan/* withStanding */.N6)(supplyChain, 'known'), 'that the baseline has'),
        group((0,judge_scan/* withStanding */.N6)(supplyChain, 'waived'), 'waived by the config file'),
        group((0,judge_scan/* withStanding */.N6)(supplyChain, 'listed'), 'in files to look at'),
        group((0,judge_scan/* withStanding */.N6)(supplyChain, 'allowed'), 'allowed by the config file'),
    ];
}
function group(findings, what) {
    if (findings.length === 0)
        return [];
    return folded(`${(0,number_words/* counted */.hS)(findings.length, 'finding', 'findings')} ${what}`, findings.slice(0, MOST_FINDINGS).map((finding) => findingCard(finding, false)), andMore(findings.length - MOST_FINDINGS, 'findings: see the results or SARIF file'));
}
function findingCard(finding, isOpen) {
    const { rule, severity, standing, sha256 } = finding;
    const { title, what, why, actions } = rules/* RULES */.y[rule];
    const subject = (0,file_finding_words/* formatSubject */.QK)(finding);
    const verdict = (0,badge/* badge */.q)(TONES[standing], file_finding_words/* SEVERITY_WORDS */.ii[severity]);
    return card({ heading: [title, verdict, (0,markup/* element */.ND)('code', {}, (0,file_finding_words/* formatPlace */.dE)(finding))], isOpen }, subject === '' ? undefined : (0,markup/* element */.ND)('p', { class: 'excerpt' }, (0,markup/* element */.ND)('code', {}, subject)), (0,markup/* element */.ND)('h4', {}, 'What it means'), (0,markup/* element */.ND)('p', {}, withCode(what), ' ', (0,file_finding_words/* formatEffect */.Ti)(finding)), (0,markup/* element */.ND)('p', {}, withCode(why)), standing === 'allowed'
        ? undefined
        : [
            (0,markup/* element */.ND)('h4', {}, 'What to do'),
            (0,markup/* element */.ND)('ol', {}, actions.map((action) => (0,markup/* element */.ND)('li', {}, withCode(action)))),
        ], (0,markup/* element */.ND)('p', { class: 'note' }, (0,file_finding_words/* formatStanding */.Oj)(finding)), sha256 === undefined
        ? undefined
        : (0,markup/* element */.ND)('p', { class: 'note' }, 'SHA-256 of the file: ', (0,markup/* element */.ND)('code', {}, sha256)));
}

// EXTERNAL MODULE: ./src/report/order.ts
var order = __webpack_require__(734);
;// CONCATENATED MODULE: ./src/report/page/matrix.ts









const matrix_MOST_ROWS = 1000;
/** All models by all attacks, in one glance: each cell leads to what the page says of the analysis. */
function matrix({ results, supplyChain }, ids) {
    const attacks = order/* CONSEQUENCE */.yb.filter((attack) => results.some(({ spec }) => spec.attack === attack));
    const models = modelsOf(results);
    const unattacked = supplyChain?.unattacked ?? [];
    const width = Math.max(1, attacks.length);
    const rows = [
        ...[...models].map(([model, ofModel]) => modelRow(model, ofModel, attacks, ids)),
        ...unattacked.map(({ path }) => wideRow(path, width, (0,badge/* badge */.q)('open', 'Not attacked'))),
        ...(supplyChain === undefined ? [] : [wideRow('Files', width, fileCell(supplyChain))]),
    ];
    if (rows.length === 0)
        return [];
    const heads = ['Model', ...(attacks.length === 0 ? [''] : attacks)];
    const table = (0,markup/* element */.ND)('table', { class: 'matrix' }, (0,markup/* element */.ND)('caption', {}, 'Every model and every attack'), (0,markup/* element */.ND)('thead', {}, (0,markup/* element */.ND)('tr', {}, heads.map((head) => (head === '' ? (0,markup/* element */.ND)('td') : (0,markup/* element */.ND)('th', { scope: 'col' }, head))))), (0,markup/* element */.ND)('tbody', {}, rows.slice(0, matrix_MOST_ROWS)));
    return [
        (0,markup/* element */.ND)('div', { class: 'scroll', role: 'group', 'aria-label': 'Every model and every attack', tabindex: 0 }, table),
        andMore(rows.length - matrix_MOST_ROWS, 'models'),
        note(legend(results, results.length < attacks.length * models.size)),
    ];
}
/** The results of each model, those with the gravest findings first. */
function modelsOf(results) {
    const models = new Map();
    for (const result of results.toSorted((one, other) => (0,order/* consequenceOf */.pd)(one) - (0,order/* consequenceOf */.pd)(other))) {
        const { model } = result.spec;
        models.set(model, [...(models.get(model) ?? []), result]);
    }
    return models;
}
function modelRow(model, results, attacks, ids) {
    return (0,markup/* element */.ND)('tr', {}, (0,markup/* element */.ND)('th', { scope: 'row' }, model), attacks.map((attack) => {
        const result = results.find(({ spec }) => spec.attack === attack);
        return (0,markup/* element */.ND)('td', {}, result === undefined ? NOT_ASKED : cell(result, ids.get(result)));
    }));
}
const NOT_ASKED = (0,markup/* element */.ND)('span', { class: 'note' }, '\u2013');
function cell(result, id) {
    const { score, spec } = result;
    const isJudged = result.state === 'passed' || result.state === 'vulnerable';
    if (!isJudged || score === undefined)
        return linked(id, stateBadge(result), undefined);
    const close = isClose(result);
    const shown = `${close ? '~ ' : ''}${(0,score_words/* roundedScore */.WG)(score)}`;
    const words = `${spec.name}: ${stateWord(result)}, score ${(0,score_words/* boundedScore */.o7)(score, result.bound)}`;
    const parts = (0,finding_words/* notTestedShort */.tD)(result);
    // What was not tested is no part of a green score.
    const link = linked(id, stateBadge(result, shown), `${words}${close ? `, ${score_words/* CLOSE_WORDS */.d_}` : ''} (${shown})`);
    return parts === '' ? link : [link, ' ', (0,badge/* badge */.q)('open', parts)];
}
function linked(id, content, words) {
    if (id === undefined)
        return content;
    return (0,markup/* element */.ND)('a', { href: (0,markup/* placeAddress */.ei)(id), 'aria-label': words }, content);
}
function wideRow(name, width, content) {
    return (0,markup/* element */.ND)('tr', {}, (0,markup/* element */.ND)('th', { scope: 'row' }, name), (0,markup/* element */.ND)('td', { colspan: width }, content));
}
/** Files are green only if none of them fails the check and none is to be looked at. */
function fileCell(supplyChain) {
    const count = (standing) => (0,judge_scan/* withStanding */.N6)(supplyChain, standing).length;
    const [flagged, undecided, listed] = [count('flagged'), count('undecided'), count('listed')];
    const scanned = (0,number_words/* counted */.hS)(supplyChain.fileCount, 'file', 'files');
    if (flagged + undecided === 0) {
        return listed === 0
            ? (0,badge/* badge */.q)('good', `${scanned} scanned, no finding`)
            : (0,badge/* badge */.q)('none', `${scanned} scanned, ${(0,number_words/* counted */.hS)(listed, 'finding', 'findings')} to look at`);
    }
    return [
        flagged === 0 ? undefined : (0,badge/* badge */.q)('bad', `${(0,number_words/* counted */.hS)(flagged, 'finding', 'findings')} in ${scanned}`),
        ' ',
        undecided === 0 ? undefined : (0,badge/* badge */.q)('open', `${String(undecided)} not scanned`),
    ];
}
function legend(results, hasGaps) {
    const parts = [
        ...(results.some(({ score }) => score !== undefined) ? ['The number is the score.'] : []),
        ...(results.some(isClose) ? ['~ marks a score that is close to its limit.'] : []),
        ...(hasGaps ? ['\u2013 marks an attack that is not configured, so nothing is known about it.'] : []),
    ];
    return parts.join(' ');
}
function note(words) {
    return words === '' ? undefined : (0,markup/* element */.ND)('p', { class: 'note' }, words);
}
function isClose(result) {
    const { threshold } = result;
    const interval = 'interval' in result ? result.interval : result.evidence?.result.score;
    return threshold !== undefined && (0,score_words/* containsThreshold */.Tg)(interval, threshold);
}

// EXTERNAL MODULE: ./src/report/policy-change-words.ts
var policy_change_words = __webpack_require__(3179);
;// CONCATENATED MODULE: ./src/report/page/policy-change-section.ts



const MOST_CHANGES = 200;
/** More changes are folded away, unless they loosen the gate. */
const MOST_OPEN = 10;
/** How a pull request changes the policy of its base; undefined if there is nothing to say. */
function policyChanges({ policyChange }, context) {
    if (policyChange === undefined || !(0,policy_change_words/* isWorthSaying */.wU)(policyChange))
        return undefined;
    const title = 'How the pull request changes the policy';
    if (policyChange.kind === 'unread') {
        return section(context, title, (0,markup/* element */.ND)('p', {}, policy_change_words/* UNREAD_WORDS */.S6), lines(policyChange.why));
    }
    const { base, changes, notes } = policyChange;
    const unchanged = (0,policy_change_words/* formatUnchanged */.rQ)(policyChange);
    const loosened = changes.filter(({ effect }) => effect === 'loosened');
    const others = changes.filter(({ effect }) => effect !== 'loosened');
    return section(context, title, (0,markup/* element */.ND)('p', {}, `${(0,policy_change_words/* formatJudgedBy */.Gl)(policyChange)} (base commit `, (0,markup/* element */.ND)('code', {}, base.slice(0, 12)), ').'), ...notes.map(lines), unchanged === undefined ? undefined : (0,markup/* element */.ND)('p', {}, unchanged), loosened.length === 0
        ? undefined
        : [(0,markup/* element */.ND)('h3', {}, `${(0,policy_change_words/* formatLoosened */.D)(loosened.length, policyChange)}:`), listOf(loosened)], others.length > MOST_OPEN ? folded('Other changes', listOf(others)) : listOf(others));
}
function listOf(changes) {
    const shown = changes.slice(0, MOST_CHANGES);
    return [
        bullets(shown.map(({ effect, about, words }) => [
            effect === 'loosened' ? '' : policy_change_words/* EFFECT_WORDS */.Gt[effect],
            (0,markup/* element */.ND)('code', {}, about),
            ` ${words.replaceAll(' -> ', ' \u2192 ')}`,
        ])),
        andMore(changes.length - shown.length, 'changes'),
    ];
}

// EXTERNAL MODULE: ./src/decide/verdict.ts
var decide_verdict = __webpack_require__(6501);
;// CONCATENATED MODULE: ./src/report/page/tone.ts

const tone_TONES = {
    'already-scanned': 'good',
    'not-scanned': 'none',
    planned: 'none',
    submitted: 'none',
    passed: 'good',
    vulnerable: 'bad',
    skipped: 'none',
    error: 'open',
};
/** The colour of a run: a run that attacked nothing is no good one. */
function toneOf(outcome) {
    const { status, failed, lineage } = outcome;
    if ((0,decide_verdict/* isEmptyPass */.lJ)(outcome))
        return 'open';
    if (status === 'already-scanned' && (failed || lineage?.vulnerable !== false))
        return 'open';
    return tone_TONES[status];
}

;// CONCATENATED MODULE: ./src/report/page/page-title.ts


/** What stands for a verdict, and the analyses that it rests on. */
const TITLES = {
    bad: ['\u2717', judge_findings/* countsAsVulnerable */.hG],
    good: ['\u2713', ({ state }) => state === 'passed' || state === 'vulnerable'],
    open: ['?', ({ state }) => state !== 'passed' && state !== 'vulnerable'],
    none: ['\u2013', () => false],
};
/**
 * The title of a run's page, for tabs and bookmarks: the verdict, how many of the analyses it rests on, and the commit, such as
 * `\u2717 5/9 \u00b7 fraud-models@650ab7c`.
 */
function pageTitle(outcome) {
    const { results, target } = outcome;
    const [mark, counts] = TITLES[toneOf(outcome)];
    const count = results.filter(counts).length;
    const share = count === 0 ? '' : ` ${String(count)}/${String(results.length)}`;
    const name = target?.repoUrl.split('/').findLast((part) => part !== '') ?? '';
    const commit = target?.commit === undefined ? '' : `@${target.commit.slice(0, 7)}`;
    return `${mark}${share} \u00b7 ${name === '' ? 'Model security report' : `${name}${commit}`}`;
}

;// CONCATENATED MODULE: ./src/report/page/run-page.ts






















/** The pictures of a page, as files; in the page they take a third more. */
const MOST_PICTURE_BYTES = 6_000_000;
const run_page_MOST_ROWS = 1000;
/**
 * Renders the page of a run as one HTML file, which needs no script, no other file and no network: the verdict and its
 * reason, each finding with its evidence, how the pull request changes the policy, then what was analysed, by which program
 * and settings, and what was not checked.
 */
function renderRunPage(outcome, about) {
    const pictures = countPictures(MOST_PICTURE_BYTES);
    const histories = new Map(outcome.policy?.histories?.map((history) => [history.name, history]));
    const context = {
        names: (0,names/* createNames */.N)(),
        pictures,
        histories,
        venue: (0,venue/* venueOf */.p8)(outcome),
        explained: new Map(),
    };
    const ordered = (0,order/* gravestFirst */.Ln)(outcome.results);
    const files = outcome.supplyChain === undefined ? [] : closingFindings(outcome.supplyChain);
    const cards = fittingCards(ordered, context, files.length === 0);
    const frame = {
        title: pageTitle(outcome),
        icon: (0,badge/* tabIcon */.L)(toneOf(outcome)),
        style: style/* STYLE */.Y,
        policy: (0,content_security_policy/* pagePolicy */.K)(style/* STYLE */.Y),
    };
    return (0,markup/* pageText */.xe)(frame, (0,job_page/* banner */.v)(aboutRun(outcome, about)), (0,markup/* element */.ND)('main', {}, (0,markup/* element */.ND)('h1', {}, 'Model security report'), run_page_verdict(outcome), problems(outcome, context), overview(outcome, cards, context, about), findings(outcome, cards, files, context), policyChanges(outcome, context), others(ordered, cards, context), otherSection(outcome, context), section(context, 'What was analysed', subject(outcome), analysedFiles(outcome)), section(context, 'Program and settings', tools(outcome, about)), section(context, 'Not checked, and other remarks', notAnalysed(outcome, [...cards.leftOut, ...picturesLeftOut(pictures.shown(), pictures.left())], about.isFromResultsFiles === true))), footer(about));
}
function statusWord({ status }) {
    if (status === 'error')
        return 'No verdict';
    const words = status.replaceAll('-', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
}
function run_page_verdict(outcome) {
    const { meaning } = (0,verdict/* describeVerdict */.X)(asOnPage(outcome));
    const tone = toneOf(outcome);
    return (0,markup/* element */.ND)('div', { class: `verdict ${tone}` }, (0,badge/* badge */.q)(tone, statusWord(outcome)), (0,markup/* element */.ND)('p', { class: 'headline' }, outcome.headline), (0,markup/* element */.ND)('p', {}, withCode(meaning)), outcome.errorMessage === undefined || outcome.errorMessage === outcome.headline
        ? undefined
        : lines(outcome.errorMessage), counts(outcome));
}
/** A page that shows the evidence does not advise to fetch reports of it. */
function asOnPage(outcome) {
    const { requested, results } = outcome;
    const showsEvidence = results.some(({ evidence }) => evidence !== undefined);
    return requested === undefined || !showsEvidence
        ? outcome
        : { ...outcome, requested: { ...requested, reports: true } };
}
function overview(outcome, cards, context, { isFromResultsFiles }) {
    const { results, supplyChain } = outcome;
    if (results.length === 0 && supplyChain === undefined)
        return undefined;
    return section(context, 'Overview', matrix(outcome, cards.ids), results.some(({ score }) => score !== undefined)
        ? (0,markup/* element */.ND)('p', { class: 'note' }, score_words/* INTERVAL_MEANING */.yg)
        : undefined, isFromResultsFiles === true ? (0,markup/* element */.ND)('p', { class: 'note' }, FROM_RESULTS_FILES) : undefined);
}
function findings(outcome, cards, files, context) {
    const { supplyChain, lineage, status } = outcome;
    const record = status === 'vulnerable' && lineage?.vulnerable === true && cards.findings.length + files.length === 0
        ? [
            (0,markup/* element */.ND)('p', {}, 'The record of an earlier scan says that a vulnerability was found. It does not say which.'),
        ]
        : [];
    const all = [...files, ...cards.findings, ...record];
    const hasFiles = (0,judge_scan/* isFlagged */.Hd)(supplyChain) || (0,judge_scan/* isUndecidedSupplyChain */.cC)(supplyChain);
    return all.length === 0 && !hasFiles
        ? undefined
        : section(context, 'Findings', (0,markup/* element */.ND)('div', { class: 'findings' }, all));
}
/** What is no finding: without a verdict, accepted, passed, and what has no more than a line. */
function others(results, cards, context) {
    const rest = results.filter((result) => !cards.ids.has(result));
    return [
        cards.undecided.length === 0 ? undefined : section(context, 'Without a verdict', cards.undecided),
        cards.accepted.length === 0 ? undefined : section(context, 'Vulnerable, but accepted', cards.accepted),
        cards.passed.length === 0 ? undefined : section(context, 'Passed', cards.passed),
        rest.length === 0
            ? undefined
            : section(context, 'Further analyses', (0,markup/* element */.ND)('ul', { class: 'list' }, rest.slice(0, run_page_MOST_ROWS).map((result) => analysisRow(result, undefined, context))), andMore(rest.length - run_page_MOST_ROWS, 'analyses')),
    ];
}
const FROM_RESULTS_FILES = 'This page was made from results files. They hold scores, findings and the curve of evasion, but no pictures and no other ' +
    'plots. Those are on the page that each run writes itself, with the input report-file.';
function otherSection({ supplyChain }, context) {
    if (supplyChain === undefined)
        return undefined;
    const others = supplyChain.findings.some(({ standing }) => standing !== 'flagged' && standing !== 'undecided');
    return others
        ? section(context, 'Findings that do not fail the check', otherFindings(supplyChain))
        : undefined;
}
function problems({ problems: found }, context) {
    if (found.length === 0)
        return undefined;
    return section(context, 'Problems of the inputs and the config file', bullets(found
        .slice(0, run_page_MOST_ROWS)
        .map(({ place, message }) => [
        (0,markup/* element */.ND)('code', {}, place.kind === 'input'
            ? place.input
            : `${place.file}:${String(place.line)}:${String(place.column)}`),
        ' ',
        message,
    ])), andMore(found.length - run_page_MOST_ROWS, 'problems'));
}
function subject({ target, repoType, lineage }) {
    if (target === undefined)
        return [];
    const record = lineage?.record;
    const words = [
        `Repository ${target.repoUrl === '' ? 'not known' : target.repoUrl}`,
        ...(repoType === undefined ? [] : [`of kind ${repoType}`]),
        `branch ${target.branch ?? 'not known'}`,
        `commit ${target.commit ?? 'not known'}`,
        ...(target.pullRequest === undefined ? [] : [`pull request ${String(target.pullRequest)}`]),
    ];
    return [
        (0,markup/* element */.ND)('p', {}, `${words.join(', ')}.`),
        record === undefined
            ? undefined
            : (0,markup/* element */.ND)('p', {}, `There is a record of an earlier scan, of commit ${record.commitid ?? 'not known'}, ` +
                (lineage?.accepted === true
                    ? 'which covers analyses that are not listed.'
                    : 'which did not count.')),
    ];
}
function aboutRun({ target }, { writtenMs }) {
    const name = target?.repoUrl.replace(/^https?:\/\/[^/]+\//u, '') ?? '';
    return [
        name === '' ? undefined : `${name} \u00b7 `,
        target?.branch === undefined ? undefined : `${target.branch} \u00b7 `,
        target?.commit === undefined ? undefined : [(0,markup/* element */.ND)('code', {}, target.commit.slice(0, 10)), ' \u00b7 '],
        (0,markup/* element */.ND)('time', { datetime: new Date(writtenMs).toISOString() }, (0,time_words/* formatTime */.f)(writtenMs)),
    ];
}
function footer({ runUrl }) {
    const address = (0,markup/* webAddress */.Dy)(runUrl);
    return (0,markup/* element */.ND)('footer', { class: 'foot' }, (0,markup/* element */.ND)('p', {}, 'This file is complete: it loads nothing, runs nothing and sends nothing.', address === undefined
        ? undefined
        : [' ', (0,markup/* element */.ND)('a', { href: address, rel: 'noreferrer' }, 'The run on GitHub')]));
}


/***/ })

};
