export const id = 7295;
export const ids = [7295];
export const modules = {

/***/ 7295:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   verdictText: () => (/* binding */ verdictText)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(436);
/* harmony import */ var _decide_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6501);
/* harmony import */ var _decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(229);
/* harmony import */ var _decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4849);
/* harmony import */ var _facts_finding_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5966);
/* harmony import */ var _facts_venue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(112);
/* harmony import */ var _facts_written_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7722);
/* harmony import */ var _report_adoption_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1832);
/* harmony import */ var _report_document_analyses_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8914);
/* harmony import */ var _report_document_repeat_command_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4319);
/* harmony import */ var _report_document_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2829);
/* harmony import */ var _report_document_findings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1178);
/* harmony import */ var _report_document_parts_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(9976);
/* harmony import */ var _report_document_changes_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(8303);
/* harmony import */ var _report_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1583);
/* harmony import */ var _report_document_states_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8074);
/* harmony import */ var _report_file_words_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4286);
/* harmony import */ var _report_order_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(734);
/* harmony import */ var _report_summary_advice_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8417);
/* harmony import */ var _report_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(689);
/* harmony import */ var _model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(9597);
/* harmony import */ var _model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(9998);
/* harmony import */ var _text_safe_markup_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(4139);
/* harmony import */ var _cli_log_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(1787);
/* harmony import */ var _display_width_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(5825);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(3007);
/* harmony import */ var _place_text_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(7705);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(1028);




























/** More entries of one kind are counted, not listed. */
const MAX_LISTED = 50;
const [INDENT, DEEPER] = ['  ', '      '];
const MAX_NAME_COLUMNS = 40;
const SCORE_COLUMNS = 14;
const STANDINGS = [
    ['flagged', '\u2717', 'red'],
    ['undecided', '?', 'yellow'],
    ['known', '\u25cb', 'dim'],
    ['accepted', '\u25cb', 'dim'],
    ['listed', '\u00b7', 'dim'],
];
/** Renders an outcome for people: the verdict first, then what fails the check, each finding once, then the rest. */
function verdictText(outcome, look) {
    const { supplyChain } = outcome;
    const { paint, columns = Infinity, moreWarnings = [] } = look;
    const [analyses, files] = [analysisLines(outcome, look), fileLines(outcome, look)];
    // A file that fails the check is the gravest finding.
    const isFileFirst = supplyChain !== undefined && (0,_report_document_files_js__WEBPACK_IMPORTED_MODULE_10__/* .closingFindings */ .SP)(supplyChain).length > 0;
    const sections = [
        verdictLines(outcome, look),
        outcome.problems.map((problem) => `${INDENT}${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)((0,_place_text_js__WEBPACK_IMPORTED_MODULE_23__/* .problemText */ .f)(problem))}`),
        ...(isFileFirst ? [files, analyses] : [analyses, files]),
        (0,_report_document_changes_js__WEBPACK_IMPORTED_MODULE_25__/* .modelChangeSection */ .T)(outcome).parts.flatMap(partText),
        (0,_report_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_12__/* .policyChangeSection */ ._z)(outcome).parts.flatMap(partText),
        [...(outcome.warnings ?? []), ...moreWarnings].map((text) => `${paint('yellow', 'warning:')} ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(text)}`),
        outcome.notices.map((text) => `note: ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(text)}`),
        writtenLines(outcome),
        adoptionLines(outcome),
    ];
    // An entry of a config file is pasted as it is.
    return sections
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.map((line) => (line.startsWith(`${DEEPER}- {`) ? line : (0,_display_width_js__WEBPACK_IMPORTED_MODULE_21__/* .wrapLine */ .x9)(line, columns))).join('\n'))
        .join('\n\n');
}
function verdictLines(outcome, { paint, asked = 'everything' }) {
    const { status, headline, errorMessage } = outcome;
    const isOpen = outcome.failed || !(0,_exit_status_js__WEBPACK_IMPORTED_MODULE_22__/* .hasVerdict */ .aA)(outcome, asked);
    const style = status === 'vulnerable' ? 'red' : isOpen ? 'yellow' : 'green';
    const word = verdictWord(outcome, asked);
    return [
        `${paint('bold', paint(style, word))}  ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(headline)}`,
        ...(errorMessage === undefined ? [] : [`${INDENT}${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(errorMessage)}`]),
        ...adviceLines(outcome),
    ];
}
/** What to do about a service that gave no verdict. The messages of local analyses, and of wrong inputs, say it themselves. */
function adviceLines(outcome) {
    const isOfService = outcome.status === 'error' && outcome.requested?.venue.hasJobs === true;
    const text = isOfService && countCauses(outcome) < 2 ? (0,_report_summary_advice_js__WEBPACK_IMPORTED_MODULE_16__/* .adviceFor */ .cp)(outcome)?.text : undefined;
    return text === undefined ? [] : [lineText([`To do: ${text}`], INDENT)];
}
function countCauses(outcome) {
    return (0,_report_document_findings_js__WEBPACK_IMPORTED_MODULE_11__/* .findingRows */ .d9)(outcome).filter(({ isFound }) => !isFound).length;
}
/** The status, unless it hides that nothing is known of the models. */
function verdictWord(outcome, asked) {
    const { status, failureReason } = outcome;
    // One cause must not stand for all.
    const cause = countCauses(outcome) > 1 ? '' : ` (${failureReason ?? 'error'})`;
    if (status === 'error')
        return `NO VERDICT${cause}`;
    if ((0,_decide_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptsUntested */ .Ku)(outcome))
        return 'NOT TESTED (accepted)';
    return status === 'passed' && !(0,_exit_status_js__WEBPACK_IMPORTED_MODULE_22__/* .hasVerdict */ .aA)(outcome, asked) ? 'NO VERDICT' : status.toUpperCase();
}
/** Renders a line of the document, below what it is about. */
function lineText(line, indent = DEEPER) {
    return `${indent}${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(line.map(pieceText).join(''))}`;
}
function pieceText(piece) {
    if (typeof piece === 'string')
        return (0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_19__/* .withoutBackticks */ .sG)(piece);
    if ('said' in piece)
        return piece.said;
    if ('code' in piece)
        return piece.code;
    if ('digest' in piece)
        return piece.digest;
    if ('strong' in piece)
        return pieceText(piece.strong);
    if ('place' in piece)
        return (0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__/* .describePlace */ .df)(piece.place);
    if ('commit' in piece)
        return piece.commit;
    return `${pieceText(piece.label)} ${piece.link ?? ''}`.trimEnd();
}
function partText(part) {
    if (part.kind === 'line')
        return [lineText(part.line, INDENT)];
    if (part.kind === 'fold')
        return [`${INDENT}${part.title}:`, ...part.parts.flatMap(partText)];
    const items = part.kind === 'list' ? part.items : part.rows.map((row) => ({ lines: rowLines(row, part.header) }));
    const left = items.length - MAX_LISTED;
    return [
        ...items
            .slice(0, MAX_LISTED)
            .flatMap(({ lines }) => lines.map((one, index) => lineText(one, index === 0 ? '    ' : DEEPER))),
        ...(left > 0 ? [`${INDENT}\u2026 and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_26__/* .counted */ .hS)(left, ...part.what)} more: see --results-file.`] : []),
    ];
}
/** What the row is about, then a line for each other cell, with the name of its column. */
function rowLines([about = [], ...cells], [, ...names]) {
    return [
        about,
        ...cells.flatMap((cell, at) => (cell.length === 0 ? [] : [[`${names[at] ?? ''}: `, ...cell]])),
    ];
}
function analysisLines(outcome, look) {
    const { results } = outcome;
    if (results.length === 0)
        return [];
    const { paint, isAfterTable, isVerbose } = look;
    const isCounted = (result) => isAfterTable === true && isVerbose !== true && (0,_report_document_states_js__WEBPACK_IMPORTED_MODULE_13__/* .groupOf */ .F8)(result) === 'passed';
    const listed = (0,_report_order_js__WEBPACK_IMPORTED_MODULE_15__/* .gravestFirst */ .Ln)(results).filter((result) => !isCounted(result));
    const passed = results.length - listed.length;
    const widths = listed.map(({ spec }) => (0,_display_width_js__WEBPACK_IMPORTED_MODULE_21__/* .displayWidth */ .F1)((0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(spec.name)));
    const width = Math.min(MAX_NAME_COLUMNS, Math.max(0, ...widths));
    const meaning = (0,_report_document_analyses_js__WEBPACK_IMPORTED_MODULE_8__/* .intervalMeaning */ .ZJ)(results);
    return [
        paint('bold', 'Analyses'),
        ...listed.flatMap((result) => oneAnalysis(result, outcome, width, look)),
        ...(passed === 0 ? [] : [`${INDENT}${paint('green', '\u2713')} ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_26__/* .grouped */ .zD)(passed)} passed`]),
        ...(meaning === '' || isVerbose !== true ? [] : [`${INDENT}${meaning}`]),
    ];
}
/** `\u2717 digits/evasion  \u2265 0.98 > 0.5  config.yml:9`, then what happened and what to do. */
function oneAnalysis(result, outcome, width, { paint, isVerbose = false }) {
    const { spec, message, state } = result;
    const mark = paint((0,_terminal_js__WEBPACK_IMPORTED_MODULE_24__/* .styleOf */ .V)((0,_report_document_states_js__WEBPACK_IMPORTED_MODULE_13__/* .labelOf */ .Wy)(result).tone), (0,_report_document_states_js__WEBPACK_IMPORTED_MODULE_13__/* .markOf */ .Fg)(result));
    const needsAction = (0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countsAsVulnerable */ .hG)(result) || (0,_report_document_states_js__WEBPACK_IMPORTED_MODULE_13__/* .hasNoVerdict */ .Xt)(result);
    const place = spec.place === undefined || !needsAction ? '' : (0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(placeOfLine(spec.place));
    const score = (0,_display_width_js__WEBPACK_IMPORTED_MODULE_21__/* .padToWidth */ .Fg)((0,_report_document_findings_js__WEBPACK_IMPORTED_MODULE_11__/* .shortResult */ .qQ)(result), SCORE_COLUMNS);
    const first = `${INDENT}${mark} ${(0,_display_width_js__WEBPACK_IMPORTED_MODULE_21__/* .padToWidth */ .Fg)((0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(spec.name), width)}  ${score}  ${place}`.trimEnd();
    const isShort = state === 'passed' && !isVerbose;
    const lines = [
        ...(isVerbose ? (0,_report_document_parts_js__WEBPACK_IMPORTED_MODULE_27__/* .said */ .ag)((0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_4__/* .explainedScore */ .fl)(result)) : []),
        ...(0,_report_document_parts_js__WEBPACK_IMPORTED_MODULE_27__/* .said */ .ag)(message),
        ...(isShort ? [] : (0,_report_document_parts_js__WEBPACK_IMPORTED_MODULE_27__/* .said */ .ag)((0,_facts_finding_words_js__WEBPACK_IMPORTED_MODULE_4__/* .meaningOf */ .Pr)(result))),
        ...((0,_decide_scan_decide_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countsAsVulnerable */ .hG)(result) ? fixLines(result, outcome) : []),
        ...(0,_report_document_analyses_js__WEBPACK_IMPORTED_MODULE_8__/* .linesOn */ .Bo)(result, outcome, isVerbose ? 'terminal' : 'terminal-short'),
        ...(isVerbose ? [...(0,_report_document_analyses_js__WEBPACK_IMPORTED_MODULE_8__/* .jobLines */ .TK)(result, outcome), ...readLines(result)] : []),
    ];
    return [first, ...lines.map((line) => lineText(line))];
}
/** What to do first, and the command that repeats the analysis. */
function fixLines(result, outcome) {
    const [action] = (0,_report_sarif_rule_texts_js__WEBPACK_IMPORTED_MODULE_17__/* .actionsFor */ .rG)(result.spec.attack, (0,_facts_venue_js__WEBPACK_IMPORTED_MODULE_5__/* .venueOf */ .p8)(outcome));
    const repeat = (0,_report_document_repeat_command_js__WEBPACK_IMPORTED_MODULE_9__/* .repeatCommand */ .p)(result, outcome);
    return [
        ...(action === undefined ? [] : [[`fix: ${action}`]]),
        ...(repeat.length === 0 ? [] : [['again: ', ...repeat]]),
    ];
}
/** What an analysis read or sent, with the digests that an entry of accept may pin. */
function readLines({ uploads }) {
    return uploads.map(({ slot, file, bytes, sha256, host }) => [
        `${host === '' ? 'read' : 'sent'} ${slot} `,
        { code: file },
        `, ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_26__/* .formatBytes */ .z3)(bytes)}, ${(0,_report_document_outcome_sections_js__WEBPACK_IMPORTED_MODULE_12__/* .digestName */ .su)(host)} `,
        { digest: sha256 },
    ]);
}
/** Terminals and editors open `file:line`. */
function placeOfLine(place) {
    return place.kind === 'file' ? `${place.file}:${String(place.line)}` : (0,_model_security_scan_common_problem__WEBPACK_IMPORTED_MODULE_0__/* .describePlace */ .df)(place);
}
function fileLines({ supplyChain, policy }, { paint, isVerbose }) {
    if (supplyChain === undefined)
        return [];
    const findings = STANDINGS.flatMap(([standing, mark, style]) => {
        const found = (0,_decide_scan_judge_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .withStanding */ .N6)(supplyChain, standing);
        const left = found.length - MAX_LISTED;
        return [
            ...found
                .slice(0, MAX_LISTED)
                .flatMap((finding) => [
                `${INDENT}${paint(style, mark)} ${titleOf(finding)}`,
                ...[
                    ...(0,_report_document_files_js__WEBPACK_IMPORTED_MODULE_10__/* .findingLines */ .hq)(finding, policy?.entries),
                    ...(isVerbose === true ? identityLines(finding) : []),
                ].map((line) => lineText(line)),
            ]),
            ...(left > 0
                ? [`${INDENT}\u2026 and ${(0,_model_security_scan_common_number_words__WEBPACK_IMPORTED_MODULE_26__/* .counted */ .hS)(left, 'finding', 'findings')} more: see --results-file.`]
                : []),
        ];
    });
    return [
        `${paint('bold', 'Files')}${lineText((0,_report_document_files_js__WEBPACK_IMPORTED_MODULE_10__/* .scopeLine */ .VU)(supplyChain), INDENT)}`,
        ...findings,
        ...(0,_report_document_files_js__WEBPACK_IMPORTED_MODULE_10__/* .unattackedParts */ .Vt)(supplyChain).flatMap(partText),
    ];
}
/** The rule and the content by which an entry of accept names a finding. */
function identityLines({ rule, sha256 }) {
    return [[`rule ${rule}`, ...(sha256 === undefined ? [] : [', SHA-256 ', { digest: sha256 }])]];
}
function titleOf(finding) {
    const { rule, severity, standing } = finding;
    const state = standing === 'known' || standing === 'accepted' ? `${standing}, ` : '';
    const title = (0,_text_safe_markup_js__WEBPACK_IMPORTED_MODULE_19__/* .withoutBackticks */ .sG)(_model_security_scan_scanner_rules__WEBPACK_IMPORTED_MODULE_18__/* .RULES */ .y0[rule].title);
    return `${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)((0,_report_file_words_js__WEBPACK_IMPORTED_MODULE_14__/* .formatPlace */ .dE)(finding))}  ${state}${_report_file_words_js__WEBPACK_IMPORTED_MODULE_14__/* .SEVERITY_WORDS */ .ii[severity]}: ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(title)}`;
}
/** After the first red run: how to start green without hiding anything. */
function adoptionLines(outcome) {
    if (!(0,_report_adoption_js__WEBPACK_IMPORTED_MODULE_7__/* .suggestsBaseline */ .x)(outcome))
        return [];
    const { title, steps, end } = _report_adoption_js__WEBPACK_IMPORTED_MODULE_7__/* .ADOPTION */ .Db;
    return [title, ...steps.map((step, index) => `${INDENT}${String(index + 1)}. ${step}`), end];
}
function writtenLines(outcome) {
    const written = [
        ..._facts_written_files_js__WEBPACK_IMPORTED_MODULE_6__/* .WRITTEN_FILES */ .m.map(({ key, label }) => [label, outcome[key]]),
        ['reports', outcome.reportDirectory],
    ];
    return written.flatMap(([what, file]) => (file === undefined ? [] : [`${what}: ${(0,_cli_log_js__WEBPACK_IMPORTED_MODULE_20__/* .safeLine */ .o)(file)}`]));
}


/***/ })

};
