export const id = 3310;
export const ids = [3310];
export const modules = {

/***/ 8223:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ WHOLE_TEXT)
/* harmony export */ });
/**
 * The values of a text or a message. Those of a text have their spans; keys never become properties of objects, aliases are
 * resolved, and no type is guessed from the spelling of a value.
 */
/** The span of the whole text. */
const WHOLE_TEXT = { start: 0, end: 0 };


/***/ }),

/***/ 5463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   yY: () => (/* binding */ FORMS)
/* harmony export */ });
/* harmony import */ var _core_decimal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6372);
/* harmony import */ var _schema_diagnostics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4377);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3398);
/* harmony import */ var _model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2844);
/* harmony import */ var _schema_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4122);





/** The longest list that is sent, in characters. */
const MAX_LIST_LENGTH = 65_536;
const ANY_TEXT = { type: ['string', 'number', 'boolean'], pattern: String.raw `\S` };
/** Each form as it is read and sent (service spec 2.3: every value is a string). */
const FORMS = {
    text: (0,_schema_text_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)({ expected: 'one line of text', json: ANY_TEXT }),
    switch: (0,_schema_text_js__WEBPACK_IMPORTED_MODULE_3__/* .scalar */ .d_)({
        expected: 'yes or no (true and false are understood as well)',
        json: {
            type: ['string', 'boolean'],
            pattern: '^([Yy][Ee][Ss]|[Nn][Oo]|[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$',
        },
        convert: toSwitch,
    }),
    integer: digits('integer', 'a whole number in plain digits, such as 20000', /^\d+$/u),
    decimal: digits('number', 'a number in plain decimals, such as 0.5', /^\d+(?:\.\d+)?$/u),
    dimensions: listed('positive whole numbers, such as [28, 28, 1]', (text) => /^[1-9]\d*$/u.test(text.trim()), toDimensions, { type: ['integer', 'string'], minimum: 1, pattern: String.raw `^[1-9]\d*$` }, {
        type: ['integer', 'string'],
        minimum: 1,
        pattern: String.raw `^[(\[]?\s*[1-9]\d*(\s*,\s*[1-9]\d*)*\s*,?\s*[)\]]?$`,
    }),
    list: listed('names, such as [job, marital]', 
    // A comma inside a name would split it into two names.
    (text) => !text.includes(','), (text) => joinParts(text.split(',')), { type: ['string', 'number', 'boolean'], pattern: '^[^,]+$' }, ANY_TEXT),
};
function digits(type, expected, pattern) {
    return (0,_schema_text_js__WEBPACK_IMPORTED_MODULE_3__/* .scalar */ .d_)({
        expected,
        json: {
            type: [type, 'string'],
            minimum: 0,
            pattern: pattern.source.replace('?:', ''),
        },
        findFault: (text) => (Number(text) < 0 ? `${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(text)}, which is negative` : undefined),
        convert: (text) => (pattern.test(text.trim()) ? text.trim() : undefined),
    });
}
/** A list, or one text with commas. */
function listed(expected, isPart, convert, partJson, json) {
    const part = (0,_schema_text_js__WEBPACK_IMPORTED_MODULE_3__/* .scalar */ .d_)({ expected, json: partJson, convert: (text) => (isPart(text) ? text : undefined) });
    const parts = (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .then */ .k8)((0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(part, { least: 1 }), (texts, tree, diagnostics) => {
        const isWhole = tree.kind !== 'list' || texts.length === tree.items.length;
        const wire = isWhole ? joinParts(texts) : undefined;
        if (wire === undefined || wire.length <= MAX_LIST_LENGTH)
            return wire;
        diagnostics.reportMismatch(tree, 'a list', expected, 'far too many entries');
        return undefined;
    });
    return (0,_model_security_scan_common_schema_schema__WEBPACK_IMPORTED_MODULE_2__/* .either */ .gP)('list', parts, (0,_schema_text_js__WEBPACK_IMPORTED_MODULE_3__/* .scalar */ .d_)({ expected, json, convert }));
}
function toSwitch(text) {
    const word = text.trim().toLowerCase();
    if (word === 'yes' || word === 'true')
        return 'yes';
    return word === 'no' || word === 'false' ? 'no' : undefined;
}
function toDimensions(text) {
    const dimensions = withoutBrackets(text.trim()).split(',');
    return dimensions.every((one) => /^[1-9]\d*$/u.test(one.trim())) ? joinParts(dimensions) : undefined;
}
function withoutBrackets(text) {
    if (text.startsWith('[') && text.endsWith(']'))
        return text.slice(1, -1);
    if (!text.startsWith('(') || !text.endsWith(')'))
        return text;
    const inner = text.slice(1, -1).trim();
    // Python writes the shape of a one-dimensional input as `(10,)`.
    return inner.endsWith(',') ? inner.slice(0, -1) : inner;
}
function joinParts(parts) {
    const trimmed = parts.map((part) => part.trim());
    return trimmed.length === 0 || trimmed.includes('') ? undefined : trimmed.join(',');
}
/** A number in plain decimals. @param what what it is, for messages */
function number({ meaning, isWhole = false, min = 0, max, example }, what) {
    const form = isWhole ? /^\d{1,15}$/u : _core_decimal_js__WEBPACK_IMPORTED_MODULE_4__/* .DECIMAL */ .S;
    const kind = isWhole ? 'a whole number' : 'a number';
    const bounds = max === undefined ? `of at least ${String(min)}` : `from ${String(min)} to ${String(max)}`;
    return (0,_schema_text_js__WEBPACK_IMPORTED_MODULE_3__/* .scalar */ .d_)({
        expected: `${what === undefined ? '' : `${what}, `}${kind} ${bounds}, such as ${example}`,
        json: {
            description: meaning,
            type: [isWhole ? 'integer' : 'number', 'string'],
            minimum: min,
            ...(max === undefined ? {} : { maximum: max }),
            pattern: form.source.replaceAll('?:', ''),
            examples: [Number(example)],
        },
        convert: (text) => {
            const value = form.test(text.trim()) ? Number(text) : Number.NaN;
            return value >= min && value <= (max ?? Number.MAX_VALUE) ? value : undefined;
        },
    });
}
/** One of a few words. A misspelt one is reported, and counts as the one that was meant. */
function word(words, json, { expected = `one of ${words.join(', ')}`, anyCase = false } = {}) {
    return {
        expected,
        json: { ...json, enum: words },
        read: (tree, what, diagnostics) => {
            const text = tree.kind === 'scalar' && !tree.isNull ? tree.text.trim() : undefined;
            const right = words.find((one) => one === (anyCase ? text?.toLowerCase() : text));
            if (right !== undefined)
                return right;
            const meant = text === undefined ? undefined : (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(text, words);
            const hint = meant === undefined ? '' : (0,_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(meant);
            diagnostics.reportMismatch(tree, what, expected, `${(0,_schema_diagnostics_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTree */ .c)(tree)}${hint}`);
            return meant;
        },
    };
}
/** `true` or `false`. */
function flag(json) {
    const convert = (text) => ['true', 'false'].includes(text.trim()) ? text.trim() === 'true' : undefined;
    return (0,_schema_text_js__WEBPACK_IMPORTED_MODULE_3__/* .scalar */ .d_)({
        expected: 'true or false',
        json: { ...json, enum: [true, false, 'true', 'false'] },
        convert,
    });
}


/***/ }),

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
        return [
            {
                number: index + 1,
                start: lineStart + blanks.length,
                end: lineStart + full.trimEnd().length,
                text: full,
                columns: [...dashColumns, blanks.length + dashes.length],
                // A text of several lines or a bracket goes on below.
                hasValue: /^[^:]+:\s+[^\s|>[{&"'#]/u.test(content) && !/[[{,]\s*$/u.test(content),
            },
        ];
    });
}
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
    let open = [];
    let above;
    for (const line of lines.filter(({ number }) => number <= firstFault + 1)) {
        const [column = 0] = line.columns;
        if (above !== undefined && line.number >= firstFault) {
            const words = describeColumn(column, open, above);
            if (words !== undefined) {
                return { span: { start: line.start, end: line.end }, message: `not valid YAML: ${words}` };
            }
        }
        open = [...open.filter((one) => one < column), ...line.columns];
        above = line;
    }
    return undefined;
}
function describeColumn(column, open, above) {
    const keyColumn = above.columns.at(-1) ?? 0;
    if (column > keyColumn) {
        if (!above.hasValue)
            return undefined;
        return (`this line starts after ${spaces(column)}, but the key above it (line ${String(above.number)}) starts after ` +
            `${spaces(keyColumn)} and has a value already. The keys of one mapping start in the same column: indent this line ` +
            `by ${spaces(keyColumn)}.`);
    }
    if (open.includes(column))
        return undefined;
    const known = [...new Set(open)].sort((one, other) => one - other).map(String);
    return (`this line starts after ${spaces(column)}, but the lines above that it could belong to start after ` +
        `${known.join(' or ')}. Correct its indentation.`);
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
            if (dist/* CST */.DB.tokenType(lexeme) === 'tag')
                this.tags.push(createTagFault(parser.offset, lexeme.length));
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
function createTagFault(start, length) {
    return { span: { start, end: start + length }, message: describeYamlFault('TAG_RESOLVE_FAILED') };
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


/***/ })

};
