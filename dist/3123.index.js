export const id = 3123;
export const ids = [3123];
export const modules = {

/***/ 5504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PythonProcess: () => (/* binding */ PythonProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./packages/common/src/json.ts
var json = __webpack_require__(9313);
// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var fault = __webpack_require__(3376);
// EXTERNAL MODULE: ./packages/engine/src/model/shown-name.ts
var shown_name = __webpack_require__(7551);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./packages/engine/src/python/python-frames.ts

/** Before both lies their length each, as an unsigned integer of 32 bits with the lowest byte first. */
const LENGTHS = 8;
function pythonFrame({ header, body }) {
    const text = Buffer.from(header, 'utf8');
    const lengths = Buffer.alloc(LENGTHS);
    lengths.writeUInt32LE(text.length, 0);
    lengths.writeUInt32LE(body.length, 4);
    return Buffer.concat([lengths, text, body]);
}
/** Reads frames from the pieces in which they arrive. No more is kept than one may have. */
class PythonFrameReader {
    #mostBytes;
    #pieces = [];
    #bytes = 0;
    #wanted = LENGTHS;
    constructor(mostBytes) {
        this.#mostBytes = mostBytes;
    }
    /** Takes the next piece. @returns the frames that are whole now; undefined if a frame is longer than it may be */
    read(piece) {
        this.#pieces.push(piece);
        this.#bytes += piece.length;
        const frames = [];
        while (this.#bytes >= this.#wanted) {
            const all = Buffer.concat(this.#pieces);
            this.#pieces = [all];
            const [header, body] = [all.readUInt32LE(0), all.readUInt32LE(4)];
            this.#wanted = LENGTHS + header + body;
            if (this.#wanted > this.#mostBytes)
                return undefined;
            if (all.length < this.#wanted)
                break;
            const start = LENGTHS + header;
            frames.push({
                header: all.toString('utf8', LENGTHS, start),
                body: all.subarray(start, this.#wanted),
            });
            this.#pieces = [all.subarray(this.#wanted)];
            this.#bytes -= this.#wanted;
            this.#wanted = LENGTHS;
        }
        return frames;
    }
}
/** Renders an array in the format npy 1.0. */
function npyOf(values, shape) {
    const order = endianness() === 'LE' ? '<' : '>';
    const type = values instanceof Float32Array ? 'f4' : 'f8';
    const text = `{'descr': '${order}${type}', 'fortran_order': False, 'shape': (${shape.join(', ')},), }`;
    const header = `${text.padEnd(text.length + 63 - ((text.length + 10) % 64))}\n`;
    const start = Buffer.from(`\u0093NUMPY\u0001\u0000`, 'latin1');
    const length = Buffer.alloc(2);
    length.writeUInt16LE(header.length);
    const numbers = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
    return Buffer.concat([start, length, Buffer.from(header, 'latin1'), numbers]);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./packages/engine/src/python/process-tree.ts


/** How often processes are looked for that others have started meanwhile. */
const MOST_ROUNDS = 20;
/**
 * Ends a process with everything that it has started: its group, and on Linux also processes that have left the group, by the
 * mark in their environment.
 * @param mark `NAME=value` of a variable that only this process and those that it started have
 */
function endProcessTree(pid, mark) {
    if (process.platform === 'win32') {
        (0,external_node_child_process_.spawnSync)('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
        return;
    }
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
        kill(-pid);
        const left = process.platform === 'linux' ? marked(mark) : [];
        if (left.length === 0)
            return;
        left.forEach(kill);
    }
}
function kill(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch {
        // It has ended already.
    }
}
/** The processes with a mark, without those that have ended and wait to be collected: they have no environment. */
function marked(mark) {
    return processes().filter((pid) => readText(`/proc/${String(pid)}/environ`)
        .split('\0')
        .includes(mark));
}
function processes() {
    return (0,external_node_fs_.readdirSync)('/proc').map(Number).filter(Number.isSafeInteger);
}
/** @returns the bytes that a process and those that it started hold; undefined if the system does not tell (only Linux does) */
function treeBytes(pid) {
    const status = readText(`/proc/${String(pid)}/status`);
    const kibibytes = /^VmRSS:\s*(\d+)/mu.exec(status)?.[1];
    if (kibibytes === undefined)
        return undefined;
    const children = readText(`/proc/${String(pid)}/task/${String(pid)}/children`)
        .split(' ')
        .filter(Boolean);
    const below = children.map((child) => treeBytes(Number(child)) ?? 0);
    return below.reduce((sum, bytes) => sum + bytes, Number(kibibytes) * 1024);
}
function readText(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'latin1');
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/python/python-process.ts








/** Variables with secrets and files of the runner, which no model needs. */
const WITHHELD = /^(?:INPUT_|ACTIONS_|MODEL_SECURITY_)|^GITHUB_(?:TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/iu;
/**
 * The environment of a Python function. It lacks the inputs of the action, so that nothing leaks by accident. That stops no
 * code that looks for them: it runs as the same user, as the repository's tests do.
 */
function pythonEnvironment(environment) {
    return {
        ...Object.fromEntries(Object.entries(environment).filter(([name]) => !WITHHELD.test(name))),
        // The workspace stays as it is, and what is printed is not lost if the process is ended.
        PYTHONDONTWRITEBYTECODE: '1',
        PYTHONUNBUFFERED: '1',
        PYTHONIOENCODING: 'utf-8',
    };
}
const START_MS = 300_000;
const CALL_MS = 120_000;
const LOOK_MS = 100;
/** How long what a process that has ended has written may still be on its way. */
const LAST_WORDS_MS = 200;
/** The longest answer, and what is kept of what the function prints. */
const MOST_ANSWER_BYTES = 64 * 2 ** 20;
const KEPT_OUTPUT = 2000;
/** Reserved memory is limited more generously than what is held: libraries reserve more than they use. */
const RESERVED_FACTOR = 4;
const [REQUESTS, ANSWERS] = [3, 4];
/** Runs one Python function in the user's own interpreter, started at the first question and ended by `close`. */
class PythonProcess {
    #options;
    #id = (0,external_node_crypto_.randomUUID)();
    #running;
    #fault;
    #isClosed = false;
    /** Questions one after another: the adapter answers in order. */
    #last = Promise.resolve();
    constructor(options) {
        this.#options = options;
    }
    ask(header, body) {
        const answer = this.#last.then(() => this.#askNow({ header, body }));
        this.#last = answer.catch(() => undefined);
        return answer;
    }
    close() {
        this.#isClosed = true;
        this.#running?.end();
    }
    async #askNow(request) {
        if (this.#fault !== undefined)
            throw this.#fault;
        try {
            this.#running ??= await this.#start();
            if (request.header === '')
                return this.#running.about;
            return await this.#running.call(request, this.#options.callMs ?? CALL_MS);
        }
        catch (error) {
            this.#running?.end();
            this.#fault =
                error instanceof fault/* ArtifactFault */.RE
                    ? error
                    : new fault/* ArtifactFault */.RE(`The Python process failed: ${String(error)}`);
            throw this.#fault;
        }
    }
    async #start() {
        const { environment, startMs = START_MS } = this.#options;
        const given = environment['PYTHON'];
        const interpreters = given === undefined || given === '' ? ['python3', 'python'] : [given];
        for (const interpreter of interpreters) {
            const running = await RunningPython.start(interpreter, this.#options, this.#id);
            if (running === undefined)
                continue;
            this.#running = running;
            if (this.#isClosed)
                running.end();
            await running.ready(startMs);
            return running;
        }
        throw new fault/* ArtifactFault */.RE(`Python could not be started: there is no ${interpreters.join(' and no ')}. Install Python 3.8 or later, or name the ` +
            'interpreter in the environment variable PYTHON.');
    }
}
class RunningPython {
    about = { header: '{}', body: new Uint8Array(0) };
    #child;
    #options;
    #called;
    #mark;
    #frames = new PythonFrameReader(MOST_ANSWER_BYTES);
    #watch;
    #settle;
    #fault;
    #printed = '';
    #hasEnded = false;
    constructor(child, options, mark) {
        this.#child = child;
        this.#options = options;
        this.#called = `predict: ${options.function}`;
        this.#mark = mark;
        for (const stream of [child.stdout, child.stderr]) {
            stream?.on('data', (chunk) => {
                this.#printed = (this.#printed + chunk.toString('utf8')).slice(-KEPT_OUTPUT);
            });
        }
        // A process that has just ended is no error here: its end is what counts.
        for (const stream of child.stdio)
            stream?.on('error', () => undefined);
        child.stdio[ANSWERS]?.on('data', (piece) => {
            this.#read(piece);
        });
        // Not 'close': processes that the function has started may keep the pipes open.
        child.once('exit', (code, signal) => {
            if (this.#hasEnded)
                return;
            const how = signal === null ? `exit status ${String(code)}` : `signal ${signal}`;
            const words = `ended its process (${how}) instead of answering. It must return, not exit`;
            setTimeout(() => {
                this.#fail(words);
            }, LAST_WORDS_MS);
        });
        this.#watch = setInterval(() => {
            this.#look();
        }, LOOK_MS);
    }
    /** @returns undefined if there is no such interpreter */
    static async start(interpreter, options, id) {
        const { function: name, gradient, adapter, workspace, memoryBytes, environment } = options;
        const [variable, value] = ['MODEL_SECURITY_PYTHON', id];
        const reserved = String(Math.floor(memoryBytes * RESERVED_FACTOR));
        const functions = [name, reserved, ...(gradient === undefined ? [] : [gradient])];
        const child = (0,external_node_child_process_.spawn)(interpreter, [adapter, String(REQUESTS), String(ANSWERS), ...functions], {
            cwd: workspace,
            env: { ...pythonEnvironment(environment), [variable]: value },
            stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
            // A group of its own, so that it can be ended with everything that it starts.
            detached: true,
            windowsHide: true,
        });
        const isThere = await new Promise((resolve) => {
            child.once('spawn', () => {
                resolve(true);
            });
            child.once('error', () => {
                resolve(false);
            });
        });
        if (!isThere)
            return undefined;
        return new RunningPython(child, options, `${variable}=${value}`);
    }
    async ready(limitMs) {
        this.about = await this.#answer(limitMs, 'was not imported');
    }
    async call(request, limitMs) {
        const { function: name, gradient = name } = this.#options;
        this.#called = asksGradient(request.header) ? `gradient: ${gradient}` : `predict: ${name}`;
        const answer = this.#answer(limitMs, 'gave no answer');
        const requests = this.#child.stdio[REQUESTS];
        if (requests instanceof external_node_stream_.Duplex && requests.writable)
            requests.write(pythonFrame(request));
        return answer;
    }
    end() {
        clearInterval(this.#watch);
        const { pid } = this.#child;
        if (pid !== undefined && !this.#hasEnded)
            endProcessTree(pid, this.#mark);
        this.#hasEnded = true;
        // Processes that nobody could find may still hold the pipes.
        for (const stream of this.#child.stdio)
            stream?.destroy();
        // Whoever still waits, and the timer of that, would keep this program from ending.
        this.#fault ??= new fault/* ArtifactFault */.RE(`${this.#called} was ended before it answered.`);
        this.#take(this.#fault);
    }
    async #answer(limitMs, problem) {
        const words = `${problem} within ${String(Math.round(limitMs / 1000))} seconds. Make it faster, or ask a smaller model`;
        const timer = setTimeout(() => {
            this.#fail(words);
        }, limitMs);
        try {
            const answer = await new Promise((resolve) => {
                this.#settle = resolve;
                if (this.#fault !== undefined)
                    this.#take(this.#fault);
            });
            if (answer instanceof fault/* ArtifactFault */.RE)
                throw answer;
            return answer;
        }
        finally {
            clearTimeout(timer);
        }
    }
    #read(piece) {
        const frames = this.#frames.read(piece);
        if (frames === undefined) {
            this.#fail(`returned more than ${String(MOST_ANSWER_BYTES)} bytes at once. Return scores or labels only`);
        }
        for (const frame of frames ?? []) {
            const error = errorOf(frame.header);
            if (error === undefined)
                this.#take(frame);
            else
                this.#fail(`fails: ${(0,shown_name/* shownName */.H)(error, 1000)}${this.#adviseOn(error)}`);
        }
    }
    #adviseOn(error) {
        if (!error.startsWith('ModuleNotFoundError'))
            return '';
        return `. Install it for ${this.#child.spawnfile}, or name another interpreter in the environment variable PYTHON`;
    }
    #look() {
        const { pid } = this.#child;
        const bytes = pid === undefined ? undefined : treeBytes(pid);
        const { memoryBytes } = this.#options;
        if (bytes === undefined || bytes <= memoryBytes)
            return;
        const most = String(Math.floor(memoryBytes / 2 ** 20));
        this.#fail(`needed more than the ${most} MB of memory that it may use. Use a runner with more memory`);
    }
    #take(answer) {
        this.#settle?.(answer);
        this.#settle = undefined;
    }
    /** @param words what is wrong, and what to do; without a full stop */
    #fail(words) {
        if (this.#fault !== undefined || this.#hasEnded)
            return;
        const printed = this.#printed === '' ? '' : ` It printed: ${(0,shown_name/* shownName */.H)(this.#printed.trim(), 300)}`;
        const what = `${this.#called} ${words}`;
        this.#fault = new fault/* ArtifactFault */.RE(`${what.replace(/\.$/u, '')}.${printed}`);
        this.#take(this.#fault);
        this.end();
    }
}
function asksGradient(header) {
    const value = JSON.parse(header);
    return (0,json/* isObject */.Gv)(value) && value['gradient'] === true;
}
function errorOf(header) {
    try {
        const value = JSON.parse(header);
        if ((0,json/* isObject */.Gv)(value))
            return typeof value['error'] === 'string' ? value['error'] : undefined;
    }
    catch {
        // No text of the adapter.
    }
    return 'its answer cannot be read. Only the adapter may write to the pipes of this program';
}


/***/ })

};
