export const id = 1040;
export const ids = [1040];
export const modules = {

/***/ 1040:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./src/settings/config/nearest.ts
var nearest = __webpack_require__(3398);
// EXTERNAL MODULE: ./src/settings/schema/diagnostics.ts
var schema_diagnostics = __webpack_require__(4377);
// EXTERNAL MODULE: ./packages/common/src/schema/tree.ts
var tree = __webpack_require__(8223);
;// CONCATENATED MODULE: ./src/settings/config/yaml-faults.ts
/**
 * Our own messages for the errors of the YAML library. Its messages can quote the text, which may contain secrets, so
 * they are not shown.
 */
const MESSAGES = {
    ALIAS_PROPS: 'an alias (*name) can have no anchor or tag of its own. Remove it.',
    BAD_ALIAS: 'the name of this anchor (&name) or alias (*name) is missing or ends in a colon. Correct the name.',
    BAD_COLLECTION_TYPE: 'the tag (!...) does not fit the value after it. Remove the tag.',
    BAD_DIRECTIVE: 'this line starts with %, but it is not a known YAML directive. Remove it.',
    BAD_DQ_ESCAPE: 'the backslash in this text does not start a known escape. Write two backslashes, or use single quotes.',
    BAD_INDENT: 'the indentation is wrong, or an earlier bracket is not closed.',
    BAD_PROP_ORDER: 'an anchor (&name) or tag (!...) must be directly before its value. Move it there.',
    BAD_SCALAR_START: 'a value cannot start with this character. Put the value in quotes.',
    BLOCK_AS_IMPLICIT_KEY: 'a second ": " on one line, or an indentation that matches no line above. Put a value with a colon in quotes.',
    BLOCK_IN_FLOW: 'inside [...] or {...}, lists and mappings need brackets too. Write this part in brackets.',
    DUPLICATE_KEY: 'this key occurs twice. Remove one of them.',
    IMPOSSIBLE: 'this cannot be read as YAML.',
    KEY_OVER_1024_CHARS: 'this key is over 1024 characters long. Check that a quote or bracket is not left open.',
    MISSING_CHAR: 'a character is missing here: a closing quote or bracket, a comma, a dash, or a colon with a space.',
    MULTILINE_IMPLICIT_KEY: 'a key must be on one line, followed by a colon and a space.',
    MULTIPLE_ANCHORS: 'a value can have only one anchor (&name). Remove the others.',
    MULTIPLE_DOCS: 'a second document starts here. Put everything into one document, without --- between parts.',
    MULTIPLE_TAGS: 'a value can have only one tag (!...). Remove the others.',
    NON_STRING_KEY: 'a key must be plain text.',
    RESOURCE_EXHAUSTION: 'lists or mappings are nested far too deeply here. Check the brackets.',
    TAB_AS_INDENT: 'a tab is used for indentation, which YAML does not allow. Use spaces.',
    TAG_RESOLVE_FAILED: 'tags (!...) are not supported. Remove this one.',
    UNEXPECTED_TOKEN: 'this does not belong here. Check the quotes, brackets and indentation before it.',
};
/** Describes an error or warning of the YAML library without quoting the text. */
function describeYamlFault(code) {
    return `not valid YAML: ${MESSAGES[code]}`;
}

;// CONCATENATED MODULE: ./src/settings/config/yaml-indent.ts

/**
 * Explains a text that is not valid YAML by its indentation, if that is what is wrong. The library reports one such mistake
 * several times, and at other lines.
 * @param faultLines the lines that the library complains about, counted from 1
 */
function findIndentFault(text, faultLines) {
    const first = Math.min(...faultLines);
    const lines = readLines(text);
    return findTab(lines, Math.max(...faultLines)) ?? findWrongColumn(lines, first);
}
function readLines(text) {
    let offset = 0;
    return text.split('\n').flatMap((full, index) => {
        const lineStart = offset;
        offset += full.length + 1;
        const [, blanks = '', dashes = '', content = ''] = /^(\s*)((?:- +)*)(.*)$/su.exec(full) ?? [];
        if (dashes + content === '' || content.startsWith('#'))
            return [];
        const dashColumns = [...dashes.matchAll(/-/gu)].map((dash) => blanks.length + dash.index);
        const isWhole = WHOLE_BRACKETS.test(content);
        return [
            {
                number: index + 1,
                start: lineStart + blanks.length,
                end: lineStart + full.trimEnd().length,
                text: full,
                columns: isWhole && dashes !== '' ? dashColumns : [...dashColumns, blanks.length + dashes.length],
                isEntry: dashes !== '',
                // A text of several lines or a bracket goes on below.
                hasValue: isWhole || (/^[^:]+:\s+[^\s|>[{&"'#]/u.test(content) && !/[[{,]\s*$/u.test(content)),
            },
        ];
    });
}
/** A value in brackets that ends on its line, with or without a key before it. */
const WHOLE_BRACKETS = /^(?:[\w-]+:\s+)?(?:\{.*\}|\[.*\])\s*(?:#.*)?$/u;
function findTab(lines, lastFault) {
    const tabbed = lines.filter(({ text, number }) => number <= lastFault && /^ *\t/u.test(text));
    const [line] = tabbed;
    if (line === undefined)
        return undefined;
    const start = line.end - line.text.trimEnd().length;
    return { span: { start, end: line.start }, message: describeYamlFault('TAB_AS_INDENT') };
}
/** Finds the line that starts in a column in which nothing above it starts. */
function findWrongColumn(lines, firstFault) {
    let open = new Map();
    let above;
    for (const line of lines.filter(({ number }) => number <= firstFault + 1)) {
        const [column = 0] = line.columns;
        if (above !== undefined && line.number >= firstFault) {
            const words = describeColumn(line, open, above);
            if (words !== undefined) {
                return { span: { start: line.start, end: line.end }, message: `not valid YAML: ${words}` };
            }
        }
        const outer = [...open].filter(([one]) => one < column);
        open = new Map([...outer, ...line.columns.map((one) => [one, line])]);
        above = line;
    }
    return undefined;
}
function describeColumn(line, open, above) {
    const [column = 0] = line.columns;
    const keyColumn = above.columns.at(-1) ?? 0;
    if (/^[\w-]+:\s+-\s/u.test(line.text.trim())) {
        return 'a list cannot start beside its key. Put each entry on a line of its own below the key, after "- ".';
    }
    if (column > keyColumn) {
        if (!above.hasValue)
            return undefined;
        const isList = line.isEntry && above.isEntry;
        return (`this line starts after ${spaces(column)}, but the ${isList ? 'entry' : 'key'} above it (line ${String(above.number)}) ` +
            `starts after ${spaces(keyColumn)} and has a value already. The ${isList ? 'entries of one list' : 'keys of one mapping'} ` +
            `start in the same column: indent this line by ${spaces(keyColumn)}.`);
    }
    const owner = open.get(column);
    if (owner !== undefined)
        return describeKind(line, owner, above);
    const known = [...open.keys()].sort((one, other) => one - other).map(String);
    return (`this line starts after ${spaces(column)}, but the lines above that it could belong to start after ` +
        `${known.join(' or ')}. Correct its indentation.`);
}
/** Finds an entry in the column of a key that cannot have a list there, and an entry without a dash. */
function describeKind(line, owner, above) {
    const start = `this line starts after ${spaces(line.columns[0] ?? 0)}, as line ${String(owner.number)} does, `;
    if (line.isEntry && !owner.isEntry && (owner !== above || owner.hasValue)) {
        return (`${start}which is no entry of a list. Indent the entries of one list by the same number of spaces, below the key ` +
            'of the list, and begin each with "- ".');
    }
    const hasBracket = ({ text }) => /^\s*[{[]/u.test(text);
    // Below another bracket, a comma may be missing between two values of a list in brackets.
    return !line.isEntry && hasBracket(line) && !hasBracket(owner)
        ? `${start}but has no key. Begin an entry of a list with "- ".`
        : undefined;
}
function spaces(count) {
    return count === 1 ? '1 space' : `${String(count)} spaces`;
}

;// CONCATENATED MODULE: ./src/settings/config/yaml-parse.ts



/** Deeper than any configuration, and far below the depth at which the library's recursion fails. */
const MAX_LEVELS = 200;
/** Bounds memory and time. A model with two attacks has about 140 words, punctuation marks and spaces. */
const MAX_LEXEMES = 750_000;
/** One mistake often causes many errors after it. */
const MAX_FAULTS = 20;
/**
 * Parses one document of YAML 1.2, which includes JSON. The library's own `parseDocument` has no limits; here the tokens
 * are counted as they are read, so that a few megabytes of brackets cannot use up the memory.
 */
function parseYaml(text) {
    const lines = new dist/* LineCounter */.HN();
    const tokens = new BoundedTokens(text, lines);
    const [document, second] = compose(tokens, text.length);
    const contents = document?.contents ?? null;
    if (tokens.fault !== undefined)
        return { lines, contents, faults: [tokens.fault] };
    if (tokens.tags.length > 0)
        return { lines, contents, faults: onePerLine(tokens.tags, lines) };
    const faults = [...(document?.errors ?? []), ...(document?.warnings ?? [])]
        .slice(0, MAX_FAULTS)
        .map((fault) => ({ span: toSpan(fault.pos), message: describeYamlFault(fault.code) }));
    if (second !== undefined) {
        faults.push({ span: toSpan(second.range), message: describeYamlFault('MULTIPLE_DOCS') });
    }
    const faultLines = faults.map(({ span }) => lines.linePos(span.start).line);
    const indent = faults.length === 0 ? undefined : findIndentFault(text, faultLines);
    return { lines, contents, faults: indent === undefined ? onePerLine(faults, lines) : [indent] };
}
/** Converts a range of the library, which also counts offsets. */
function toSpan(range) {
    const [start, end] = range ?? [];
    return { start: start ?? 0, end: end ?? 0 };
}
/** Reads at most two documents of a text: the second one is needed only to refuse it. */
function compose(tokens, length) {
    const composer = new dist/* Composer */.Dk({
        version: '1.2',
        schema: 'core',
        resolveKnownTags: false,
        merge: false,
        // The library would compare every key with every other key. The tree builder needs only one step per key.
        uniqueKeys: false,
        prettyErrors: false,
    });
    const documents = [];
    for (const document of composer.compose(tokens, true, length)) {
        documents.push(document);
        if (documents.length === 2)
            break;
    }
    return documents;
}
class BoundedTokens {
    /** Set if the text exceeds a limit; the tokens end there. */
    fault;
    /** The tags of the text. No value needs one, and the library takes long for many; the tokens end when there are too many. */
    tags = [];
    #text;
    #lines;
    constructor(text, lines) {
        this.#text = text;
        this.#lines = lines;
    }
    *[Symbol.iterator]() {
        const parser = new dist/* Parser */.iX(this.#lines.addNewLine);
        this.#lines.addNewLine(0);
        let lexemes = 0;
        let errors = 0;
        for (const lexeme of new dist/* Lexer */.JG().lex(this.#text)) {
            if (dist/* CST */.DB.tokenType(lexeme) === 'tag') {
                const span = { start: parser.offset, end: parser.offset + lexeme.length };
                this.tags.push({ span, message: describeYamlFault('TAG_RESOLVE_FAILED') });
            }
            if (this.tags.length >= MAX_FAULTS)
                return;
            for (const token of parser.next(lexeme)) {
                if (token.type === 'error' || token.type === 'directive')
                    errors += 1;
                yield token;
            }
            lexemes += 1;
            this.fault = findLimitFault(parser, lexemes);
            if (this.fault !== undefined || errors >= MAX_FAULTS)
                return;
        }
        yield* parser.end();
    }
}
function findLimitFault(parser, lexemes) {
    const span = { start: parser.offset, end: parser.offset };
    if (parser.stack.length > MAX_LEVELS)
        return { span, message: describeYamlFault('RESOURCE_EXHAUSTION') };
    if (lexemes <= MAX_LEXEMES)
        return undefined;
    return { span, message: 'the text up to here is too large to be read. Split it.' };
}
function onePerLine(faults, lines) {
    const first = new Map();
    for (const fault of faults) {
        const { line } = lines.linePos(fault.span.start);
        if (!first.has(line))
            first.set(line, fault);
    }
    return [...first.values()];
}

;// CONCATENATED MODULE: ./src/settings/config/yaml-tree.ts





/** A file of 5,000 models has a tenth as many. */
const MAX_VALUES = 1_000_000;
const BROKEN = { kind: 'broken', span: tree/* WHOLE_TEXT */.M };
const NOTHING = { kind: 'scalar', text: '', isNull: true };
/**
 * Reads YAML 1.2, which includes JSON. Reports syntax errors, duplicate keys, merge keys, and aliases that have no anchor,
 * contain themselves, or expand to so many values that the runner would run out of memory.
 */
function readYaml(text, origin) {
    const { contents, faults, lines } = parseYaml(text);
    const diagnostics = new schema_diagnostics/* Diagnostics */.r(origin, lines);
    for (const { span, message } of faults)
        diagnostics.report(span, message);
    return { diagnostics, root: faults.length > 0 ? BROKEN : readRoot(contents, diagnostics) };
}
function readRoot(contents, diagnostics) {
    const builder = new TreeBuilder(diagnostics);
    const root = builder.build(contents, tree/* WHOLE_TEXT */.M);
    if (builder.sizeOf(root) <= MAX_VALUES)
        return root;
    diagnostics.report(root.span, `has over ${String(MAX_VALUES)} values with every alias (*name) written out. Use fewer aliases, or split it.`);
    return BROKEN;
}
class TreeBuilder {
    #diagnostics;
    /** The value of each anchor; undefined while that value is being read. */
    #anchors = new Map();
    #sizes = new Map();
    constructor(diagnostics) {
        this.#diagnostics = diagnostics;
    }
    /** @param near the span of the key, for a missing value */
    build(node, near) {
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#aliased(node.source, toSpan(node.range));
        if (!(0,dist/* isScalar */.jn)(node) && !(0,dist/* isCollection */.P3)(node))
            return { ...NOTHING, span: near };
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, undefined);
        const tree = (0,dist/* isScalar */.jn)(node) ? readScalar(node) : this.#parent(node);
        if (node.anchor !== undefined)
            this.#anchors.set(node.anchor, tree);
        return tree;
    }
    /** The number of values in it, including itself, with every alias written out. */
    sizeOf(tree) {
        return this.#sizes.get(tree) ?? 1;
    }
    #sized(tree, parts) {
        this.#sizes.set(tree, parts.reduce((sum, part) => sum + this.sizeOf(part), 1));
        return tree;
    }
    #parent(node) {
        const span = toSpan(node.range);
        if ((0,dist/* isMap */.jh)(node))
            return this.#mapping(node.items, span);
        const items = node.items.map((item) => this.build(item, span));
        return this.#sized({ kind: 'list', count: items.length, items, span }, items);
    }
    #mapping(pairs, span) {
        const entries = [];
        const first = new Map();
        for (const pair of pairs) {
            const entry = this.#entry(pair, span);
            if (entry === undefined)
                continue;
            const before = first.get(entry.key);
            if (before === undefined) {
                first.set(entry.key, entry.keySpan);
                entries.push(entry);
            }
            else {
                const line = String(this.#diagnostics.line(before));
                this.#diagnostics.report(entry.keySpan, `${(0,nearest/* quoted */.TL)(entry.key)} occurs twice, first in line ${line}. Remove one of them.`);
            }
        }
        const values = entries.map((entry) => entry.value);
        return this.#sized({ kind: 'mapping', entries, span }, values);
    }
    #entry(pair, span) {
        const key = (0,dist/* isAlias */.Vj)(pair.key) ? undefined : this.build(pair.key, span);
        const value = this.build(pair.value, key?.span ?? span);
        if (key?.kind !== 'scalar' || key.text === '') {
            const keySpan = (0,dist/* isAlias */.Vj)(pair.key) ? toSpan(pair.key.range) : (key?.span ?? span);
            this.#diagnostics.report(keySpan, 'a key must be plain text and not empty.');
            return undefined;
        }
        if (key.text === '<<') {
            this.#diagnostics.report(key.span, 'merge keys (<<) are not supported. Put shared fields into "config", or repeat them.');
            return undefined;
        }
        return { key: key.text, keySpan: key.span, value };
    }
    #aliased(name, span) {
        const target = this.#anchors.get(name);
        if (target !== undefined)
            return target;
        const isOpen = this.#anchors.has(name);
        this.#diagnostics.report(span, isOpen
            ? `the alias ${(0,nearest/* quoted */.TL)(`*${name}`)} is inside the value that it repeats. Write the value out.`
            : `the alias ${(0,nearest/* quoted */.TL)(`*${name}`)} has no anchor: add ${(0,nearest/* quoted */.TL)(`&${name}`)} before it, or write the value out.`);
        return { kind: 'broken', span };
    }
}
function readScalar(node) {
    const source = node.source ?? '';
    const isBlock = node.type === dist/* Scalar */.X5.BLOCK_LITERAL || node.type === dist/* Scalar */.X5.BLOCK_FOLDED;
    return {
        kind: 'scalar',
        // The line break at the end of a block belongs to the notation, not to the value.
        text: isBlock ? source.replace(/\n$/u, '') : source,
        isNull: node.value === null,
        span: toSpan(node.range),
    };
}


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ Diagnostics)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9600);
/* harmony import */ var _config_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3398);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4122);



/** A longer list helps nobody, and a hostile file could have a million faults. */
const MAX_FAULTS = 1000;
/** Collects the faults and secrets that are found while one text is read, and knows the place of every span. */
class Diagnostics {
    secrets = new Set();
    #origin;
    #lines;
    #faults = [];
    #unlistedCount = 0;
    constructor(origin, lines) {
        this.#origin = origin;
        this.#lines = lines;
    }
    /** True if an input gives the text. */
    get isInput() {
        return this.#origin.kind === 'input';
    }
    /** True if the next fault would still be listed. If not, slow work for its message is skipped. */
    get #hasRoom() {
        return this.#faults.length < MAX_FAULTS;
    }
    report(span, message) {
        if (!this.#hasRoom)
            this.#unlistedCount += 1;
        else
            this.#faults.push({ span, message: typeof message === 'string' ? message : message() });
    }
    reportMismatch(tree, what, expected, found, meant) {
        if (tree.kind === 'broken')
            return;
        this.report(tree.span, () => {
            const given = found ?? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeTree */ .cn)(tree);
            return `${(0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(what, 200)}: expected ${expected}, found ${given}${(0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(meant)}`;
        });
    }
    reportUnknown({ key, keySpan }, owner, taken) {
        const meant = this.#hasRoom ? (0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(key, taken) : undefined;
        const others = taken.length === 0 ? '' : ` It takes ${taken.join(', ')}.`;
        this.report(keySpan, () => `${owner} takes no ${(0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(key)}${(0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(meant)}${others}`);
        return meant;
    }
    place(span) {
        const { line, column, endColumn } = this.#position(span);
        if (this.#origin.kind === 'input')
            return { ...this.#origin, at: { line, column } };
        const place = { kind: 'file', file: this.#origin.file, line, column };
        return endColumn === undefined ? place : { ...place, endColumn };
    }
    /** The number of the line on which a span starts, from 1. */
    line(span) {
        return this.#position(span).line;
    }
    /** The first mistake of the text. */
    first() {
        return this.#faults.toSorted((a, b) => a.span.start - b.span.start)[0];
    }
    /** Everything reported, in the order of the text. A fault that was reached twice through an alias is listed once. */
    problems() {
        const sorted = this.#faults.toSorted((a, b) => a.span.start - b.span.start);
        const unique = new Map(sorted.map((fault) => [`${String(fault.span.start)} ${fault.message}`, fault]));
        const problems = [...unique.values()].map((fault) => this.#problem(fault));
        if (this.#unlistedCount === 0)
            return problems;
        const more = `${String(this.#unlistedCount)} further problems are not listed. Fix the ones above first.`;
        return [...problems, ...sorted.slice(-1).map(({ span }) => this.#problem({ span, message: more }))];
    }
    #problem({ span, message }) {
        return { place: this.place(span), message };
    }
    #position(span) {
        const start = this.#lines.linePos(span.start);
        if (start.line === 0)
            return { line: 1, column: 1 };
        const end = this.#lines.linePos(span.end);
        const from = { line: start.line, column: start.col };
        return end.line === start.line && span.end > span.start ? { ...from, endColumn: end.col } : from;
    }
}


/***/ })

};
