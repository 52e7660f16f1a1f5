export const id = 991;
export const ids = [991];
export const modules = {

/***/ 6793:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openGitCommit),
/* harmony export */   e: () => (/* binding */ contentIds)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8321);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_stream_consumers__WEBPACK_IMPORTED_MODULE_5__);






/** The list of all files of a commit has at most so many bytes: a million files. */
const MAX_LIST_BYTES = 256 * 1024 * 1024;
const MOST_FILE_BYTES = 8 * 2 ** 30;
/** Nothing is fetched, no index is written, nobody is asked. */
const ENVIRONMENT = { GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' };
/**
 * Opens a commit by the objects of a checkout, with git.
 * @param folder absolute, in the checkout
 * @param ref a commit id, a branch, a tag
 * @returns undefined if there is no git, no checkout, or no such commit in it
 */
async function openGitCommit(folder, ref) {
    const commit = await readLine(folder, [
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${ref}^{commit}`,
    ]);
    if (commit === undefined || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(commit))
        return undefined;
    const list = await run(folder, ['ls-tree', '-r', '-l', '-z', '--full-tree', commit]);
    if (list === undefined)
        return undefined;
    const files = list.toString('utf8').split('\0').flatMap(readEntry);
    return {
        commit,
        files: new Map(files.map((file) => [file.path, file])),
        mostBytes: MOST_FILE_BYTES,
        write: async ({ id, path }, target) => {
            const child = start(folder, ['cat-file', 'blob', id]);
            const ended = exitOf(child);
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(child.stdout, (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.createWriteStream)(target, { flags: 'wx', mode: 0o600 }));
            if ((await ended) !== 0)
                throw new Error(`git could not read ${path} at ${commit.slice(0, 7)}`);
        },
    };
}
/** A line of `ls-tree -l`: mode, type, id, size, tab, path. */
function readEntry(line) {
    const [, id, bytes, path] = /^100[0-7]{3} blob ([0-9a-f]+) +(\d+)\t(.+)$/su.exec(line) ?? [];
    return id === undefined || path === undefined ? [] : [{ path, id, bytes: Number(bytes) }];
}
/**
 * Computes git's ids of the content of a file: its own, and that of the pointer that stands for it if Git LFS keeps it.
 * @param like an id of the same repository, whose length tells the hash
 */
async function contentIds(file, bytes, like) {
    const blob = (size) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(like.length > 40 ? 'sha256' : 'sha1').update(`blob ${String(size)}\0`);
    const [own, content] = [blob(bytes), (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256')];
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.createReadStream)(file)) {
        const read = Buffer.from(chunk);
        own.update(read);
        content.update(read);
    }
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${content.digest('hex')}\nsize ${String(bytes)}\n`;
    return { own: own.digest('hex'), pointer: blob(pointer.length).update(pointer).digest('hex') };
}
async function readLine(folder, parameters) {
    return (await run(folder, parameters))?.toString('utf8').trim();
}
/** @returns undefined if git is not there or fails */
async function run(folder, parameters) {
    const child = start(folder, parameters);
    const ended = exitOf(child);
    const output = await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_5__.buffer)(limited(child.stdout));
    return (await ended) === 0 ? output : undefined;
}
async function* limited(pieces) {
    let bytes = 0;
    for await (const piece of pieces) {
        bytes += piece.length;
        if (bytes > MAX_LIST_BYTES)
            throw new Error('The commit has too many files.');
        yield piece;
    }
}
function start(folder, parameters) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['-C', folder, ...parameters], {
        // On Windows a program is looked for in this folder first, so it must not be one of the repository.
        cwd: (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(),
        env: { ...process.env, ...ENVIRONMENT },
        stdio: ['ignore', 'pipe', 'ignore'],
        windowsHide: true,
    });
}
/** @returns the exit status; undefined if git could not be started, or a signal ended it */
async function exitOf(child) {
    return new Promise((resolve) => {
        child.once('error', () => {
            resolve(undefined);
        });
        child.once('close', (code) => {
            resolve(code ?? undefined);
        });
    });
}


/***/ }),

/***/ 991:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openBase: () => (/* binding */ openBase)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _files_workspace_head_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5393);
/* harmony import */ var _files_git_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6793);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4296);
/* harmony import */ var _model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9600);
/* harmony import */ var _decide_policy_base_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1694);






/**
 * Opens the commit that the models of a run are compared with: the objects of the checkout have it, or GitHub does.
 * @param ref what the command line names; without it the base of the pull request counts
 * @param analyses those of the run: their files tell where the checkout is, if no config file does
 * @returns undefined if the run has no base
 * @throws the reason of the run's signal
 */
async function openBase(context, ref, analyses) {
    const { event } = context.runner;
    const base = ref === undefined ? (0,_decide_policy_base_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .readBaseCommit */ .F)(event) : { kind: 'commit', sha: ref };
    if (base.kind === 'none')
        return undefined;
    if (base.kind === 'not-named') {
        return { fault: `The ${event.eventName} event does not name the base commit.` };
    }
    const folder = await findCheckout(context, analyses);
    const checkout = node_path__WEBPACK_IMPORTED_MODULE_0___default().join(context.settings.workspace, folder ?? '');
    const prefix = folder === undefined || folder === '' ? '' : `${folder}/`;
    const found = folder === undefined ? undefined : await (0,_files_git_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .openGitCommit */ .W)(checkout, base.sha);
    const files = found ?? (ref === undefined ? await openOnGithub(context, base.sha) : unknownRef(ref));
    return 'fault' in files
        ? files
        : { files, prefix, isPlaced: folder !== undefined, lfsFolder: await findLfsFolder(checkout) };
}
async function findCheckout({ settings: { workspace, configFile } }, [first]) {
    const [folder] = await (0,_files_workspace_head_js__WEBPACK_IMPORTED_MODULE_1__/* .findCheckouts */ .FP)(workspace, configFile ?? first?.spec.artifacts[0]?.path ?? '');
    return folder;
}
function unknownRef(ref) {
    const shown = (0,_model_security_scan_common_sanitize__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(ref, 100);
    return {
        fault: `The checkout has no commit "${shown}", or git is not there. Fetch it before: git fetch origin ${shown}`,
    };
}
async function openOnGithub({ runner, settings, signal }, commit) {
    try {
        const { openGithubForRun } = await __webpack_require__.e(/* import() */ 5475).then(__webpack_require__.bind(__webpack_require__, 5475));
        const github = await openGithubForRun(runner, settings, signal);
        return await github.openCommit(commit);
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GithubError */ .E1))
            throw error;
        return { fault: error.message };
    }
}
async function findLfsFolder(checkout) {
    try {
        const { common } = await (0,_files_workspace_head_js__WEBPACK_IMPORTED_MODULE_1__/* .openRepository */ .h_)(node_path__WEBPACK_IMPORTED_MODULE_0___default().join(checkout, '.git'));
        return node_path__WEBPACK_IMPORTED_MODULE_0___default().join(common, 'lfs', 'objects');
    }
    catch {
        return undefined;
    }
}


/***/ })

};
