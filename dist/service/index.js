import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 680:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const { parseContentType } = __nccwpck_require__(5313);

function getInstance(cfg) {
  const headers = cfg.headers;
  const conType = parseContentType(headers['content-type']);
  if (!conType)
    throw new Error('Malformed content type');

  for (const type of TYPES) {
    const matched = type.detect(conType);
    if (!matched)
      continue;

    const instanceCfg = {
      limits: cfg.limits,
      headers,
      conType,
      highWaterMark: undefined,
      fileHwm: undefined,
      defCharset: undefined,
      defParamCharset: undefined,
      preservePath: false,
    };
    if (cfg.highWaterMark)
      instanceCfg.highWaterMark = cfg.highWaterMark;
    if (cfg.fileHwm)
      instanceCfg.fileHwm = cfg.fileHwm;
    instanceCfg.defCharset = cfg.defCharset;
    instanceCfg.defParamCharset = cfg.defParamCharset;
    instanceCfg.preservePath = cfg.preservePath;
    return new type(instanceCfg);
  }

  throw new Error(`Unsupported content type: ${headers['content-type']}`);
}

// Note: types are explicitly listed here for easier bundling
// See: https://github.com/mscdex/busboy/issues/121
const TYPES = [
  __nccwpck_require__(894),
  __nccwpck_require__(6261),
].filter(function(typemod) { return typeof typemod.detect === 'function'; });

module.exports = (cfg) => {
  if (typeof cfg !== 'object' || cfg === null)
    cfg = {};

  if (typeof cfg.headers !== 'object'
      || cfg.headers === null
      || typeof cfg.headers['content-type'] !== 'string') {
    throw new Error('Missing Content-Type');
  }

  return getInstance(cfg);
};


/***/ }),

/***/ 894:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const { Readable, Writable } = __nccwpck_require__(2203);

const StreamSearch = __nccwpck_require__(9026);

const {
  basename,
  convertToUTF8,
  getDecoder,
  parseContentType,
  parseDisposition,
} = __nccwpck_require__(5313);

const BUF_CRLF = Buffer.from('\r\n');
const BUF_CR = Buffer.from('\r');
const BUF_DASH = Buffer.from('-');

function noop() {}

const MAX_HEADER_PAIRS = 2000; // From node
const MAX_HEADER_SIZE = 16 * 1024; // From node (its default value)

const HPARSER_NAME = 0;
const HPARSER_PRE_OWS = 1;
const HPARSER_VALUE = 2;
class HeaderParser {
  constructor(cb) {
    this.header = Object.create(null);
    this.pairCount = 0;
    this.byteCount = 0;
    this.state = HPARSER_NAME;
    this.name = '';
    this.value = '';
    this.crlf = 0;
    this.cb = cb;
  }

  reset() {
    this.header = Object.create(null);
    this.pairCount = 0;
    this.byteCount = 0;
    this.state = HPARSER_NAME;
    this.name = '';
    this.value = '';
    this.crlf = 0;
  }

  push(chunk, pos, end) {
    let start = pos;
    while (pos < end) {
      switch (this.state) {
        case HPARSER_NAME: {
          let done = false;
          for (; pos < end; ++pos) {
            if (this.byteCount === MAX_HEADER_SIZE)
              return -1;
            ++this.byteCount;
            const code = chunk[pos];
            if (TOKEN[code] !== 1) {
              if (code !== 58/* ':' */)
                return -1;
              this.name += chunk.latin1Slice(start, pos);
              if (this.name.length === 0)
                return -1;
              ++pos;
              done = true;
              this.state = HPARSER_PRE_OWS;
              break;
            }
          }
          if (!done) {
            this.name += chunk.latin1Slice(start, pos);
            break;
          }
          // FALLTHROUGH
        }
        case HPARSER_PRE_OWS: {
          // Skip optional whitespace
          let done = false;
          for (; pos < end; ++pos) {
            if (this.byteCount === MAX_HEADER_SIZE)
              return -1;
            ++this.byteCount;
            const code = chunk[pos];
            if (code !== 32/* ' ' */ && code !== 9/* '\t' */) {
              start = pos;
              done = true;
              this.state = HPARSER_VALUE;
              break;
            }
          }
          if (!done)
            break;
          // FALLTHROUGH
        }
        case HPARSER_VALUE:
          switch (this.crlf) {
            case 0: // Nothing yet
              for (; pos < end; ++pos) {
                if (this.byteCount === MAX_HEADER_SIZE)
                  return -1;
                ++this.byteCount;
                const code = chunk[pos];
                if (FIELD_VCHAR[code] !== 1) {
                  if (code !== 13/* '\r' */)
                    return -1;
                  ++this.crlf;
                  break;
                }
              }
              this.value += chunk.latin1Slice(start, pos++);
              break;
            case 1: // Received CR
              if (this.byteCount === MAX_HEADER_SIZE)
                return -1;
              ++this.byteCount;
              if (chunk[pos++] !== 10/* '\n' */)
                return -1;
              ++this.crlf;
              break;
            case 2: { // Received CR LF
              if (this.byteCount === MAX_HEADER_SIZE)
                return -1;
              ++this.byteCount;
              const code = chunk[pos];
              if (code === 32/* ' ' */ || code === 9/* '\t' */) {
                // Folded value
                start = pos;
                this.crlf = 0;
              } else {
                if (++this.pairCount < MAX_HEADER_PAIRS) {
                  this.name = this.name.toLowerCase();
                  if (this.header[this.name] === undefined)
                    this.header[this.name] = [this.value];
                  else
                    this.header[this.name].push(this.value);
                }
                if (code === 13/* '\r' */) {
                  ++this.crlf;
                  ++pos;
                } else {
                  // Assume start of next header field name
                  start = pos;
                  this.crlf = 0;
                  this.state = HPARSER_NAME;
                  this.name = '';
                  this.value = '';
                }
              }
              break;
            }
            case 3: { // Received CR LF CR
              if (this.byteCount === MAX_HEADER_SIZE)
                return -1;
              ++this.byteCount;
              if (chunk[pos++] !== 10/* '\n' */)
                return -1;
              // End of header
              const header = this.header;
              this.reset();
              this.cb(header);
              return pos;
            }
          }
          break;
      }
    }

    return pos;
  }
}

class FileStream extends Readable {
  constructor(opts, owner) {
    super(opts);
    this.truncated = false;
    this._readcb = null;
    this.once('end', () => {
      // We need to make sure that we call any outstanding _writecb() that is
      // associated with this file so that processing of the rest of the form
      // can continue. This may not happen if the file stream ends right after
      // backpressure kicks in, so we force it here.
      this._read();
      if (--owner._fileEndsLeft === 0 && owner._finalcb) {
        const cb = owner._finalcb;
        owner._finalcb = null;
        // Make sure other 'end' event handlers get a chance to be executed
        // before busboy's 'finish' event is emitted
        process.nextTick(cb);
      }
    });
  }
  _read(n) {
    const cb = this._readcb;
    if (cb) {
      this._readcb = null;
      cb();
    }
  }
}

const ignoreData = {
  push: (chunk, pos) => {},
  destroy: () => {},
};

function callAndUnsetCb(self, err) {
  const cb = self._writecb;
  self._writecb = null;
  if (err)
    self.destroy(err);
  else if (cb)
    cb();
}

function nullDecoder(val, hint) {
  return val;
}

class Multipart extends Writable {
  constructor(cfg) {
    const streamOpts = {
      autoDestroy: true,
      emitClose: true,
      highWaterMark: (typeof cfg.highWaterMark === 'number'
                      ? cfg.highWaterMark
                      : undefined),
    };
    super(streamOpts);

    if (!cfg.conType.params || typeof cfg.conType.params.boundary !== 'string')
      throw new Error('Multipart: Boundary not found');

    const boundary = cfg.conType.params.boundary;
    const paramDecoder = (typeof cfg.defParamCharset === 'string'
                            && cfg.defParamCharset
                          ? getDecoder(cfg.defParamCharset)
                          : nullDecoder);
    const defCharset = (cfg.defCharset || 'utf8');
    const preservePath = cfg.preservePath;
    const fileOpts = {
      autoDestroy: true,
      emitClose: true,
      highWaterMark: (typeof cfg.fileHwm === 'number'
                      ? cfg.fileHwm
                      : undefined),
    };

    const limits = cfg.limits;
    const fieldSizeLimit = (limits && typeof limits.fieldSize === 'number'
                            ? limits.fieldSize
                            : 1 * 1024 * 1024);
    const fileSizeLimit = (limits && typeof limits.fileSize === 'number'
                           ? limits.fileSize
                           : Infinity);
    const filesLimit = (limits && typeof limits.files === 'number'
                        ? limits.files
                        : Infinity);
    const fieldsLimit = (limits && typeof limits.fields === 'number'
                         ? limits.fields
                         : Infinity);
    const partsLimit = (limits && typeof limits.parts === 'number'
                        ? limits.parts
                        : Infinity);

    let parts = -1; // Account for initial boundary
    let fields = 0;
    let files = 0;
    let skipPart = false;

    this._fileEndsLeft = 0;
    this._fileStream = undefined;
    this._complete = false;
    let fileSize = 0;

    let field;
    let fieldSize = 0;
    let partCharset;
    let partEncoding;
    let partType;
    let partName;
    let partTruncated = false;

    let hitFilesLimit = false;
    let hitFieldsLimit = false;

    this._hparser = null;
    const hparser = new HeaderParser((header) => {
      this._hparser = null;
      skipPart = false;

      partType = 'text/plain';
      partCharset = defCharset;
      partEncoding = '7bit';
      partName = undefined;
      partTruncated = false;

      let filename;
      if (!header['content-disposition']) {
        skipPart = true;
        return;
      }

      const disp = parseDisposition(header['content-disposition'][0],
                                    paramDecoder);
      if (!disp || disp.type !== 'form-data') {
        skipPart = true;
        return;
      }

      if (disp.params) {
        if (disp.params.name)
          partName = disp.params.name;

        if (disp.params['filename*'])
          filename = disp.params['filename*'];
        else if (disp.params.filename)
          filename = disp.params.filename;

        if (filename !== undefined && !preservePath)
          filename = basename(filename);
      }

      if (header['content-type']) {
        const conType = parseContentType(header['content-type'][0]);
        if (conType) {
          partType = `${conType.type}/${conType.subtype}`;
          if (conType.params && typeof conType.params.charset === 'string')
            partCharset = conType.params.charset.toLowerCase();
        }
      }

      if (header['content-transfer-encoding'])
        partEncoding = header['content-transfer-encoding'][0].toLowerCase();

      if (partType === 'application/octet-stream' || filename !== undefined) {
        // File

        if (files === filesLimit) {
          if (!hitFilesLimit) {
            hitFilesLimit = true;
            this.emit('filesLimit');
          }
          skipPart = true;
          return;
        }
        ++files;

        if (this.listenerCount('file') === 0) {
          skipPart = true;
          return;
        }

        fileSize = 0;
        this._fileStream = new FileStream(fileOpts, this);
        ++this._fileEndsLeft;
        this.emit(
          'file',
          partName,
          this._fileStream,
          { filename,
            encoding: partEncoding,
            mimeType: partType }
        );
      } else {
        // Non-file

        if (fields === fieldsLimit) {
          if (!hitFieldsLimit) {
            hitFieldsLimit = true;
            this.emit('fieldsLimit');
          }
          skipPart = true;
          return;
        }
        ++fields;

        if (this.listenerCount('field') === 0) {
          skipPart = true;
          return;
        }

        field = [];
        fieldSize = 0;
      }
    });

    let matchPostBoundary = 0;
    const ssCb = (isMatch, data, start, end, isDataSafe) => {
retrydata:
      while (data) {
        if (this._hparser !== null) {
          const ret = this._hparser.push(data, start, end);
          if (ret === -1) {
            this._hparser = null;
            hparser.reset();
            this.emit('error', new Error('Malformed part header'));
            break;
          }
          start = ret;
        }

        if (start === end)
          break;

        if (matchPostBoundary !== 0) {
          if (matchPostBoundary === 1) {
            switch (data[start]) {
              case 45: // '-'
                // Try matching '--' after boundary
                matchPostBoundary = 2;
                ++start;
                break;
              case 13: // '\r'
                // Try matching CR LF before header
                matchPostBoundary = 3;
                ++start;
                break;
              default:
                matchPostBoundary = 0;
            }
            if (start === end)
              return;
          }

          if (matchPostBoundary === 2) {
            matchPostBoundary = 0;
            if (data[start] === 45/* '-' */) {
              // End of multipart data
              this._complete = true;
              this._bparser = ignoreData;
              return;
            }
            // We saw something other than '-', so put the dash we consumed
            // "back"
            const writecb = this._writecb;
            this._writecb = noop;
            ssCb(false, BUF_DASH, 0, 1, false);
            this._writecb = writecb;
          } else if (matchPostBoundary === 3) {
            matchPostBoundary = 0;
            if (data[start] === 10/* '\n' */) {
              ++start;
              if (parts >= partsLimit)
                break;
              // Prepare the header parser
              this._hparser = hparser;
              if (start === end)
                break;
              // Process the remaining data as a header
              continue retrydata;
            } else {
              // We saw something other than LF, so put the CR we consumed
              // "back"
              const writecb = this._writecb;
              this._writecb = noop;
              ssCb(false, BUF_CR, 0, 1, false);
              this._writecb = writecb;
            }
          }
        }

        if (!skipPart) {
          if (this._fileStream) {
            let chunk;
            const actualLen = Math.min(end - start, fileSizeLimit - fileSize);
            if (!isDataSafe) {
              chunk = Buffer.allocUnsafe(actualLen);
              data.copy(chunk, 0, start, start + actualLen);
            } else {
              chunk = data.slice(start, start + actualLen);
            }

            fileSize += chunk.length;
            if (fileSize === fileSizeLimit) {
              if (chunk.length > 0)
                this._fileStream.push(chunk);
              this._fileStream.emit('limit');
              this._fileStream.truncated = true;
              skipPart = true;
            } else if (!this._fileStream.push(chunk)) {
              if (this._writecb)
                this._fileStream._readcb = this._writecb;
              this._writecb = null;
            }
          } else if (field !== undefined) {
            let chunk;
            const actualLen = Math.min(
              end - start,
              fieldSizeLimit - fieldSize
            );
            if (!isDataSafe) {
              chunk = Buffer.allocUnsafe(actualLen);
              data.copy(chunk, 0, start, start + actualLen);
            } else {
              chunk = data.slice(start, start + actualLen);
            }

            fieldSize += actualLen;
            field.push(chunk);
            if (fieldSize === fieldSizeLimit) {
              skipPart = true;
              partTruncated = true;
            }
          }
        }

        break;
      }

      if (isMatch) {
        matchPostBoundary = 1;

        if (this._fileStream) {
          // End the active file stream if the previous part was a file
          this._fileStream.push(null);
          this._fileStream = null;
        } else if (field !== undefined) {
          let data;
          switch (field.length) {
            case 0:
              data = '';
              break;
            case 1:
              data = convertToUTF8(field[0], partCharset, 0);
              break;
            default:
              data = convertToUTF8(
                Buffer.concat(field, fieldSize),
                partCharset,
                0
              );
          }
          field = undefined;
          fieldSize = 0;
          this.emit(
            'field',
            partName,
            data,
            { nameTruncated: false,
              valueTruncated: partTruncated,
              encoding: partEncoding,
              mimeType: partType }
          );
        }

        if (++parts === partsLimit)
          this.emit('partsLimit');
      }
    };
    this._bparser = new StreamSearch(`\r\n--${boundary}`, ssCb);

    this._writecb = null;
    this._finalcb = null;

    // Just in case there is no preamble
    this.write(BUF_CRLF);
  }

  static detect(conType) {
    return (conType.type === 'multipart' && conType.subtype === 'form-data');
  }

  _write(chunk, enc, cb) {
    this._writecb = cb;
    this._bparser.push(chunk, 0);
    if (this._writecb)
      callAndUnsetCb(this);
  }

  _destroy(err, cb) {
    this._hparser = null;
    this._bparser = ignoreData;
    if (!err)
      err = checkEndState(this);
    const fileStream = this._fileStream;
    if (fileStream) {
      this._fileStream = null;
      fileStream.destroy(err);
    }
    cb(err);
  }

  _final(cb) {
    this._bparser.destroy();
    if (!this._complete)
      return cb(new Error('Unexpected end of form'));
    if (this._fileEndsLeft)
      this._finalcb = finalcb.bind(null, this, cb);
    else
      finalcb(this, cb);
  }
}

function finalcb(self, cb, err) {
  if (err)
    return cb(err);
  err = checkEndState(self);
  cb(err);
}

function checkEndState(self) {
  if (self._hparser)
    return new Error('Malformed part header');
  const fileStream = self._fileStream;
  if (fileStream) {
    self._fileStream = null;
    fileStream.destroy(new Error('Unexpected end of file'));
  }
  if (!self._complete)
    return new Error('Unexpected end of form');
}

const TOKEN = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
  0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];

const FIELD_VCHAR = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
];

module.exports = Multipart;


/***/ }),

/***/ 6261:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const { Writable } = __nccwpck_require__(2203);

const { getDecoder } = __nccwpck_require__(5313);

class URLEncoded extends Writable {
  constructor(cfg) {
    const streamOpts = {
      autoDestroy: true,
      emitClose: true,
      highWaterMark: (typeof cfg.highWaterMark === 'number'
                      ? cfg.highWaterMark
                      : undefined),
    };
    super(streamOpts);

    let charset = (cfg.defCharset || 'utf8');
    if (cfg.conType.params && typeof cfg.conType.params.charset === 'string')
      charset = cfg.conType.params.charset;

    this.charset = charset;

    const limits = cfg.limits;
    this.fieldSizeLimit = (limits && typeof limits.fieldSize === 'number'
                           ? limits.fieldSize
                           : 1 * 1024 * 1024);
    this.fieldsLimit = (limits && typeof limits.fields === 'number'
                        ? limits.fields
                        : Infinity);
    this.fieldNameSizeLimit = (
      limits && typeof limits.fieldNameSize === 'number'
      ? limits.fieldNameSize
      : 100
    );

    this._inKey = true;
    this._keyTrunc = false;
    this._valTrunc = false;
    this._bytesKey = 0;
    this._bytesVal = 0;
    this._fields = 0;
    this._key = '';
    this._val = '';
    this._byte = -2;
    this._lastPos = 0;
    this._encode = 0;
    this._decoder = getDecoder(charset);
  }

  static detect(conType) {
    return (conType.type === 'application'
            && conType.subtype === 'x-www-form-urlencoded');
  }

  _write(chunk, enc, cb) {
    if (this._fields >= this.fieldsLimit)
      return cb();

    let i = 0;
    const len = chunk.length;
    this._lastPos = 0;

    // Check if we last ended mid-percent-encoded byte
    if (this._byte !== -2) {
      i = readPctEnc(this, chunk, i, len);
      if (i === -1)
        return cb(new Error('Malformed urlencoded form'));
      if (i >= len)
        return cb();
      if (this._inKey)
        ++this._bytesKey;
      else
        ++this._bytesVal;
    }

main:
    while (i < len) {
      if (this._inKey) {
        // Parsing key

        i = skipKeyBytes(this, chunk, i, len);

        while (i < len) {
          switch (chunk[i]) {
            case 61: // '='
              if (this._lastPos < i)
                this._key += chunk.latin1Slice(this._lastPos, i);
              this._lastPos = ++i;
              this._key = this._decoder(this._key, this._encode);
              this._encode = 0;
              this._inKey = false;
              continue main;
            case 38: // '&'
              if (this._lastPos < i)
                this._key += chunk.latin1Slice(this._lastPos, i);
              this._lastPos = ++i;
              this._key = this._decoder(this._key, this._encode);
              this._encode = 0;
              if (this._bytesKey > 0) {
                this.emit(
                  'field',
                  this._key,
                  '',
                  { nameTruncated: this._keyTrunc,
                    valueTruncated: false,
                    encoding: this.charset,
                    mimeType: 'text/plain' }
                );
              }
              this._key = '';
              this._val = '';
              this._keyTrunc = false;
              this._valTrunc = false;
              this._bytesKey = 0;
              this._bytesVal = 0;
              if (++this._fields >= this.fieldsLimit) {
                this.emit('fieldsLimit');
                return cb();
              }
              continue;
            case 43: // '+'
              if (this._lastPos < i)
                this._key += chunk.latin1Slice(this._lastPos, i);
              this._key += ' ';
              this._lastPos = i + 1;
              break;
            case 37: // '%'
              if (this._encode === 0)
                this._encode = 1;
              if (this._lastPos < i)
                this._key += chunk.latin1Slice(this._lastPos, i);
              this._lastPos = i + 1;
              this._byte = -1;
              i = readPctEnc(this, chunk, i + 1, len);
              if (i === -1)
                return cb(new Error('Malformed urlencoded form'));
              if (i >= len)
                return cb();
              ++this._bytesKey;
              i = skipKeyBytes(this, chunk, i, len);
              continue;
          }
          ++i;
          ++this._bytesKey;
          i = skipKeyBytes(this, chunk, i, len);
        }
        if (this._lastPos < i)
          this._key += chunk.latin1Slice(this._lastPos, i);
      } else {
        // Parsing value

        i = skipValBytes(this, chunk, i, len);

        while (i < len) {
          switch (chunk[i]) {
            case 38: // '&'
              if (this._lastPos < i)
                this._val += chunk.latin1Slice(this._lastPos, i);
              this._lastPos = ++i;
              this._inKey = true;
              this._val = this._decoder(this._val, this._encode);
              this._encode = 0;
              if (this._bytesKey > 0 || this._bytesVal > 0) {
                this.emit(
                  'field',
                  this._key,
                  this._val,
                  { nameTruncated: this._keyTrunc,
                    valueTruncated: this._valTrunc,
                    encoding: this.charset,
                    mimeType: 'text/plain' }
                );
              }
              this._key = '';
              this._val = '';
              this._keyTrunc = false;
              this._valTrunc = false;
              this._bytesKey = 0;
              this._bytesVal = 0;
              if (++this._fields >= this.fieldsLimit) {
                this.emit('fieldsLimit');
                return cb();
              }
              continue main;
            case 43: // '+'
              if (this._lastPos < i)
                this._val += chunk.latin1Slice(this._lastPos, i);
              this._val += ' ';
              this._lastPos = i + 1;
              break;
            case 37: // '%'
              if (this._encode === 0)
                this._encode = 1;
              if (this._lastPos < i)
                this._val += chunk.latin1Slice(this._lastPos, i);
              this._lastPos = i + 1;
              this._byte = -1;
              i = readPctEnc(this, chunk, i + 1, len);
              if (i === -1)
                return cb(new Error('Malformed urlencoded form'));
              if (i >= len)
                return cb();
              ++this._bytesVal;
              i = skipValBytes(this, chunk, i, len);
              continue;
          }
          ++i;
          ++this._bytesVal;
          i = skipValBytes(this, chunk, i, len);
        }
        if (this._lastPos < i)
          this._val += chunk.latin1Slice(this._lastPos, i);
      }
    }

    cb();
  }

  _final(cb) {
    if (this._byte !== -2)
      return cb(new Error('Malformed urlencoded form'));
    if (!this._inKey || this._bytesKey > 0 || this._bytesVal > 0) {
      if (this._inKey)
        this._key = this._decoder(this._key, this._encode);
      else
        this._val = this._decoder(this._val, this._encode);
      this.emit(
        'field',
        this._key,
        this._val,
        { nameTruncated: this._keyTrunc,
          valueTruncated: this._valTrunc,
          encoding: this.charset,
          mimeType: 'text/plain' }
      );
    }
    cb();
  }
}

function readPctEnc(self, chunk, pos, len) {
  if (pos >= len)
    return len;

  if (self._byte === -1) {
    // We saw a '%' but no hex characters yet
    const hexUpper = HEX_VALUES[chunk[pos++]];
    if (hexUpper === -1)
      return -1;

    if (hexUpper >= 8)
      self._encode = 2; // Indicate high bits detected

    if (pos < len) {
      // Both hex characters are in this chunk
      const hexLower = HEX_VALUES[chunk[pos++]];
      if (hexLower === -1)
        return -1;

      if (self._inKey)
        self._key += String.fromCharCode((hexUpper << 4) + hexLower);
      else
        self._val += String.fromCharCode((hexUpper << 4) + hexLower);

      self._byte = -2;
      self._lastPos = pos;
    } else {
      // Only one hex character was available in this chunk
      self._byte = hexUpper;
    }
  } else {
    // We saw only one hex character so far
    const hexLower = HEX_VALUES[chunk[pos++]];
    if (hexLower === -1)
      return -1;

    if (self._inKey)
      self._key += String.fromCharCode((self._byte << 4) + hexLower);
    else
      self._val += String.fromCharCode((self._byte << 4) + hexLower);

    self._byte = -2;
    self._lastPos = pos;
  }

  return pos;
}

function skipKeyBytes(self, chunk, pos, len) {
  // Skip bytes if we've truncated
  if (self._bytesKey > self.fieldNameSizeLimit) {
    if (!self._keyTrunc) {
      if (self._lastPos < pos)
        self._key += chunk.latin1Slice(self._lastPos, pos - 1);
    }
    self._keyTrunc = true;
    for (; pos < len; ++pos) {
      const code = chunk[pos];
      if (code === 61/* '=' */ || code === 38/* '&' */)
        break;
      ++self._bytesKey;
    }
    self._lastPos = pos;
  }

  return pos;
}

function skipValBytes(self, chunk, pos, len) {
  // Skip bytes if we've truncated
  if (self._bytesVal > self.fieldSizeLimit) {
    if (!self._valTrunc) {
      if (self._lastPos < pos)
        self._val += chunk.latin1Slice(self._lastPos, pos - 1);
    }
    self._valTrunc = true;
    for (; pos < len; ++pos) {
      if (chunk[pos] === 38/* '&' */)
        break;
      ++self._bytesVal;
    }
    self._lastPos = pos;
  }

  return pos;
}

/* eslint-disable no-multi-spaces */
const HEX_VALUES = [
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
   0,  1,  2,  3,  4,  5,  6,  7,  8,  9, -1, -1, -1, -1, -1, -1,
  -1, 10, 11, 12, 13, 14, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, 10, 11, 12, 13, 14, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
];
/* eslint-enable no-multi-spaces */

module.exports = URLEncoded;


/***/ }),

/***/ 5313:
/***/ (function(module) {



function parseContentType(str) {
  if (str.length === 0)
    return;

  const params = Object.create(null);
  let i = 0;

  // Parse type
  for (; i < str.length; ++i) {
    const code = str.charCodeAt(i);
    if (TOKEN[code] !== 1) {
      if (code !== 47/* '/' */ || i === 0)
        return;
      break;
    }
  }
  // Check for type without subtype
  if (i === str.length)
    return;

  const type = str.slice(0, i).toLowerCase();

  // Parse subtype
  const subtypeStart = ++i;
  for (; i < str.length; ++i) {
    const code = str.charCodeAt(i);
    if (TOKEN[code] !== 1) {
      // Make sure we have a subtype
      if (i === subtypeStart)
        return;

      if (parseContentTypeParams(str, i, params) === undefined)
        return;
      break;
    }
  }
  // Make sure we have a subtype
  if (i === subtypeStart)
    return;

  const subtype = str.slice(subtypeStart, i).toLowerCase();

  return { type, subtype, params };
}

function parseContentTypeParams(str, i, params) {
  while (i < str.length) {
    // Consume whitespace
    for (; i < str.length; ++i) {
      const code = str.charCodeAt(i);
      if (code !== 32/* ' ' */ && code !== 9/* '\t' */)
        break;
    }

    // Ended on whitespace
    if (i === str.length)
      break;

    // Check for malformed parameter
    if (str.charCodeAt(i++) !== 59/* ';' */)
      return;

    // Consume whitespace
    for (; i < str.length; ++i) {
      const code = str.charCodeAt(i);
      if (code !== 32/* ' ' */ && code !== 9/* '\t' */)
        break;
    }

    // Ended on whitespace (malformed)
    if (i === str.length)
      return;

    let name;
    const nameStart = i;
    // Parse parameter name
    for (; i < str.length; ++i) {
      const code = str.charCodeAt(i);
      if (TOKEN[code] !== 1) {
        if (code !== 61/* '=' */)
          return;
        break;
      }
    }

    // No value (malformed)
    if (i === str.length)
      return;

    name = str.slice(nameStart, i);
    ++i; // Skip over '='

    // No value (malformed)
    if (i === str.length)
      return;

    let value = '';
    let valueStart;
    if (str.charCodeAt(i) === 34/* '"' */) {
      valueStart = ++i;
      let escaping = false;
      // Parse quoted value
      for (; i < str.length; ++i) {
        const code = str.charCodeAt(i);
        if (code === 92/* '\\' */) {
          if (escaping) {
            valueStart = i;
            escaping = false;
          } else {
            value += str.slice(valueStart, i);
            escaping = true;
          }
          continue;
        }
        if (code === 34/* '"' */) {
          if (escaping) {
            valueStart = i;
            escaping = false;
            continue;
          }
          value += str.slice(valueStart, i);
          break;
        }
        if (escaping) {
          valueStart = i - 1;
          escaping = false;
        }
        // Invalid unescaped quoted character (malformed)
        if (QDTEXT[code] !== 1)
          return;
      }

      // No end quote (malformed)
      if (i === str.length)
        return;

      ++i; // Skip over double quote
    } else {
      valueStart = i;
      // Parse unquoted value
      for (; i < str.length; ++i) {
        const code = str.charCodeAt(i);
        if (TOKEN[code] !== 1) {
          // No value (malformed)
          if (i === valueStart)
            return;
          break;
        }
      }
      value = str.slice(valueStart, i);
    }

    name = name.toLowerCase();
    if (params[name] === undefined)
      params[name] = value;
  }

  return params;
}

function parseDisposition(str, defDecoder) {
  if (str.length === 0)
    return;

  const params = Object.create(null);
  let i = 0;

  for (; i < str.length; ++i) {
    const code = str.charCodeAt(i);
    if (TOKEN[code] !== 1) {
      if (parseDispositionParams(str, i, params, defDecoder) === undefined)
        return;
      break;
    }
  }

  const type = str.slice(0, i).toLowerCase();

  return { type, params };
}

function parseDispositionParams(str, i, params, defDecoder) {
  while (i < str.length) {
    // Consume whitespace
    for (; i < str.length; ++i) {
      const code = str.charCodeAt(i);
      if (code !== 32/* ' ' */ && code !== 9/* '\t' */)
        break;
    }

    // Ended on whitespace
    if (i === str.length)
      break;

    // Check for malformed parameter
    if (str.charCodeAt(i++) !== 59/* ';' */)
      return;

    // Consume whitespace
    for (; i < str.length; ++i) {
      const code = str.charCodeAt(i);
      if (code !== 32/* ' ' */ && code !== 9/* '\t' */)
        break;
    }

    // Ended on whitespace (malformed)
    if (i === str.length)
      return;

    let name;
    const nameStart = i;
    // Parse parameter name
    for (; i < str.length; ++i) {
      const code = str.charCodeAt(i);
      if (TOKEN[code] !== 1) {
        if (code === 61/* '=' */)
          break;
        return;
      }
    }

    // No value (malformed)
    if (i === str.length)
      return;

    let value = '';
    let valueStart;
    let charset;
    //~ let lang;
    name = str.slice(nameStart, i);
    if (name.charCodeAt(name.length - 1) === 42/* '*' */) {
      // Extended value

      const charsetStart = ++i;
      // Parse charset name
      for (; i < str.length; ++i) {
        const code = str.charCodeAt(i);
        if (CHARSET[code] !== 1) {
          if (code !== 39/* '\'' */)
            return;
          break;
        }
      }

      // Incomplete charset (malformed)
      if (i === str.length)
        return;

      charset = str.slice(charsetStart, i);
      ++i; // Skip over the '\''

      //~ const langStart = ++i;
      // Parse language name
      for (; i < str.length; ++i) {
        const code = str.charCodeAt(i);
        if (code === 39/* '\'' */)
          break;
      }

      // Incomplete language (malformed)
      if (i === str.length)
        return;

      //~ lang = str.slice(langStart, i);
      ++i; // Skip over the '\''

      // No value (malformed)
      if (i === str.length)
        return;

      valueStart = i;

      let encode = 0;
      // Parse value
      for (; i < str.length; ++i) {
        const code = str.charCodeAt(i);
        if (EXTENDED_VALUE[code] !== 1) {
          if (code === 37/* '%' */) {
            let hexUpper;
            let hexLower;
            if (i + 2 < str.length
                && (hexUpper = HEX_VALUES[str.charCodeAt(i + 1)]) !== -1
                && (hexLower = HEX_VALUES[str.charCodeAt(i + 2)]) !== -1) {
              const byteVal = (hexUpper << 4) + hexLower;
              value += str.slice(valueStart, i);
              value += String.fromCharCode(byteVal);
              i += 2;
              valueStart = i + 1;
              if (byteVal >= 128)
                encode = 2;
              else if (encode === 0)
                encode = 1;
              continue;
            }
            // '%' disallowed in non-percent encoded contexts (malformed)
            return;
          }
          break;
        }
      }

      value += str.slice(valueStart, i);
      value = convertToUTF8(value, charset, encode);
      if (value === undefined)
        return;
    } else {
      // Non-extended value

      ++i; // Skip over '='

      // No value (malformed)
      if (i === str.length)
        return;

      if (str.charCodeAt(i) === 34/* '"' */) {
        valueStart = ++i;
        let escaping = false;
        // Parse quoted value
        for (; i < str.length; ++i) {
          const code = str.charCodeAt(i);
          if (code === 92/* '\\' */) {
            if (escaping) {
              valueStart = i;
              escaping = false;
            } else {
              value += str.slice(valueStart, i);
              escaping = true;
            }
            continue;
          }
          if (code === 34/* '"' */) {
            if (escaping) {
              valueStart = i;
              escaping = false;
              continue;
            }
            value += str.slice(valueStart, i);
            break;
          }
          if (escaping) {
            valueStart = i - 1;
            escaping = false;
          }
          // Invalid unescaped quoted character (malformed)
          if (QDTEXT[code] !== 1)
            return;
        }

        // No end quote (malformed)
        if (i === str.length)
          return;

        ++i; // Skip over double quote
      } else {
        valueStart = i;
        // Parse unquoted value
        for (; i < str.length; ++i) {
          const code = str.charCodeAt(i);
          if (TOKEN[code] !== 1) {
            // No value (malformed)
            if (i === valueStart)
              return;
            break;
          }
        }
        value = str.slice(valueStart, i);
      }

      value = defDecoder(value, 2);
      if (value === undefined)
        return;
    }

    name = name.toLowerCase();
    if (params[name] === undefined)
      params[name] = value;
  }

  return params;
}

function getDecoder(charset) {
  let lc;
  while (true) {
    switch (charset) {
      case 'utf-8':
      case 'utf8':
        return decoders.utf8;
      case 'latin1':
      case 'ascii': // TODO: Make these a separate, strict decoder?
      case 'us-ascii':
      case 'iso-8859-1':
      case 'iso8859-1':
      case 'iso88591':
      case 'iso_8859-1':
      case 'windows-1252':
      case 'iso_8859-1:1987':
      case 'cp1252':
      case 'x-cp1252':
        return decoders.latin1;
      case 'utf16le':
      case 'utf-16le':
      case 'ucs2':
      case 'ucs-2':
        return decoders.utf16le;
      case 'base64':
        return decoders.base64;
      default:
        if (lc === undefined) {
          lc = true;
          charset = charset.toLowerCase();
          continue;
        }
        return decoders.other.bind(charset);
    }
  }
}

const decoders = {
  utf8: (data, hint) => {
    if (data.length === 0)
      return '';
    if (typeof data === 'string') {
      // If `data` never had any percent-encoded bytes or never had any that
      // were outside of the ASCII range, then we can safely just return the
      // input since UTF-8 is ASCII compatible
      if (hint < 2)
        return data;

      data = Buffer.from(data, 'latin1');
    }
    return data.utf8Slice(0, data.length);
  },

  latin1: (data, hint) => {
    if (data.length === 0)
      return '';
    if (typeof data === 'string')
      return data;
    return data.latin1Slice(0, data.length);
  },

  utf16le: (data, hint) => {
    if (data.length === 0)
      return '';
    if (typeof data === 'string')
      data = Buffer.from(data, 'latin1');
    return data.ucs2Slice(0, data.length);
  },

  base64: (data, hint) => {
    if (data.length === 0)
      return '';
    if (typeof data === 'string')
      data = Buffer.from(data, 'latin1');
    return data.base64Slice(0, data.length);
  },

  other: (data, hint) => {
    if (data.length === 0)
      return '';
    if (typeof data === 'string')
      data = Buffer.from(data, 'latin1');
    try {
      const decoder = new TextDecoder(this);
      return decoder.decode(data);
    } catch {}
  },
};

function convertToUTF8(data, charset, hint) {
  const decode = getDecoder(charset);
  if (decode)
    return decode(data, hint);
}

function basename(path) {
  if (typeof path !== 'string')
    return '';
  for (let i = path.length - 1; i >= 0; --i) {
    switch (path.charCodeAt(i)) {
      case 0x2F: // '/'
      case 0x5C: // '\'
        path = path.slice(i + 1);
        return (path === '..' || path === '.' ? '' : path);
    }
  }
  return (path === '..' || path === '.' ? '' : path);
}

const TOKEN = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
  0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];

const QDTEXT = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
];

const CHARSET = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
  0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];

const EXTENDED_VALUE = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1, 1, 0,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
  0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];

/* eslint-disable no-multi-spaces */
const HEX_VALUES = [
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
   0,  1,  2,  3,  4,  5,  6,  7,  8,  9, -1, -1, -1, -1, -1, -1,
  -1, 10, 11, 12, 13, 14, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, 10, 11, 12, 13, 14, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
];
/* eslint-enable no-multi-spaces */

module.exports = {
  basename,
  convertToUTF8,
  getDecoder,
  parseContentType,
  parseDisposition,
};


/***/ }),

/***/ 3313:
/***/ ((module) => {

module.exports = Pend;

function Pend() {
  this.pending = 0;
  this.max = Infinity;
  this.listeners = [];
  this.waiting = [];
  this.error = null;
}

Pend.prototype.go = function(fn) {
  if (this.pending < this.max) {
    pendGo(this, fn);
  } else {
    this.waiting.push(fn);
  }
};

Pend.prototype.wait = function(cb) {
  if (this.pending === 0) {
    cb(this.error);
  } else {
    this.listeners.push(cb);
  }
};

Pend.prototype.hold = function() {
  return pendHold(this);
};

function pendHold(self) {
  self.pending += 1;
  var called = false;
  return onCb;
  function onCb(err) {
    if (called) throw new Error("callback called twice");
    called = true;
    self.error = self.error || err;
    self.pending -= 1;
    if (self.waiting.length > 0 && self.pending < self.max) {
      pendGo(self, self.waiting.shift());
    } else if (self.pending === 0) {
      var listeners = self.listeners;
      self.listeners = [];
      listeners.forEach(cbListener);
    }
  }
  function cbListener(listener) {
    listener(self.error);
  }
}

function pendGo(self, fn) {
  fn(pendHold(self));
}


/***/ }),

/***/ 9026:
/***/ ((module) => {


/*
  Based heavily on the Streaming Boyer-Moore-Horspool C++ implementation
  by Hongli Lai at: https://github.com/FooBarWidget/boyer-moore-horspool
*/
function memcmp(buf1, pos1, buf2, pos2, num) {
  for (let i = 0; i < num; ++i) {
    if (buf1[pos1 + i] !== buf2[pos2 + i])
      return false;
  }
  return true;
}

class SBMH {
  constructor(needle, cb) {
    if (typeof cb !== 'function')
      throw new Error('Missing match callback');

    if (typeof needle === 'string')
      needle = Buffer.from(needle);
    else if (!Buffer.isBuffer(needle))
      throw new Error(`Expected Buffer for needle, got ${typeof needle}`);

    const needleLen = needle.length;

    this.maxMatches = Infinity;
    this.matches = 0;

    this._cb = cb;
    this._lookbehindSize = 0;
    this._needle = needle;
    this._bufPos = 0;

    this._lookbehind = Buffer.allocUnsafe(needleLen);

    // Initialize occurrence table.
    this._occ = [
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen, needleLen, needleLen,
      needleLen, needleLen, needleLen, needleLen
    ];

    // Populate occurrence table with analysis of the needle, ignoring the last
    // letter.
    if (needleLen > 1) {
      for (let i = 0; i < needleLen - 1; ++i)
        this._occ[needle[i]] = needleLen - 1 - i;
    }
  }

  reset() {
    this.matches = 0;
    this._lookbehindSize = 0;
    this._bufPos = 0;
  }

  push(chunk, pos) {
    let result;
    if (!Buffer.isBuffer(chunk))
      chunk = Buffer.from(chunk, 'latin1');
    const chunkLen = chunk.length;
    this._bufPos = pos || 0;
    while (result !== chunkLen && this.matches < this.maxMatches)
      result = feed(this, chunk);
    return result;
  }

  destroy() {
    const lbSize = this._lookbehindSize;
    if (lbSize)
      this._cb(false, this._lookbehind, 0, lbSize, false);
    this.reset();
  }
}

function feed(self, data) {
  const len = data.length;
  const needle = self._needle;
  const needleLen = needle.length;

  // Positive: points to a position in `data`
  //           pos == 3 points to data[3]
  // Negative: points to a position in the lookbehind buffer
  //           pos == -2 points to lookbehind[lookbehindSize - 2]
  let pos = -self._lookbehindSize;
  const lastNeedleCharPos = needleLen - 1;
  const lastNeedleChar = needle[lastNeedleCharPos];
  const end = len - needleLen;
  const occ = self._occ;
  const lookbehind = self._lookbehind;

  if (pos < 0) {
    // Lookbehind buffer is not empty. Perform Boyer-Moore-Horspool
    // search with character lookup code that considers both the
    // lookbehind buffer and the current round's haystack data.
    //
    // Loop until
    //   there is a match.
    // or until
    //   we've moved past the position that requires the
    //   lookbehind buffer. In this case we switch to the
    //   optimized loop.
    // or until
    //   the character to look at lies outside the haystack.
    while (pos < 0 && pos <= end) {
      const nextPos = pos + lastNeedleCharPos;
      const ch = (nextPos < 0
                  ? lookbehind[self._lookbehindSize + nextPos]
                  : data[nextPos]);

      if (ch === lastNeedleChar
          && matchNeedle(self, data, pos, lastNeedleCharPos)) {
        self._lookbehindSize = 0;
        ++self.matches;
        if (pos > -self._lookbehindSize)
          self._cb(true, lookbehind, 0, self._lookbehindSize + pos, false);
        else
          self._cb(true, undefined, 0, 0, true);

        return (self._bufPos = pos + needleLen);
      }

      pos += occ[ch];
    }

    // No match.

    // There's too few data for Boyer-Moore-Horspool to run,
    // so let's use a different algorithm to skip as much as
    // we can.
    // Forward pos until
    //   the trailing part of lookbehind + data
    //   looks like the beginning of the needle
    // or until
    //   pos == 0
    while (pos < 0 && !matchNeedle(self, data, pos, len - pos))
      ++pos;

    if (pos < 0) {
      // Cut off part of the lookbehind buffer that has
      // been processed and append the entire haystack
      // into it.
      const bytesToCutOff = self._lookbehindSize + pos;

      if (bytesToCutOff > 0) {
        // The cut off data is guaranteed not to contain the needle.
        self._cb(false, lookbehind, 0, bytesToCutOff, false);
      }

      self._lookbehindSize -= bytesToCutOff;
      lookbehind.copy(lookbehind, 0, bytesToCutOff, self._lookbehindSize);
      lookbehind.set(data, self._lookbehindSize);
      self._lookbehindSize += len;

      self._bufPos = len;
      return len;
    }

    // Discard lookbehind buffer.
    self._cb(false, lookbehind, 0, self._lookbehindSize, false);
    self._lookbehindSize = 0;
  }

  pos += self._bufPos;

  const firstNeedleChar = needle[0];

  // Lookbehind buffer is now empty. Perform Boyer-Moore-Horspool
  // search with optimized character lookup code that only considers
  // the current round's haystack data.
  while (pos <= end) {
    const ch = data[pos + lastNeedleCharPos];

    if (ch === lastNeedleChar
        && data[pos] === firstNeedleChar
        && memcmp(needle, 0, data, pos, lastNeedleCharPos)) {
      ++self.matches;
      if (pos > 0)
        self._cb(true, data, self._bufPos, pos, true);
      else
        self._cb(true, undefined, 0, 0, true);

      return (self._bufPos = pos + needleLen);
    }

    pos += occ[ch];
  }

  // There was no match. If there's trailing haystack data that we cannot
  // match yet using the Boyer-Moore-Horspool algorithm (because the trailing
  // data is less than the needle size) then match using a modified
  // algorithm that starts matching from the beginning instead of the end.
  // Whatever trailing data is left after running this algorithm is added to
  // the lookbehind buffer.
  while (pos < len) {
    if (data[pos] !== firstNeedleChar
        || !memcmp(data, pos, needle, 0, len - pos)) {
      ++pos;
      continue;
    }
    data.copy(lookbehind, 0, pos, len);
    self._lookbehindSize = len - pos;
    break;
  }

  // Everything until `pos` is guaranteed not to contain needle data.
  if (pos > 0)
    self._cb(false, data, self._bufPos, pos < len ? pos : len, true);

  self._bufPos = len;
  return len;
}

function matchNeedle(self, data, pos, len) {
  const lb = self._lookbehind;
  const lbSize = self._lookbehindSize;
  const needle = self._needle;

  for (let i = 0; i < len; ++i, ++pos) {
    const ch = (pos < 0 ? lb[lbSize + pos] : data[pos]);
    if (ch !== needle[i])
      return false;
  }
  return true;
}

module.exports = SBMH;


/***/ }),

/***/ 4248:
/***/ ((module) => {

// Adapted from https://github.com/brianloveswords/buffer-crc32/blob/v0.2.13/index.js
const CRC_TABLE = new Int32Array([
  0x00000000, 0x77073096, 0xee0e612c, 0x990951ba, 0x076dc419, 0x706af48f, 0xe963a535, 0x9e6495a3,
  0x0edb8832, 0x79dcb8a4, 0xe0d5e91e, 0x97d2d988, 0x09b64c2b, 0x7eb17cbd, 0xe7b82d07, 0x90bf1d91,
  0x1db71064, 0x6ab020f2, 0xf3b97148, 0x84be41de, 0x1adad47d, 0x6ddde4eb, 0xf4d4b551, 0x83d385c7,
  0x136c9856, 0x646ba8c0, 0xfd62f97a, 0x8a65c9ec, 0x14015c4f, 0x63066cd9, 0xfa0f3d63, 0x8d080df5,
  0x3b6e20c8, 0x4c69105e, 0xd56041e4, 0xa2677172, 0x3c03e4d1, 0x4b04d447, 0xd20d85fd, 0xa50ab56b,
  0x35b5a8fa, 0x42b2986c, 0xdbbbc9d6, 0xacbcf940, 0x32d86ce3, 0x45df5c75, 0xdcd60dcf, 0xabd13d59,
  0x26d930ac, 0x51de003a, 0xc8d75180, 0xbfd06116, 0x21b4f4b5, 0x56b3c423, 0xcfba9599, 0xb8bda50f,
  0x2802b89e, 0x5f058808, 0xc60cd9b2, 0xb10be924, 0x2f6f7c87, 0x58684c11, 0xc1611dab, 0xb6662d3d,
  0x76dc4190, 0x01db7106, 0x98d220bc, 0xefd5102a, 0x71b18589, 0x06b6b51f, 0x9fbfe4a5, 0xe8b8d433,
  0x7807c9a2, 0x0f00f934, 0x9609a88e, 0xe10e9818, 0x7f6a0dbb, 0x086d3d2d, 0x91646c97, 0xe6635c01,
  0x6b6b51f4, 0x1c6c6162, 0x856530d8, 0xf262004e, 0x6c0695ed, 0x1b01a57b, 0x8208f4c1, 0xf50fc457,
  0x65b0d9c6, 0x12b7e950, 0x8bbeb8ea, 0xfcb9887c, 0x62dd1ddf, 0x15da2d49, 0x8cd37cf3, 0xfbd44c65,
  0x4db26158, 0x3ab551ce, 0xa3bc0074, 0xd4bb30e2, 0x4adfa541, 0x3dd895d7, 0xa4d1c46d, 0xd3d6f4fb,
  0x4369e96a, 0x346ed9fc, 0xad678846, 0xda60b8d0, 0x44042d73, 0x33031de5, 0xaa0a4c5f, 0xdd0d7cc9,
  0x5005713c, 0x270241aa, 0xbe0b1010, 0xc90c2086, 0x5768b525, 0x206f85b3, 0xb966d409, 0xce61e49f,
  0x5edef90e, 0x29d9c998, 0xb0d09822, 0xc7d7a8b4, 0x59b33d17, 0x2eb40d81, 0xb7bd5c3b, 0xc0ba6cad,
  0xedb88320, 0x9abfb3b6, 0x03b6e20c, 0x74b1d29a, 0xead54739, 0x9dd277af, 0x04db2615, 0x73dc1683,
  0xe3630b12, 0x94643b84, 0x0d6d6a3e, 0x7a6a5aa8, 0xe40ecf0b, 0x9309ff9d, 0x0a00ae27, 0x7d079eb1,
  0xf00f9344, 0x8708a3d2, 0x1e01f268, 0x6906c2fe, 0xf762575d, 0x806567cb, 0x196c3671, 0x6e6b06e7,
  0xfed41b76, 0x89d32be0, 0x10da7a5a, 0x67dd4acc, 0xf9b9df6f, 0x8ebeeff9, 0x17b7be43, 0x60b08ed5,
  0xd6d6a3e8, 0xa1d1937e, 0x38d8c2c4, 0x4fdff252, 0xd1bb67f1, 0xa6bc5767, 0x3fb506dd, 0x48b2364b,
  0xd80d2bda, 0xaf0a1b4c, 0x36034af6, 0x41047a60, 0xdf60efc3, 0xa867df55, 0x316e8eef, 0x4669be79,
  0xcb61b38c, 0xbc66831a, 0x256fd2a0, 0x5268e236, 0xcc0c7795, 0xbb0b4703, 0x220216b9, 0x5505262f,
  0xc5ba3bbe, 0xb2bd0b28, 0x2bb45a92, 0x5cb36a04, 0xc2d7ffa7, 0xb5d0cf31, 0x2cd99e8b, 0x5bdeae1d,
  0x9b64c2b0, 0xec63f226, 0x756aa39c, 0x026d930a, 0x9c0906a9, 0xeb0e363f, 0x72076785, 0x05005713,
  0x95bf4a82, 0xe2b87a14, 0x7bb12bae, 0x0cb61b38, 0x92d28e9b, 0xe5d5be0d, 0x7cdcefb7, 0x0bdbdf21,
  0x86d3d2d4, 0xf1d4e242, 0x68ddb3f8, 0x1fda836e, 0x81be16cd, 0xf6b9265b, 0x6fb077e1, 0x18b74777,
  0x88085ae6, 0xff0f6a70, 0x66063bca, 0x11010b5c, 0x8f659eff, 0xf862ae69, 0x616bffd3, 0x166ccf45,
  0xa00ae278, 0xd70dd2ee, 0x4e048354, 0x3903b3c2, 0xa7672661, 0xd06016f7, 0x4969474d, 0x3e6e77db,
  0xaed16a4a, 0xd9d65adc, 0x40df0b66, 0x37d83bf0, 0xa9bcae53, 0xdebb9ec5, 0x47b2cf7f, 0x30b5ffe9,
  0xbdbdf21c, 0xcabac28a, 0x53b39330, 0x24b4a3a6, 0xbad03605, 0xcdd70693, 0x54de5729, 0x23d967bf,
  0xb3667a2e, 0xc4614ab8, 0x5d681b02, 0x2a6f2b94, 0xb40bbe37, 0xc30c8ea1, 0x5a05df1b, 0x2d02ef8d,
]);

function crc32(buf) {
  let crc = -1;
  for (let x of buf) {
    crc = CRC_TABLE[(crc ^ x) & 0xff] ^ (crc >>> 8);
  }
  return (crc ^ -1) >>> 0;
}

module.exports = crc32;


/***/ }),

/***/ 3502:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

// This was adapted from https://github.com/andrewrk/node-fd-slicer by Andrew Kelley under the MIT License.
var fs = __nccwpck_require__(9896);
var util = __nccwpck_require__(9023);
var stream = __nccwpck_require__(2203);
var Readable = stream.Readable;
var PassThrough = stream.PassThrough;
var Pend = __nccwpck_require__(3313);
var EventEmitter = (__nccwpck_require__(4434).EventEmitter);

exports.BufferSlicer = BufferSlicer;
exports.FdSlicer = FdSlicer;

util.inherits(FdSlicer, EventEmitter);
function FdSlicer(fd) {
  EventEmitter.call(this);

  this.fd = fd;
  this.pend = new Pend();
  this.pend.max = 1;
  this.refCount = 0;
}

FdSlicer.prototype.read = function(buffer, offset, length, position, callback) {
  var self = this;
  self.pend.go(function(cb) {
    fs.read(self.fd, buffer, offset, length, position, function(err, bytesRead, buffer) {
      cb();
      callback(err, bytesRead, buffer);
    });
  });
};

FdSlicer.prototype.createReadStream = function(options) {
  return new ReadStream(this, options);
};

FdSlicer.prototype.ref = function() {
  this.refCount += 1;
};

FdSlicer.prototype.unref = function() {
  var self = this;
  self.refCount -= 1;
  if (self.refCount < 0) throw new Error("invalid unref");
  if (self.refCount > 0) return;

  fs.close(self.fd, onCloseDone);

  function onCloseDone(err) {
    if (err) {
      self.emit('error', err);
    } else {
      self.emit('close');
    }
  }
};

util.inherits(ReadStream, Readable);
function ReadStream(context, options) {
  options = options || {};
  Readable.call(this, options);

  this.context = context;
  this.context.ref();

  this.start = options.start || 0;
  this.endOffset = options.end;
  this.pos = this.start;
}

ReadStream.prototype._read = function(n) {
  var self = this;

  var toRead = Math.min(self._readableState.highWaterMark, n);
  if (self.endOffset != null) {
    toRead = Math.min(toRead, self.endOffset - self.pos);
  }
  if (toRead <= 0) {
    self.push(null);
    this._cleanup();
    return;
  }
  self.context.pend.go(function(cb) {
    var buffer = Buffer.allocUnsafe(toRead);
    fs.read(self.context.fd, buffer, 0, toRead, self.pos, function(err, bytesRead) {
      if (err) {
        self.destroy(err);
      } else if (bytesRead === 0) {
        self.push(null);
        self._cleanup();
      } else {
        self.pos += bytesRead;
        self.push(buffer.slice(0, bytesRead));
      }
      cb();
    });
  });
};

ReadStream.prototype._destroy = function(err, cb) {
  // Node 14+ calls this automatically at EOF.
  this._cleanup();
  cb(err);
};

ReadStream.prototype._cleanup = function() {
  if (this.context != null) {
    this.context.unref();
    this.context = null;
  }
};

util.inherits(BufferSlicer, EventEmitter);
function BufferSlicer(buffer) {
  EventEmitter.call(this);

  this.refCount = 0;
  this.buffer = buffer;
}

BufferSlicer.prototype.read = function(buffer, offset, length, position, callback) {
  if (!(0 <= offset && offset <= buffer.length)) throw new RangeError("offset outside buffer: 0 <= " + offset + " <= " + buffer.length);
  if (position < 0) throw new RangeError("position is negative: " + position);
  if (offset + length > buffer.length) {
    // The caller's buffer can't hold all the bytes they're trying to read.
    // Clamp the length instead of giving an error.
    // The callback will be informed of fewer than expected bytes written.
    length = buffer.length - offset;
  }
  if (position + length > this.buffer.length) {
    // Clamp any attempt to read past the end of the source buffer.
    length = this.buffer.length - position;
  }
  if (length <= 0) {
    // After any clamping, we're fully out of bounds or otherwise have nothing to do.
    // This isn't an error; it's just zero bytes written.
    setImmediate(function() {
      callback(null, 0);
    });
    return;
  }
  this.buffer.copy(buffer, offset, position, position + length);
  setImmediate(function() {
    callback(null, length);
  });
};

BufferSlicer.prototype.createReadStream = function(options) {
  options = options || {};
  var readStream = new PassThrough(options);
  readStream.start = options.start || 0;
  readStream.endOffset = options.end;
  // by the time this function returns, we'll be done.
  readStream.pos = readStream.endOffset || this.buffer.length;

  var entireSlice = this.buffer.slice(readStream.start, readStream.pos);
  // Cut the buffer into smaller slices for better memory usage when streaming into a zlib inflate stream.
  // See https://github.com/thejoshwolfe/yauzl/issues/87
  var maxChunkSize = 0x10000;
  var offset = 0;
  while (true) {
    var nextOffset = offset + maxChunkSize;
    if (nextOffset >= entireSlice.length) {
      // last chunk
      if (offset < entireSlice.length) {
        readStream.write(entireSlice.slice(offset, entireSlice.length));
      }
      break;
    }
    readStream.write(entireSlice.slice(offset, nextOffset));
    offset = nextOffset;
  }

  readStream.end();
  return readStream;
};

BufferSlicer.prototype.ref = function() {
  this.refCount += 1;
};

BufferSlicer.prototype.unref = function() {
  this.refCount -= 1;

  if (this.refCount < 0) {
    throw new Error("invalid unref");
  }
};


/***/ }),

/***/ 663:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

var fs = __nccwpck_require__(9896);
var zlib = __nccwpck_require__(3106);
var fd_slicer = __nccwpck_require__(3502);
var util = __nccwpck_require__(9023);
var EventEmitter = (__nccwpck_require__(4434).EventEmitter);
var Transform = (__nccwpck_require__(2203).Transform);
var PassThrough = (__nccwpck_require__(2203).PassThrough);
var Writable = (__nccwpck_require__(2203).Writable);

// Node 20 added zlib.crc32.
const crc32 = typeof zlib.crc32 === "function" ? zlib.crc32 : __nccwpck_require__(4248);

exports.open = open;
exports.fromFd = fromFd;
exports.fromBuffer = fromBuffer;
exports.fromRandomAccessReader = fromRandomAccessReader;
exports.openPromise = openPromise;
exports.fromFdPromise = fromFdPromise;
exports.fromBufferPromise = fromBufferPromise;
exports.fromRandomAccessReaderPromise = fromRandomAccessReaderPromise;

exports.dosDateTimeToDate = dosDateTimeToDate;
exports.getFileNameLowLevel = getFileNameLowLevel;
exports.validateFileName = validateFileName;
exports.parseExtraFields = parseExtraFields;
exports.ZipFile = ZipFile;
exports.Entry = Entry;
exports.LocalFileHeader = LocalFileHeader;
exports.RandomAccessReader = RandomAccessReader;

function openPromise(path, options) {
  return new Promise((resolve, reject) => {
    open(path, {...options, lazyEntries: true}, function(err, zipfile) {
      if (err) return reject(err);
      resolve(zipfile);
    });
  });
}
function fromFdPromise(fd, options) {
  return new Promise((resolve, reject) => {
    fromFd(fd, {...options, lazyEntries: true}, function(err, zipfile) {
      if (err) return reject(err);
      resolve(zipfile);
    });
  });
}
function fromBufferPromise(buffer, options) {
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, {...options, lazyEntries: true}, function(err, zipfile) {
      if (err) return reject(err);
      resolve(zipfile);
    });
  });
}
function fromRandomAccessReaderPromise(reader, totalSize, options) {
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(reader, totalSize, {...options, lazyEntries: true}, function(err, zipfile) {
      if (err) return reject(err);
      resolve(zipfile);
    });
  });
}

function open(path, options, callback) {
  if (typeof options === "function") {
    callback = options;
    options = null;
  }
  if (options == null) options = {};
  if (options.autoClose == null) options.autoClose = true;
  if (options.lazyEntries == null) options.lazyEntries = false;
  if (options.decodeStrings == null) options.decodeStrings = true;
  if (options.validateEntrySizes == null) options.validateEntrySizes = true;
  if (options.strictFileNames == null) options.strictFileNames = false;
  if (callback == null) callback = defaultCallback;
  fs.open(path, "r", function(err, fd) {
    if (err) return callback(err);
    fromFd(fd, options, function(err, zipfile) {
      if (err) fs.close(fd, defaultCallback);
      callback(err, zipfile);
    });
  });
}

function fromFd(fd, options, callback) {
  if (typeof options === "function") {
    callback = options;
    options = null;
  }
  if (options == null) options = {};
  if (options.autoClose == null) options.autoClose = false;
  if (options.lazyEntries == null) options.lazyEntries = false;
  if (options.decodeStrings == null) options.decodeStrings = true;
  if (options.validateEntrySizes == null) options.validateEntrySizes = true;
  if (options.strictFileNames == null) options.strictFileNames = false;
  if (callback == null) callback = defaultCallback;
  fs.fstat(fd, function(err, stats) {
    if (err) return callback(err);
    var reader = new fd_slicer.FdSlicer(fd);
    fromRandomAccessReader(reader, stats.size, options, callback);
  });
}

function fromBuffer(buffer, options, callback) {
  if (typeof options === "function") {
    callback = options;
    options = null;
  }
  if (options == null) options = {};
  options.autoClose = false;
  if (options.lazyEntries == null) options.lazyEntries = false;
  if (options.decodeStrings == null) options.decodeStrings = true;
  if (options.validateEntrySizes == null) options.validateEntrySizes = true;
  if (options.strictFileNames == null) options.strictFileNames = false;
  var reader = new fd_slicer.BufferSlicer(buffer);
  fromRandomAccessReader(reader, buffer.length, options, callback);
}

function fromRandomAccessReader(reader, totalSize, options, callback) {
  if (typeof options === "function") {
    callback = options;
    options = null;
  }
  if (options == null) options = {};
  if (options.autoClose == null) options.autoClose = true;
  if (options.lazyEntries == null) options.lazyEntries = false;
  if (options.decodeStrings == null) options.decodeStrings = true;
  var decodeStrings = !!options.decodeStrings;
  if (options.validateEntrySizes == null) options.validateEntrySizes = true;
  if (options.strictFileNames == null) options.strictFileNames = false;
  if (callback == null) callback = defaultCallback;
  if (typeof totalSize !== "number") throw new Error("expected totalSize parameter to be a number");
  if (totalSize > Number.MAX_SAFE_INTEGER) {
    throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");
  }

  // the matching unref() call is in zipfile.close()
  reader.ref();

  // eocdr means End of Central Directory Record.
  // search backwards for the eocdr signature.
  // the last field of the eocdr is a variable-length comment.
  // the comment size is encoded in a 2-byte field in the eocdr, which we can't find without trudging backwards through the comment to find it.
  // as a consequence of this design decision, it's possible to have ambiguous zip file metadata if a coherent eocdr was in the comment.
  // we search backwards for a eocdr signature, and hope that whoever made the zip file was smart enough to forbid the eocdr signature in the comment.
  var eocdrWithoutCommentSize = 22;
  var zip64EocdlSize = 20; // Zip64 end of central directory locator
  var maxCommentSize = 0xffff; // 2-byte size
  var bufferSize = Math.min(zip64EocdlSize + eocdrWithoutCommentSize + maxCommentSize, totalSize);
  var buffer = newBuffer(bufferSize);
  var bufferReadStart = totalSize - buffer.length;
  readAndAssertNoEof(reader, buffer, 0, bufferSize, bufferReadStart, function(err) {
    if (err) return callback(err);
    for (var i = bufferSize - eocdrWithoutCommentSize; i >= 0; i -= 1) {
      if (buffer.readUInt32LE(i) !== 0x06054b50) continue;
      // found eocdr
      var eocdrBuffer = buffer.subarray(i);

      // 0 - End of central directory signature = 0x06054b50
      // 4 - Number of this disk
      var diskNumber = eocdrBuffer.readUInt16LE(4);
      // 6 - Disk where central directory starts
      // 8 - Number of central directory records on this disk
      // 10 - Total number of central directory records
      var entryCount = eocdrBuffer.readUInt16LE(10);
      // 12 - Size of central directory (bytes)
      // 16 - Offset of start of central directory, relative to start of archive
      var centralDirectoryOffset = eocdrBuffer.readUInt32LE(16);
      // 20 - Comment length
      var commentLength = eocdrBuffer.readUInt16LE(20);
      var expectedCommentLength = eocdrBuffer.length - eocdrWithoutCommentSize;
      if (commentLength !== expectedCommentLength) {
        return callback(new Error("Invalid comment length. Expected: " + expectedCommentLength + ". Found: " + commentLength + ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK☺☻` in the comment?"));
      }
      // 22 - Comment
      // the encoding is always cp437.
      var comment = decodeStrings ? decodeBuffer(eocdrBuffer.subarray(22), false)
                                  : eocdrBuffer.subarray(22);

      // Look for a Zip64 end of central directory locator
      if (i - zip64EocdlSize >= 0 && buffer.readUInt32LE(i - zip64EocdlSize) === 0x07064b50) {
        // ZIP64 format
        var zip64EocdlBuffer = buffer.subarray(i - zip64EocdlSize, i - zip64EocdlSize + zip64EocdlSize);
        // 0 - zip64 end of central dir locator signature = 0x07064b50
        // 4 - number of the disk with the start of the zip64 end of central directory
        // 8 - relative offset of the zip64 end of central directory record
        var zip64EocdrOffset = readUInt64LE(zip64EocdlBuffer, 8);
        // 16 - total number of disks

        // ZIP64 end of central directory record
        var zip64EocdrBuffer = newBuffer(56);
        return readAndAssertNoEof(reader, zip64EocdrBuffer, 0, zip64EocdrBuffer.length, zip64EocdrOffset, function(err) {
          if (err) return callback(err);

          // 0 - zip64 end of central dir signature                           4 bytes  (0x06064b50)
          if (zip64EocdrBuffer.readUInt32LE(0) !== 0x06064b50) {
            return callback(new Error("invalid zip64 end of central directory record signature"));
          }
          // 4 - size of zip64 end of central directory record                8 bytes
          // 12 - version made by                                             2 bytes
          // 14 - version needed to extract                                   2 bytes
          // 16 - number of this disk                                         4 bytes
          diskNumber = zip64EocdrBuffer.readUInt32LE(16);
          if (diskNumber !== 0) {
            // Check this only after zip64 overrides. See #118.
            return callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
          }
          // 20 - number of the disk with the start of the central directory  4 bytes
          // 24 - total number of entries in the central directory on this disk         8 bytes
          // 32 - total number of entries in the central directory            8 bytes
          entryCount = readUInt64LE(zip64EocdrBuffer, 32);
          // 40 - size of the central directory                               8 bytes
          // 48 - offset of start of central directory with respect to the starting disk number     8 bytes
          centralDirectoryOffset = readUInt64LE(zip64EocdrBuffer, 48);
          // 56 - zip64 extensible data sector                                (variable size)
          return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));
        });
      }

      // Not ZIP64 format
      if (diskNumber !== 0) {
        return callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
      }
      return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));

    }

    // Not a zip file.
    callback(new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."));
  });
}

util.inherits(ZipFile, EventEmitter);
function ZipFile(reader, centralDirectoryOffset, fileSize, entryCount, comment, autoClose, lazyEntries, decodeStrings, validateEntrySizes, strictFileNames) {
  var self = this;
  EventEmitter.call(self);
  self.reader = reader;
  // forward close events
  self.reader.on("error", function(err) {
    // error closing the fd
    emitError(self, err);
  });
  self.reader.once("close", function() {
    self.emit("close");
  });
  self.readEntryCursor = centralDirectoryOffset;
  self.fileSize = fileSize;
  self.entryCount = entryCount;
  self.comment = comment;
  self.entriesRead = 0;
  self.autoClose = !!autoClose;
  self.lazyEntries = !!lazyEntries;
  self.decodeStrings = !!decodeStrings;
  self.validateEntrySizes = !!validateEntrySizes;
  self.strictFileNames = !!strictFileNames;
  self.isOpen = true;
  self.emittedError = false;
  self.hasEachEntryBeenCalled = false;

  if (!self.lazyEntries) self._readEntry();
}
ZipFile.prototype.close = function() {
  if (!this.isOpen) return;
  this.isOpen = false;
  this.reader.unref();
};

function emitErrorAndAutoClose(self, err) {
  if (self.autoClose) self.close();
  emitError(self, err);
}
function emitError(self, err) {
  if (self.emittedError) return;
  self.emittedError = true;
  self.emit("error", err);
}

ZipFile.prototype.readEntry = function() {
  if (!this.lazyEntries) throw new Error("readEntry() called without lazyEntries:true");
  this._readEntry();
};
ZipFile.prototype._readEntry = function() {
  var self = this;
  if (self.entryCount === self.entriesRead) {
    // done with metadata
    setImmediate(function() {
      if (self.autoClose) self.close();
      if (self.emittedError) return;
      self.emit("end");
    });
    return;
  }
  if (self.emittedError) return;
  var buffer = newBuffer(46);
  readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
    if (err) return emitErrorAndAutoClose(self, err);
    if (self.emittedError) return;
    var entry = new Entry();
    // 0 - Central directory file header signature
    var signature = buffer.readUInt32LE(0);
    if (signature !== 0x02014b50) return emitErrorAndAutoClose(self, new Error("invalid central directory file header signature: 0x" + signature.toString(16)));
    // 4 - Version made by
    entry.versionMadeBy = buffer.readUInt16LE(4);
    // 6 - Version needed to extract (minimum)
    entry.versionNeededToExtract = buffer.readUInt16LE(6);
    // 8 - General purpose bit flag
    entry.generalPurposeBitFlag = buffer.readUInt16LE(8);
    // 10 - Compression method
    entry.compressionMethod = buffer.readUInt16LE(10);
    // 12 - File last modification time
    entry.lastModFileTime = buffer.readUInt16LE(12);
    // 14 - File last modification date
    entry.lastModFileDate = buffer.readUInt16LE(14);
    // 16 - CRC-32
    entry.crc32 = buffer.readUInt32LE(16);
    // 20 - Compressed size
    entry.compressedSize = buffer.readUInt32LE(20);
    // 24 - Uncompressed size
    entry.uncompressedSize = buffer.readUInt32LE(24);
    // 28 - File name length (n)
    entry.fileNameLength = buffer.readUInt16LE(28);
    // 30 - Extra field length (m)
    entry.extraFieldLength = buffer.readUInt16LE(30);
    // 32 - File comment length (k)
    entry.fileCommentLength = buffer.readUInt16LE(32);
    // 34 - Disk number where file starts
    // 36 - Internal file attributes
    entry.internalFileAttributes = buffer.readUInt16LE(36);
    // 38 - External file attributes
    entry.externalFileAttributes = buffer.readUInt32LE(38);
    // 42 - Relative offset of local file header
    entry.relativeOffsetOfLocalHeader = buffer.readUInt32LE(42);

    if (entry.generalPurposeBitFlag & 0x40) return emitErrorAndAutoClose(self, new Error("strong encryption is not supported"));

    self.readEntryCursor += 46;

    buffer = newBuffer(entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength);
    readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
      if (err) return emitErrorAndAutoClose(self, err);
      if (self.emittedError) return;
      // 46 - File name
      entry.fileNameRaw = buffer.subarray(0, entry.fileNameLength);
      // 46+n - Extra field
      var fileCommentStart = entry.fileNameLength + entry.extraFieldLength;
      entry.extraFieldRaw = buffer.subarray(entry.fileNameLength, fileCommentStart);
      // 46+n+m - File comment
      entry.fileCommentRaw = buffer.subarray(fileCommentStart, fileCommentStart + entry.fileCommentLength);

      // Parse the extra fields, which we need for processing other fields.
      try {
        entry.extraFields = parseExtraFields(entry.extraFieldRaw);
      } catch (err) {
        return emitErrorAndAutoClose(self, err);
      }

      // Interpret strings according to bit flags, extra fields, and options.
      if (self.decodeStrings) {
        var isUtf8 = (entry.generalPurposeBitFlag & 0x800) !== 0;
        entry.fileComment = decodeBuffer(entry.fileCommentRaw, isUtf8);
        entry.fileName = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, self.strictFileNames);
        var errorMessage = validateFileName(entry.fileName);
        if (errorMessage != null) return emitErrorAndAutoClose(self, new Error(errorMessage));
      } else {
        entry.fileComment = entry.fileCommentRaw;
        entry.fileName = entry.fileNameRaw;
      }
      // Maintain API compatibility. See https://github.com/thejoshwolfe/yauzl/issues/47
      entry.comment = entry.fileComment;

      self.readEntryCursor += buffer.length;
      self.entriesRead += 1;

      // Check for the Zip64 Extended Information Extra Field.
      for (var i = 0; i < entry.extraFields.length; i++) {
        var extraField = entry.extraFields[i];
        if (extraField.id !== 0x0001) continue;
        // Found it.

        var zip64EiefBuffer = extraField.data;
        var index = 0;
        // 0 - Original Size          8 bytes
        if (entry.uncompressedSize === 0xffffffff) {
          if (index + 8 > zip64EiefBuffer.length) {
            return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include uncompressed size"));
          }
          entry.uncompressedSize = readUInt64LE(zip64EiefBuffer, index);
          index += 8;
        }
        // 8 - Compressed Size        8 bytes
        if (entry.compressedSize === 0xffffffff) {
          if (index + 8 > zip64EiefBuffer.length) {
            return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include compressed size"));
          }
          entry.compressedSize = readUInt64LE(zip64EiefBuffer, index);
          index += 8;
        }
        // 16 - Relative Header Offset 8 bytes
        if (entry.relativeOffsetOfLocalHeader === 0xffffffff) {
          if (index + 8 > zip64EiefBuffer.length) {
            return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include relative header offset"));
          }
          entry.relativeOffsetOfLocalHeader = readUInt64LE(zip64EiefBuffer, index);
          index += 8;
        }
        // 24 - Disk Start Number      4 bytes

        break;
      }

      // validate file size
      if (self.validateEntrySizes && entry.compressionMethod === 0) {
        var expectedCompressedSize = entry.uncompressedSize;
        if (entry.isEncrypted()) {
          // traditional encryption prefixes the file data with a header
          expectedCompressedSize += 12;
        }
        if (entry.compressedSize !== expectedCompressedSize) {
          var msg = "compressed/uncompressed size mismatch for stored file: " + entry.compressedSize + " != " + entry.uncompressedSize;
          return emitErrorAndAutoClose(self, new Error(msg));
        }
      }

      self.emit("entry", entry);

      if (!self.lazyEntries) self._readEntry();
    });
  });
};

ZipFile.prototype.eachEntry = function() {
  const self = this;
  if (!self.lazyEntries) throw new Error("eachEntry() requires lazyEntries: true");
  if (self.hasEachEntryBeenCalled) throw new Error("eachEntry() must only be called once per ZipFile");
  self.hasEachEntryBeenCalled = true;

  let pendingResolveReject = null;
  self.on("entry", onEntry);
  self.on("end", onEnd);
  self.on("error", onError);
  function cleanup() {
    self.removeListener("entry", onEntry);
    self.removeListener("end", onEnd);
    self.removeListener("error", onError);
    if (self.autoClose) self.close();
  }

  function onEntry(entry) {
    let {resolve} = pendingResolveReject;
    pendingResolveReject = null;
    resolve({value: entry});
  }
  function onEnd() {
    let {resolve} = pendingResolveReject;
    pendingResolveReject = null;
    cleanup();
    resolve({done: true});
  }
  function onError(err) {
    let {reject} = pendingResolveReject;
    pendingResolveReject = null;
    cleanup();
    reject(err);
  }

  return {
    [Symbol.asyncIterator]() {
      // Called once by `for await...of`.
      return this;
    },
    next() {
      // Called on each iteration in a `for await...of`.
      const promise = new Promise((resolve, reject) => {
        if (pendingResolveReject != null) throw new Error("next() called before previous Promise was resolved.");
        pendingResolveReject = {resolve, reject};
      });
      self.readEntry();
      return promise;
    },
    return(value) {
      // Called when breaking, returning, throwing out of a `for await...of`.
      cleanup();
      return Promise.resolve({done: true, value});
    },
    throw(value) {
      // Almost never called. Something about `yield*` maybe?
      cleanup();
      return Promise.reject(value);
    },
  };
};

ZipFile.prototype.openReadStream = function(entry, options, callback) {
  var self = this;
  // parameter validation
  var relativeStart = 0;
  var relativeEnd = entry.compressedSize;
  if (callback == null) {
    callback = options;
    options = null;
  }
  if (options == null) {
    options = {};
  } else {
    if (options.decodeFileData === false) {
      // new, simple option
      if (options.decrypt != null) {
        throw new Error("cannot use options.decrypt when options.decodeFileData === false");
      }
      if (options.decompress != null) {
        throw new Error("cannot use options.decompress when options.decodeFileData === false");
      }
      // start and end are allowed
    } else {
      // old, complicated options
      if (options.decrypt != null) {
        if (!entry.isEncrypted()) {
          throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");
        }
        if (options.decrypt !== false) throw new Error("invalid options.decrypt value: " + options.decrypt);
        if (entry.isCompressed()) {
          if (options.decompress !== false) throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.");
        }
      }
      if (options.decompress != null) {
        if (!entry.isCompressed()) {
          throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.");
        }
        if (!(options.decompress === false || options.decompress === true)) {
          throw new Error("invalid options.decompress value: " + options.decompress);
        }
        decompress = options.decompress;
      }
    }
    if (options.start != null) {
      relativeStart = options.start;
      if (relativeStart < 0) throw new Error("options.start < 0");
      if (relativeStart > entry.compressedSize) throw new Error("options.start > entry.compressedSize");
    }
    if (options.end != null) {
      relativeEnd = options.end;
      if (relativeEnd < 0) throw new Error("options.end < 0");
      if (relativeEnd > entry.compressedSize) throw new Error("options.end > entry.compressedSize");
      if (relativeEnd < relativeStart) throw new Error("options.end < options.start");
    }
  }
  var rawMode = (
    options.decodeFileData === false || // Explicitly requested raw.
    (
      (entry.compressionMethod === 0 || // Naturally without compression.
        (entry.compressionMethod === 8 && options.decompress === false) // Deprecated compression bypass option.
      ) &&
      (!entry.isEncrypted() || // Naturally without encryption.
        options.decrypt === false // Deprecated encryption bypass option.
      )
    )
  );
  if (options.start != null || options.end != null) {
    // Ensure slicing deals with raw data.
    if (!rawMode) throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.");
  }

  // any further errors can either be caused by the zipfile,
  // or were introduced in a minor version of yauzl,
  // so should be passed to the client rather than thrown.
  if (!self.isOpen) return callback(new Error("closed"));
  if (entry.isEncrypted() && !rawMode) {
    if (options.decrypt !== false) return callback(new Error("entry is encrypted, and options.decodeFileData !== false"));
  }
  var decompress;
  if (rawMode) {
    decompress = false;
  } else if (entry.compressionMethod === 8) {
    // 8 - The file is Deflated
    decompress = options.decodeFileData !== true;
  } else {
    return callback(new Error("unsupported compression method: " + entry.compressionMethod));
  }

  self.readLocalFileHeader(entry, {minimal: true}, function(err, localFileHeader) {
    if (err) return callback(err);
    self.openReadStreamLowLevel(
      localFileHeader.fileDataStart, entry.compressedSize,
      relativeStart, relativeEnd,
      decompress, entry.uncompressedSize,
      callback);
  });
};

ZipFile.prototype.openReadStreamLowLevel = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, callback) {
  var self = this;

  var fileDataEnd = fileDataStart + compressedSize;
  var readStream = self.reader.createReadStream({
    start: fileDataStart + relativeStart,
    end: fileDataStart + relativeEnd,
  });
  var endpointStream = readStream;
  if (decompress) {
    var destroyed = false;
    var inflateFilter = zlib.createInflateRaw();
    readStream.on("error", function(err) {
      // setImmediate here because errors can be emitted during the first call to pipe()
      setImmediate(function() {
        if (!destroyed) inflateFilter.emit("error", err);
      });
    });
    readStream.pipe(inflateFilter);

    if (self.validateEntrySizes) {
      endpointStream = new AssertByteCountStream(uncompressedSize);
      inflateFilter.on("error", function(err) {
        // forward zlib errors to the client-visible stream
        setImmediate(function() {
          if (!destroyed) endpointStream.emit("error", err);
        });
      });
      inflateFilter.pipe(endpointStream);
    } else {
      // the zlib filter is the client-visible stream
      endpointStream = inflateFilter;
    }
    // this is part of yauzl's API, so implement this function on the client-visible stream
    installDestroyFn(endpointStream, function() {
      destroyed = true;
      if (inflateFilter !== endpointStream) inflateFilter.unpipe(endpointStream);
      readStream.unpipe(inflateFilter);
      // TODO: the inflateFilter may cause a memory leak. see Issue #27.
      readStream.destroy();
    });
  }
  callback(null, endpointStream);
};

ZipFile.prototype.readLocalFileHeader = function(entry, options, callback) {
  var self = this;
  if (callback == null) {
    callback = options;
    options = null;
  }
  if (options == null) options = {};

  self.reader.ref();
  var buffer = newBuffer(30);
  readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader, function(err) {
    try {
      if (err) return callback(err);
      // 0 - Local file header signature = 0x04034b50
      var signature = buffer.readUInt32LE(0);
      if (signature !== 0x04034b50) {
        return callback(new Error("invalid local file header signature: 0x" + signature.toString(16)));
      }

      var fileNameLength = buffer.readUInt16LE(26);
      var extraFieldLength = buffer.readUInt16LE(28);
      var fileDataStart = entry.relativeOffsetOfLocalHeader + 30 + fileNameLength + extraFieldLength;
      // We now have enough information to do this bounds check.
      if (fileDataStart + entry.compressedSize > self.fileSize) {
        return callback(new Error("file data overflows file bounds: " +
            fileDataStart + " + " + entry.compressedSize + " > " + self.fileSize));
      }

      if (options.minimal) {
        return callback(null, {fileDataStart: fileDataStart});
      }

      var localFileHeader = new LocalFileHeader();
      localFileHeader.fileDataStart = fileDataStart;

      // 4 - Version needed to extract (minimum)
      localFileHeader.versionNeededToExtract = buffer.readUInt16LE(4);
      // 6 - General purpose bit flag
      localFileHeader.generalPurposeBitFlag = buffer.readUInt16LE(6);
      // 8 - Compression method
      localFileHeader.compressionMethod = buffer.readUInt16LE(8);
      // 10 - File last modification time
      localFileHeader.lastModFileTime = buffer.readUInt16LE(10);
      // 12 - File last modification date
      localFileHeader.lastModFileDate = buffer.readUInt16LE(12);
      // 14 - CRC-32
      localFileHeader.crc32 = buffer.readUInt32LE(14);
      // 18 - Compressed size
      localFileHeader.compressedSize = buffer.readUInt32LE(18);
      // 22 - Uncompressed size
      localFileHeader.uncompressedSize = buffer.readUInt32LE(22);
      // 26 - File name length (n)
      localFileHeader.fileNameLength = fileNameLength;
      // 28 - Extra field length (m)
      localFileHeader.extraFieldLength = extraFieldLength;
      // 30 - File name
      // 30+n - Extra field

      buffer = newBuffer(fileNameLength + extraFieldLength);
      self.reader.ref();
      readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader + 30, function(err) {
        try {
          if (err) return callback(err);
          localFileHeader.fileName = buffer.subarray(0, fileNameLength);
          localFileHeader.extraField = buffer.subarray(fileNameLength);
          return callback(null, localFileHeader);
        } finally {
          self.reader.unref();
        }
      });
    } finally {
      self.reader.unref();
    }
  });
};

ZipFile.prototype.openReadStreamPromise = function(entry, options) {
  return new Promise((resolve, reject) => {
    this.openReadStream(entry, options, function(err, readStream) {
      if (err) return reject(err);
      resolve(readStream);
    });
  });
};
ZipFile.prototype.openReadStreamLowLevelPromise = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize) {
  return new Promise((resolve, reject) => {
    this.openReadStream(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, function(err, readStream) {
      if (err) return reject(err);
      resolve(readStream);
    });
  });
};
ZipFile.prototype.readLocalFileHeaderPromise = function(entry, options) {
  return new Promise((resolve, reject) => {
    this.readLocalFileHeader(entry, options, function(err, localFileHeader) {
      if (err) return reject(err);
      resolve(localFileHeader);
    });
  });
};

function Entry() {
}
Entry.prototype.getLastModDate = function(options) {
  if (options == null) options = {};

  if (!options.forceDosFormat) {
    // Check extended fields.
    for (var i = 0; i < this.extraFields.length; i++) {
      var extraField = this.extraFields[i];
      if (extraField.id === 0x5455) {
        // Info-ZIP "universal timestamp" extended field (`0x5455` aka `"UT"`).
        // See the Info-ZIP source code unix/unix.c:set_extra_field() and zipfile.c:ef_scan_ut_time().
        var data = extraField.data;
        if (data.length < 5) continue; // Too short.
        // The flags define which of the three fields are present: mtime, atime, ctime.
        // We only care about mtime.
        // Also, ctime is never included in practice.
        // And also, atime is only included in the local file header for some reason
        // despite the flags lying about its inclusion in the central header.
        var flags = data[0];
        var HAS_MTIME = 1;
        if (!(flags & HAS_MTIME)) continue; // This will realistically never happen.
        // Although the positions of all of the fields shift around depending on the presence of other fields,
        // mtime is always first if present, and that's the only one we care about.
        var posixTimestamp = data.readInt32LE(1);
        return new Date(posixTimestamp * 1000);
      } else if (extraField.id === 0x000a) {
        var data = extraField.data;
        if (data.length !== 32) continue; // The length is always the same.
        // 4 bytes reserved
        // 2 bytes Tag
        if (data.readUInt16LE(4) !== 1) continue; // Tag1 is actually the only defined Tag.
        // 2 bytes Size
        if (data.readUInt16LE(6) !== 24) continue; // Size is always 24.
        // 8 bytes Mtime
        var hundredNanoSecondsSince1601 = data.readUInt32LE(8) + 4294967296 * data.readInt32LE(12);
        // Convert from NTFS to POSIX milliseconds.
        // The big number below is the milliseconds between year 1601 and year 1970
        // (i.e. the negative POSIX timestamp of 1601-01-01 00:00:00Z)
        var millisecondsSince1970 = hundredNanoSecondsSince1601 / 10000 - 11644473600000;
        // Note on numeric precision: JavaScript Number objects lose precision above Number.MAX_SAFE_INTEGER,
        // and NTFS timestamps are typically much bigger than that limit.
        // (MAX_SAFE_INTEGER would represent 1629-07-17T23:58:45.475Z.)
        // However, we're losing precision in the conversion from 100nanosecond units to millisecond units anyway,
        // and the time at which we also lose 1-millisecond precision is year 275760, the JavaScript Date limit (by design).
        // Up through the year 2057, this conversion only drops 4 bits of precision,
        // which is well under the 13-14 bits ratio between the milliseconds and 100nanoseconds.
        return new Date(millisecondsSince1970);
      }
    }
  }

  // Fallback to non-extended encoding.
  return dosDateTimeToDate(this.lastModFileDate, this.lastModFileTime, options.timezone);
};

Entry.prototype.canDecodeFileData = function() {
  return (
    !this.isEncrypted() &&
    (this.compressionMethod === 0 || this.compressionMethod === 8)
  );
};
Entry.prototype.isEncrypted = function() {
  return (this.generalPurposeBitFlag & 0x1) !== 0;
};
Entry.prototype.isCompressed = function() {
  return this.compressionMethod === 8;
};

function LocalFileHeader() {
}

function dosDateTimeToDate(date, time, timezone) {
  var day = date & 0x1f; // 1-31
  var month = (date >> 5 & 0xf) - 1; // 1-12, 0-11
  var year = (date >> 9 & 0x7f) + 1980; // 0-128, 1980-2108

  var millisecond = 0;
  var second = (time & 0x1f) * 2; // 0-29, 0-58 (even numbers)
  var minute = time >> 5 & 0x3f; // 0-59
  var hour = time >> 11 & 0x1f; // 0-23

  if (timezone == null || timezone === "local") {
    return new Date(year, month, day, hour, minute, second, millisecond);
  } else if (timezone === "UTC") {
    return new Date(Date.UTC(year, month, day, hour, minute, second, millisecond));
  } else {
    throw new Error("unrecognized options.timezone: " + options.timezone);
  }
}

function getFileNameLowLevel(generalPurposeBitFlag, fileNameBuffer, extraFields, strictFileNames) {
  var fileName = null;

  // check for Info-ZIP Unicode Path Extra Field (0x7075)
  // see https://github.com/thejoshwolfe/yauzl/issues/33
  for (var i = 0; i < extraFields.length; i++) {
    var extraField = extraFields[i];
    if (extraField.id === 0x7075) {
      if (extraField.data.length < 6) {
        // too short to be meaningful
        continue;
      }
      // Version       1 byte      version of this extra field, currently 1
      if (extraField.data.readUInt8(0) !== 1) {
        // > Changes may not be backward compatible so this extra
        // > field should not be used if the version is not recognized.
        continue;
      }
      // NameCRC32     4 bytes     File Name Field CRC32 Checksum
      var oldNameCrc32 = extraField.data.readUInt32LE(1);
      if (crc32(fileNameBuffer) !== oldNameCrc32) {
        // > If the CRC check fails, this UTF-8 Path Extra Field should be
        // > ignored and the File Name field in the header should be used instead.
        continue;
      }
      // UnicodeName   Variable    UTF-8 version of the entry File Name
      fileName = decodeBuffer(extraField.data.subarray(5), true);
      break;
    }
  }

  if (fileName == null) {
    // The typical case.
    var isUtf8 = (generalPurposeBitFlag & 0x800) !== 0;
    fileName = decodeBuffer(fileNameBuffer, isUtf8);
  }

  if (!strictFileNames) {
    // Allow backslash.
    fileName = fileName.replace(/\\/g, "/");
  }
  return fileName;
}

function validateFileName(fileName) {
  if (fileName.indexOf("\\") !== -1) {
    return "invalid characters in fileName: " + fileName;
  }
  if (/^[a-zA-Z]:/.test(fileName) || /^\//.test(fileName)) {
    return "absolute path: " + fileName;
  }
  if (fileName.split("/").indexOf("..") !== -1) {
    return "invalid relative path: " + fileName;
  }
  // all good
  return null;
}

function parseExtraFields(extraFieldBuffer) {
  var extraFields = [];
  var i = 0;
  while (i < extraFieldBuffer.length - 3) {
    var headerId = extraFieldBuffer.readUInt16LE(i + 0);
    var dataSize = extraFieldBuffer.readUInt16LE(i + 2);
    var dataStart = i + 4;
    var dataEnd = dataStart + dataSize;
    if (dataEnd > extraFieldBuffer.length) throw new Error("extra field length exceeds extra field buffer size");
    var dataBuffer = extraFieldBuffer.subarray(dataStart, dataEnd);
    extraFields.push({
      id: headerId,
      data: dataBuffer,
    });
    i = dataEnd;
  }
  return extraFields;
}

function readAndAssertNoEof(reader, buffer, offset, length, position, callback) {
  if (length === 0) {
    // fs.read will throw an out-of-bounds error if you try to read 0 bytes from a 0 byte file
    return setImmediate(function() { callback(null, newBuffer(0)); });
  }
  reader.read(buffer, offset, length, position, function(err, bytesRead) {
    if (err) return callback(err);
    if (bytesRead < length) {
      return callback(new Error("unexpected EOF"));
    }
    callback();
  });
}

util.inherits(AssertByteCountStream, Transform);
function AssertByteCountStream(byteCount) {
  Transform.call(this);
  this.actualByteCount = 0;
  this.expectedByteCount = byteCount;
}
AssertByteCountStream.prototype._transform = function(chunk, encoding, cb) {
  this.actualByteCount += chunk.length;
  if (this.actualByteCount > this.expectedByteCount) {
    var msg = "too many bytes in the stream. expected " + this.expectedByteCount + ". got at least " + this.actualByteCount;
    return cb(new Error(msg));
  }
  cb(null, chunk);
};
AssertByteCountStream.prototype._flush = function(cb) {
  if (this.actualByteCount < this.expectedByteCount) {
    var msg = "not enough bytes in the stream. expected " + this.expectedByteCount + ". got only " + this.actualByteCount;
    return cb(new Error(msg));
  }
  cb();
};

util.inherits(RandomAccessReader, EventEmitter);
function RandomAccessReader() {
  EventEmitter.call(this);
  this.refCount = 0;
}
RandomAccessReader.prototype.ref = function() {
  this.refCount += 1;
};
RandomAccessReader.prototype.unref = function() {
  var self = this;
  self.refCount -= 1;

  if (self.refCount > 0) return;
  if (self.refCount < 0) throw new Error("invalid unref");

  self.close(onCloseDone);

  function onCloseDone(err) {
    if (err) return self.emit('error', err);
    self.emit('close');
  }
};
RandomAccessReader.prototype.createReadStream = function(options) {
  if (options == null) options = {};
  var start = options.start;
  var end = options.end;
  if (start === end) {
    var emptyStream = new PassThrough();
    setImmediate(function() {
      emptyStream.end();
    });
    return emptyStream;
  }
  var stream = this._readStreamForRange(start, end);

  var destroyed = false;
  var refUnrefFilter = new RefUnrefFilter(this);
  stream.on("error", function(err) {
    setImmediate(function() {
      if (!destroyed) refUnrefFilter.emit("error", err);
    });
  });
  installDestroyFn(refUnrefFilter, function() {
    stream.unpipe(refUnrefFilter);
    refUnrefFilter.unref();
    stream.destroy();
  });

  var byteCounter = new AssertByteCountStream(end - start);
  refUnrefFilter.on("error", function(err) {
    setImmediate(function() {
      if (!destroyed) byteCounter.emit("error", err);
    });
  });
  installDestroyFn(byteCounter, function() {
    destroyed = true;
    refUnrefFilter.unpipe(byteCounter);
    refUnrefFilter.destroy();
  });

  return stream.pipe(refUnrefFilter).pipe(byteCounter);
};
RandomAccessReader.prototype._readStreamForRange = function(start, end) {
  throw new Error("not implemented");
};
RandomAccessReader.prototype.read = function(buffer, offset, length, position, callback) {
  var readStream = this.createReadStream({start: position, end: position + length});
  var writeStream = new Writable();
  var written = 0;
  writeStream._write = function(chunk, encoding, cb) {
    chunk.copy(buffer, offset + written, 0, chunk.length);
    written += chunk.length;
    cb();
  };
  writeStream.on("finish", callback);
  readStream.on("error", function(error) {
    callback(error);
  });
  readStream.pipe(writeStream);
};
RandomAccessReader.prototype.close = function(callback) {
  setImmediate(callback);
};

util.inherits(RefUnrefFilter, PassThrough);
function RefUnrefFilter(context) {
  PassThrough.call(this);
  this.context = context;
  this.context.ref();
  this.unreffedYet = false;
}
RefUnrefFilter.prototype._flush = function(cb) {
  this.unref();
  cb();
};
RefUnrefFilter.prototype.unref = function(cb) {
  if (this.unreffedYet) return;
  this.unreffedYet = true;
  this.context.unref();
};

var cp437 = '\u0000☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';
function decodeBuffer(buffer, isUtf8) {
  if (isUtf8) {
    return buffer.toString("utf8");
  } else {
    var result = "";
    for (var i = 0; i < buffer.length; i++) {
      result += cp437[buffer[i]];
    }
    return result;
  }
}

function readUInt64LE(buffer, offset) {
  // There is no native function for this, because we can't actually store 64-bit integers precisely.
  // after 53 bits, JavaScript's Number type (IEEE 754 double) can't store individual integers anymore.
  // but since 53 bits is a whole lot more than 32 bits, we do our best anyway.
  // As of 2020, Node has added support for BigInt, which obviates this whole function,
  // but yauzl hasn't been updated to depend on BigInt (yet?).
  var lower32 = buffer.readUInt32LE(offset);
  var upper32 = buffer.readUInt32LE(offset + 4);
  // we can't use bitshifting here, because JavaScript bitshifting only works on 32-bit integers.
  return upper32 * 0x100000000 + lower32;
  // as long as we're bounds checking the result of this function against the total file size,
  // we'll catch any overflow errors, because we already made sure the total file size was within reason.
}

// Node 10 deprecated new Buffer().
var newBuffer;
if (typeof Buffer.allocUnsafe === "function") {
  newBuffer = function(len) {
    return Buffer.allocUnsafe(len);
  };
} else {
  newBuffer = function(len) {
    return new Buffer(len);
  };
}

// Node 8 introduced a proper destroy() implementation on writable streams.
function installDestroyFn(stream, fn) {
  if (typeof stream.destroy === "function") {
    // New API.
    stream._destroy = function(err, cb) {
      fn();
      if (cb != null) cb(err);
    };
  } else {
    // Old API.
    stream.destroy = fn;
  }
}

function defaultCallback(err) {
  if (err) throw err;
}


/***/ }),

/***/ 3044:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

var fs = __nccwpck_require__(9896);
var Transform = (__nccwpck_require__(2203).Transform);
var PassThrough = (__nccwpck_require__(2203).PassThrough);
var zlib = __nccwpck_require__(3106);
var util = __nccwpck_require__(9023);
var EventEmitter = (__nccwpck_require__(4434).EventEmitter);
var errorMonitor = (__nccwpck_require__(4434).errorMonitor);
var crc32 = __nccwpck_require__(4928);

exports.ZipFile = ZipFile;
exports.dateToDosDateTime = dateToDosDateTime;

util.inherits(ZipFile, EventEmitter);
function ZipFile() {
  this.outputStream = new PassThrough();
  this.entries = [];
  this.outputStreamCursor = 0;
  this.ended = false; // .end() sets this
  this.allDone = false; // set when we've written the last bytes
  this.forceZip64Eocd = false; // configurable in .end()
  this.errored = false;
  this.on(errorMonitor, function() {
    this.errored = true;
  });
}

ZipFile.prototype.addFile = function(realPath, metadataPath, options) {
  var self = this;
  metadataPath = validateMetadataPath(metadataPath, false);
  if (options == null) options = {};

  if (shouldIgnoreAdding(self)) return;
  var entry = new Entry(metadataPath, false, options);
  self.entries.push(entry);
  fs.stat(realPath, function(err, stats) {
    if (err) return self.emit("error", err);
    if (!stats.isFile()) return self.emit("error", new Error("not a file: " + realPath));
    entry.uncompressedSize = stats.size;
    if (options.mtime == null) entry.setLastModDate(stats.mtime);
    if (options.mode == null) entry.setFileAttributesMode(stats.mode);
    entry.setFileDataPumpFunction(function() {
      var readStream = fs.createReadStream(realPath);
      entry.state = Entry.FILE_DATA_IN_PROGRESS;
      readStream.on("error", function(err) {
        self.emit("error", err);
      });
      pumpFileDataReadStream(self, entry, readStream);
    });
    pumpEntries(self);
  });
};

ZipFile.prototype.addReadStream = function(readStream, metadataPath, options) {
  this.addReadStreamLazy(metadataPath, options, function(cb) {
    cb(null, readStream);
  });
};

ZipFile.prototype.addReadStreamLazy = function(metadataPath, options, getReadStreamFunction) {
  var self = this;
  if (typeof options === "function") {
    getReadStreamFunction = options;
    options = null;
  }
  if (options == null) options = {};
  metadataPath = validateMetadataPath(metadataPath, false);

  if (shouldIgnoreAdding(self)) return;
  var entry = new Entry(metadataPath, false, options);
  self.entries.push(entry);
  entry.setFileDataPumpFunction(function() {
    entry.state = Entry.FILE_DATA_IN_PROGRESS;
    getReadStreamFunction(function(err, readStream) {
      if (err) return self.emit("error", err);
      pumpFileDataReadStream(self, entry, readStream);
    });
  });
  pumpEntries(self);
};

ZipFile.prototype.addBuffer = function(buffer, metadataPath, options) {
  var self = this;
  metadataPath = validateMetadataPath(metadataPath, false);
  if (buffer.length > 0x3fffffff) throw new Error("buffer too large: " + buffer.length + " > " + 0x3fffffff);
  if (options == null) options = {};
  if (options.size != null) throw new Error("options.size not allowed");

  if (shouldIgnoreAdding(self)) return;
  var entry = new Entry(metadataPath, false, options);
  entry.uncompressedSize = buffer.length;
  entry.crc32 = crc32.unsigned(buffer);
  entry.crcAndFileSizeKnown = true;
  self.entries.push(entry);
  if (entry.compressionLevel === 0) {
    setCompressedBuffer(buffer);
  } else {
    zlib.deflateRaw(buffer, {level:entry.compressionLevel}, function(err, compressedBuffer) {
      setCompressedBuffer(compressedBuffer);
    });
  }
  function setCompressedBuffer(compressedBuffer) {
    entry.compressedSize = compressedBuffer.length;
    entry.setFileDataPumpFunction(function() {
      writeToOutputStream(self, compressedBuffer);
      writeToOutputStream(self, entry.getDataDescriptor());
      entry.state = Entry.FILE_DATA_DONE;

      // don't call pumpEntries() recursively.
      // (also, don't call process.nextTick recursively.)
      setImmediate(function() {
        pumpEntries(self);
      });
    });
    pumpEntries(self);
  }
};

ZipFile.prototype.addEmptyDirectory = function(metadataPath, options) {
  var self = this;
  metadataPath = validateMetadataPath(metadataPath, true);
  if (options == null) options = {};
  if (options.size != null) throw new Error("options.size not allowed");
  if (options.compress != null) throw new Error("options.compress not allowed");
  if (options.compressionLevel != null) throw new Error("options.compressionLevel not allowed");

  if (shouldIgnoreAdding(self)) return;
  var entry = new Entry(metadataPath, true, options);
  self.entries.push(entry);
  entry.setFileDataPumpFunction(function() {
    writeToOutputStream(self, entry.getDataDescriptor());
    entry.state = Entry.FILE_DATA_DONE;
    pumpEntries(self);
  });
  pumpEntries(self);
};

var eocdrSignatureBuffer = bufferFrom([0x50, 0x4b, 0x05, 0x06]);

ZipFile.prototype.end = function(options, calculatedTotalSizeCallback) {
  if (typeof options === "function") {
    calculatedTotalSizeCallback = options;
    options = null;
  }
  if (options == null) options = {};
  if (this.ended) return;
  this.ended = true;
  if (this.errored) return;
  this.calculatedTotalSizeCallback = calculatedTotalSizeCallback;
  this.forceZip64Eocd = !!options.forceZip64Format;
  if (options.comment) {
    if (typeof options.comment === "string") {
      this.comment = encodeCp437(options.comment);
    } else {
      // It should be a Buffer
      this.comment = options.comment;
    }
    if (this.comment.length > 0xffff) throw new Error("comment is too large");
    // gotta check for this, because the zipfile format is actually ambiguous.
    if (bufferIncludes(this.comment, eocdrSignatureBuffer)) throw new Error("comment contains end of central directory record signature");
  } else {
    // no comment.
    this.comment = EMPTY_BUFFER;
  }
  pumpEntries(this);
};

function writeToOutputStream(self, buffer) {
  self.outputStream.write(buffer);
  self.outputStreamCursor += buffer.length;
}

function pumpFileDataReadStream(self, entry, readStream) {
  var crc32Watcher = new Crc32Watcher();
  var uncompressedSizeCounter = new ByteCounter();
  var compressor = entry.compressionLevel !== 0 ? new zlib.DeflateRaw({level:entry.compressionLevel}) : new PassThrough();
  var compressedSizeCounter = new ByteCounter();
  readStream.pipe(crc32Watcher)
            .pipe(uncompressedSizeCounter)
            .pipe(compressor)
            .pipe(compressedSizeCounter)
            .pipe(self.outputStream, {end: false});
  compressedSizeCounter.on("end", function() {
    entry.crc32 = crc32Watcher.crc32;
    if (entry.uncompressedSize == null) {
      entry.uncompressedSize = uncompressedSizeCounter.byteCount;
    } else {
      if (entry.uncompressedSize !== uncompressedSizeCounter.byteCount) return self.emit("error", new Error("file data stream has unexpected number of bytes"));
    }
    entry.compressedSize = compressedSizeCounter.byteCount;
    self.outputStreamCursor += entry.compressedSize;
    writeToOutputStream(self, entry.getDataDescriptor());
    entry.state = Entry.FILE_DATA_DONE;
    pumpEntries(self);
  });
}

function determineCompressionLevel(options) {
  if (options.compress != null && options.compressionLevel != null) {
    if (!!options.compress !== !!options.compressionLevel) throw new Error("conflicting settings for compress and compressionLevel");
  }
  if (options.compressionLevel != null) return options.compressionLevel;
  if (options.compress === false) return 0;
  return 6;
}

function pumpEntries(self) {
  if (self.allDone || self.errored) return;
  // first check if calculatedTotalSize is finally known
  if (self.ended && self.calculatedTotalSizeCallback != null) {
    var calculatedTotalSize = calculateTotalSize(self);
    if (calculatedTotalSize != null) {
      // we have an answer
      self.calculatedTotalSizeCallback(calculatedTotalSize);
      self.calculatedTotalSizeCallback = null;
    }
  }

  // pump entries
  var entry = getFirstNotDoneEntry();
  function getFirstNotDoneEntry() {
    for (var i = 0; i < self.entries.length; i++) {
      var entry = self.entries[i];
      if (entry.state < Entry.FILE_DATA_DONE) return entry;
    }
    return null;
  }
  if (entry != null) {
    // this entry is not done yet
    if (entry.state < Entry.READY_TO_PUMP_FILE_DATA) return; // input file not open yet
    if (entry.state === Entry.FILE_DATA_IN_PROGRESS) return; // we'll get there
    // start with local file header
    entry.relativeOffsetOfLocalHeader = self.outputStreamCursor;
    var localFileHeader = entry.getLocalFileHeader();
    writeToOutputStream(self, localFileHeader);
    entry.doFileDataPump();
  } else {
    // all cought up on writing entries
    if (self.ended) {
      // head for the exit
      self.offsetOfStartOfCentralDirectory = self.outputStreamCursor;
      self.entries.forEach(function(entry) {
        var centralDirectoryRecord = entry.getCentralDirectoryRecord();
        writeToOutputStream(self, centralDirectoryRecord);
      });
      writeToOutputStream(self, getEndOfCentralDirectoryRecord(self));
      self.outputStream.end();
      self.allDone = true;
    }
  }
}

function calculateTotalSize(self) {
  var pretendOutputCursor = 0;
  var centralDirectorySize = 0;
  for (var i = 0; i < self.entries.length; i++) {
    var entry = self.entries[i];
    // compression is too hard to predict
    if (entry.compressionLevel !== 0) return -1;
    if (entry.state >= Entry.READY_TO_PUMP_FILE_DATA) {
      // if addReadStream was called without providing the size, we can't predict the total size
      if (entry.uncompressedSize == null) return -1;
    } else {
      // if we're still waiting for fs.stat, we might learn the size someday
      if (entry.uncompressedSize == null) return null;
    }
    // we know this for sure, and this is important to know if we need ZIP64 format.
    entry.relativeOffsetOfLocalHeader = pretendOutputCursor;
    var useZip64Format = entry.useZip64Format();

    pretendOutputCursor += LOCAL_FILE_HEADER_FIXED_SIZE + entry.utf8FileName.length;
    pretendOutputCursor += entry.uncompressedSize;
    if (!entry.crcAndFileSizeKnown) {
      // use a data descriptor
      if (useZip64Format) {
        pretendOutputCursor += ZIP64_DATA_DESCRIPTOR_SIZE;
      } else {
        pretendOutputCursor += DATA_DESCRIPTOR_SIZE;
      }
    }

    centralDirectorySize += CENTRAL_DIRECTORY_RECORD_FIXED_SIZE + entry.utf8FileName.length + entry.fileComment.length;
    if (!entry.forceDosTimestamp) {
      centralDirectorySize += INFO_ZIP_UNIVERSAL_TIMESTAMP_EXTRA_FIELD_SIZE;
    }
    if (useZip64Format) {
      centralDirectorySize += ZIP64_EXTENDED_INFORMATION_EXTRA_FIELD_SIZE;
    }
  }

  var endOfCentralDirectorySize = 0;
  if (self.forceZip64Eocd ||
      self.entries.length >= 0xffff ||
      centralDirectorySize >= 0xffff ||
      pretendOutputCursor >= 0xffffffff) {
    // use zip64 end of central directory stuff
    endOfCentralDirectorySize += ZIP64_END_OF_CENTRAL_DIRECTORY_RECORD_SIZE + ZIP64_END_OF_CENTRAL_DIRECTORY_LOCATOR_SIZE;
  }
  endOfCentralDirectorySize += END_OF_CENTRAL_DIRECTORY_RECORD_SIZE + self.comment.length;
  return pretendOutputCursor + centralDirectorySize + endOfCentralDirectorySize;
}

function shouldIgnoreAdding(self) {
  if (self.ended) throw new Error("cannot add entries after calling end()");
  if (self.errored) return true;
  return false;
}

var ZIP64_END_OF_CENTRAL_DIRECTORY_RECORD_SIZE = 56;
var ZIP64_END_OF_CENTRAL_DIRECTORY_LOCATOR_SIZE = 20;
var END_OF_CENTRAL_DIRECTORY_RECORD_SIZE = 22;
function getEndOfCentralDirectoryRecord(self, actuallyJustTellMeHowLongItWouldBe) {
  var needZip64Format = false;
  var normalEntriesLength = self.entries.length;
  if (self.forceZip64Eocd || self.entries.length >= 0xffff) {
    normalEntriesLength = 0xffff;
    needZip64Format = true;
  }
  var sizeOfCentralDirectory = self.outputStreamCursor - self.offsetOfStartOfCentralDirectory;
  var normalSizeOfCentralDirectory = sizeOfCentralDirectory;
  if (self.forceZip64Eocd || sizeOfCentralDirectory >= 0xffffffff) {
    normalSizeOfCentralDirectory = 0xffffffff;
    needZip64Format = true;
  }
  var normalOffsetOfStartOfCentralDirectory = self.offsetOfStartOfCentralDirectory;
  if (self.forceZip64Eocd || self.offsetOfStartOfCentralDirectory >= 0xffffffff) {
    normalOffsetOfStartOfCentralDirectory = 0xffffffff;
    needZip64Format = true;
  }
  if (actuallyJustTellMeHowLongItWouldBe) {
    if (needZip64Format) {
      return (
        ZIP64_END_OF_CENTRAL_DIRECTORY_RECORD_SIZE +
        ZIP64_END_OF_CENTRAL_DIRECTORY_LOCATOR_SIZE +
        END_OF_CENTRAL_DIRECTORY_RECORD_SIZE
      );
    } else {
      return END_OF_CENTRAL_DIRECTORY_RECORD_SIZE;
    }
  }

  var eocdrBuffer = bufferAlloc(END_OF_CENTRAL_DIRECTORY_RECORD_SIZE + self.comment.length);
  // end of central dir signature                       4 bytes  (0x06054b50)
  eocdrBuffer.writeUInt32LE(0x06054b50, 0);
  // number of this disk                                2 bytes
  eocdrBuffer.writeUInt16LE(0, 4);
  // number of the disk with the start of the central directory  2 bytes
  eocdrBuffer.writeUInt16LE(0, 6);
  // total number of entries in the central directory on this disk  2 bytes
  eocdrBuffer.writeUInt16LE(normalEntriesLength, 8);
  // total number of entries in the central directory   2 bytes
  eocdrBuffer.writeUInt16LE(normalEntriesLength, 10);
  // size of the central directory                      4 bytes
  eocdrBuffer.writeUInt32LE(normalSizeOfCentralDirectory, 12);
  // offset of start of central directory with respect to the starting disk number  4 bytes
  eocdrBuffer.writeUInt32LE(normalOffsetOfStartOfCentralDirectory, 16);
  // .ZIP file comment length                           2 bytes
  eocdrBuffer.writeUInt16LE(self.comment.length, 20);
  // .ZIP file comment                                  (variable size)
  self.comment.copy(eocdrBuffer, 22);

  if (!needZip64Format) return eocdrBuffer;

  // ZIP64 format
  // ZIP64 End of Central Directory Record
  var zip64EocdrBuffer = bufferAlloc(ZIP64_END_OF_CENTRAL_DIRECTORY_RECORD_SIZE);
  // zip64 end of central dir signature                                             4 bytes  (0x06064b50)
  zip64EocdrBuffer.writeUInt32LE(0x06064b50, 0);
  // size of zip64 end of central directory record                                  8 bytes
  writeUInt64LE(zip64EocdrBuffer, ZIP64_END_OF_CENTRAL_DIRECTORY_RECORD_SIZE - 12, 4);
  // version made by                                                                2 bytes
  zip64EocdrBuffer.writeUInt16LE(VERSION_MADE_BY, 12);
  // version needed to extract                                                      2 bytes
  zip64EocdrBuffer.writeUInt16LE(VERSION_NEEDED_TO_EXTRACT_ZIP64, 14);
  // number of this disk                                                            4 bytes
  zip64EocdrBuffer.writeUInt32LE(0, 16);
  // number of the disk with the start of the central directory                     4 bytes
  zip64EocdrBuffer.writeUInt32LE(0, 20);
  // total number of entries in the central directory on this disk                  8 bytes
  writeUInt64LE(zip64EocdrBuffer, self.entries.length, 24);
  // total number of entries in the central directory                               8 bytes
  writeUInt64LE(zip64EocdrBuffer, self.entries.length, 32);
  // size of the central directory                                                  8 bytes
  writeUInt64LE(zip64EocdrBuffer, sizeOfCentralDirectory, 40);
  // offset of start of central directory with respect to the starting disk number  8 bytes
  writeUInt64LE(zip64EocdrBuffer, self.offsetOfStartOfCentralDirectory, 48);
  // zip64 extensible data sector                                                   (variable size)
  // nothing in the zip64 extensible data sector


  // ZIP64 End of Central Directory Locator
  var zip64EocdlBuffer = bufferAlloc(ZIP64_END_OF_CENTRAL_DIRECTORY_LOCATOR_SIZE);
  // zip64 end of central dir locator signature                               4 bytes  (0x07064b50)
  zip64EocdlBuffer.writeUInt32LE(0x07064b50, 0);
  // number of the disk with the start of the zip64 end of central directory  4 bytes
  zip64EocdlBuffer.writeUInt32LE(0, 4);
  // relative offset of the zip64 end of central directory record             8 bytes
  writeUInt64LE(zip64EocdlBuffer, self.outputStreamCursor, 8);
  // total number of disks                                                    4 bytes
  zip64EocdlBuffer.writeUInt32LE(1, 16);


  return Buffer.concat([
    zip64EocdrBuffer,
    zip64EocdlBuffer,
    eocdrBuffer,
  ]);
}

function validateMetadataPath(metadataPath, isDirectory) {
  if (metadataPath === "") throw new Error("empty metadataPath");
  metadataPath = metadataPath.replace(/\\/g, "/");
  if (/^[a-zA-Z]:/.test(metadataPath) || /^\//.test(metadataPath)) throw new Error("absolute path: " + metadataPath);
  if (metadataPath.split("/").indexOf("..") !== -1) throw new Error("invalid relative path: " + metadataPath);
  var looksLikeDirectory = /\/$/.test(metadataPath);
  if (isDirectory) {
    // append a trailing '/' if necessary.
    if (!looksLikeDirectory) metadataPath += "/";
  } else {
    if (looksLikeDirectory) throw new Error("file path cannot end with '/': " + metadataPath);
  }
  return metadataPath;
}

var EMPTY_BUFFER = bufferAlloc(0);

// this class is not part of the public API
function Entry(metadataPath, isDirectory, options) {
  this.utf8FileName = bufferFrom(metadataPath);
  if (this.utf8FileName.length > 0xffff) throw new Error("utf8 file name too long. " + utf8FileName.length + " > " + 0xffff);
  this.isDirectory = isDirectory;
  this.state = Entry.WAITING_FOR_METADATA;
  this.setLastModDate(options.mtime != null ? options.mtime : new Date());
  this.forceDosTimestamp = !!options.forceDosTimestamp;
  if (options.mode != null) {
    this.setFileAttributesMode(options.mode);
  } else {
    this.setFileAttributesMode(isDirectory ? 0o40775 : 0o100664);
  }
  if (isDirectory) {
    this.crcAndFileSizeKnown = true;
    this.crc32 = 0;
    this.uncompressedSize = 0;
    this.compressedSize = 0;
  } else {
    // unknown so far
    this.crcAndFileSizeKnown = false;
    this.crc32 = null;
    this.uncompressedSize = null;
    this.compressedSize = null;
    if (options.size != null) this.uncompressedSize = options.size;
  }
  if (isDirectory) {
    this.compressionLevel = 0;
  } else {
    this.compressionLevel = determineCompressionLevel(options);
  }
  this.forceZip64Format = !!options.forceZip64Format;
  if (options.fileComment) {
    if (typeof options.fileComment === "string") {
      this.fileComment = bufferFrom(options.fileComment, "utf-8");
    } else {
      // It should be a Buffer
      this.fileComment = options.fileComment;
    }
    if (this.fileComment.length > 0xffff) throw new Error("fileComment is too large");
  } else {
    // no comment.
    this.fileComment = EMPTY_BUFFER;
  }
}
Entry.WAITING_FOR_METADATA = 0;
Entry.READY_TO_PUMP_FILE_DATA = 1;
Entry.FILE_DATA_IN_PROGRESS = 2;
Entry.FILE_DATA_DONE = 3;
Entry.prototype.setLastModDate = function(date) {
  this.mtime = date;
  var dosDateTime = dateToDosDateTime(date);
  this.lastModFileTime = dosDateTime.time;
  this.lastModFileDate = dosDateTime.date;
};
Entry.prototype.setFileAttributesMode = function(mode) {
  if ((mode & 0xffff) !== mode) throw new Error("invalid mode. expected: 0 <= " + mode + " <= " + 0xffff);
  // http://unix.stackexchange.com/questions/14705/the-zip-formats-external-file-attribute/14727#14727
  this.externalFileAttributes = (mode << 16) >>> 0;
};
// doFileDataPump() should not call pumpEntries() directly. see issue #9.
Entry.prototype.setFileDataPumpFunction = function(doFileDataPump) {
  this.doFileDataPump = doFileDataPump;
  this.state = Entry.READY_TO_PUMP_FILE_DATA;
};
Entry.prototype.useZip64Format = function() {
  return (
    (this.forceZip64Format) ||
    (this.uncompressedSize != null && this.uncompressedSize > 0xfffffffe) ||
    (this.compressedSize != null && this.compressedSize > 0xfffffffe) ||
    (this.relativeOffsetOfLocalHeader != null && this.relativeOffsetOfLocalHeader > 0xfffffffe)
  );
}
var LOCAL_FILE_HEADER_FIXED_SIZE = 30;
var VERSION_NEEDED_TO_EXTRACT_UTF8 = 20;
var VERSION_NEEDED_TO_EXTRACT_ZIP64 = 45;
// 3 = unix. 63 = spec version 6.3
var VERSION_MADE_BY = (3 << 8) | 63;
var FILE_NAME_IS_UTF8 = 1 << 11;
var UNKNOWN_CRC32_AND_FILE_SIZES = 1 << 3;
Entry.prototype.getLocalFileHeader = function() {
  var crc32 = 0;
  var compressedSize = 0;
  var uncompressedSize = 0;
  if (this.crcAndFileSizeKnown) {
    crc32 = this.crc32;
    compressedSize = this.compressedSize;
    uncompressedSize = this.uncompressedSize;
  }

  var fixedSizeStuff = bufferAlloc(LOCAL_FILE_HEADER_FIXED_SIZE);
  var generalPurposeBitFlag = FILE_NAME_IS_UTF8;
  if (!this.crcAndFileSizeKnown) generalPurposeBitFlag |= UNKNOWN_CRC32_AND_FILE_SIZES;

  // local file header signature     4 bytes  (0x04034b50)
  fixedSizeStuff.writeUInt32LE(0x04034b50, 0);
  // version needed to extract       2 bytes
  fixedSizeStuff.writeUInt16LE(VERSION_NEEDED_TO_EXTRACT_UTF8, 4);
  // general purpose bit flag        2 bytes
  fixedSizeStuff.writeUInt16LE(generalPurposeBitFlag, 6);
  // compression method              2 bytes
  fixedSizeStuff.writeUInt16LE(this.getCompressionMethod(), 8);
  // last mod file time              2 bytes
  fixedSizeStuff.writeUInt16LE(this.lastModFileTime, 10);
  // last mod file date              2 bytes
  fixedSizeStuff.writeUInt16LE(this.lastModFileDate, 12);
  // crc-32                          4 bytes
  fixedSizeStuff.writeUInt32LE(crc32, 14);
  // compressed size                 4 bytes
  fixedSizeStuff.writeUInt32LE(compressedSize, 18);
  // uncompressed size               4 bytes
  fixedSizeStuff.writeUInt32LE(uncompressedSize, 22);
  // file name length                2 bytes
  fixedSizeStuff.writeUInt16LE(this.utf8FileName.length, 26);
  // extra field length              2 bytes
  fixedSizeStuff.writeUInt16LE(0, 28);
  return Buffer.concat([
    fixedSizeStuff,
    // file name (variable size)
    this.utf8FileName,
    // extra field (variable size)
    // no extra fields
  ]);
};
var DATA_DESCRIPTOR_SIZE = 16;
var ZIP64_DATA_DESCRIPTOR_SIZE = 24;
Entry.prototype.getDataDescriptor = function() {
  if (this.crcAndFileSizeKnown) {
    // the Mac Archive Utility requires this not be present unless we set general purpose bit 3
    return EMPTY_BUFFER;
  }
  if (!this.useZip64Format()) {
    var buffer = bufferAlloc(DATA_DESCRIPTOR_SIZE);
    // optional signature (required according to Archive Utility)
    buffer.writeUInt32LE(0x08074b50, 0);
    // crc-32                          4 bytes
    buffer.writeUInt32LE(this.crc32, 4);
    // compressed size                 4 bytes
    buffer.writeUInt32LE(this.compressedSize, 8);
    // uncompressed size               4 bytes
    buffer.writeUInt32LE(this.uncompressedSize, 12);
    return buffer;
  } else {
    // ZIP64 format
    var buffer = bufferAlloc(ZIP64_DATA_DESCRIPTOR_SIZE);
    // optional signature (unknown if anyone cares about this)
    buffer.writeUInt32LE(0x08074b50, 0);
    // crc-32                          4 bytes
    buffer.writeUInt32LE(this.crc32, 4);
    // compressed size                 8 bytes
    writeUInt64LE(buffer, this.compressedSize, 8);
    // uncompressed size               8 bytes
    writeUInt64LE(buffer, this.uncompressedSize, 16);
    return buffer;
  }
};
var CENTRAL_DIRECTORY_RECORD_FIXED_SIZE = 46;
var INFO_ZIP_UNIVERSAL_TIMESTAMP_EXTRA_FIELD_SIZE = 9;
var ZIP64_EXTENDED_INFORMATION_EXTRA_FIELD_SIZE = 28;
Entry.prototype.getCentralDirectoryRecord = function() {
  var fixedSizeStuff = bufferAlloc(CENTRAL_DIRECTORY_RECORD_FIXED_SIZE);
  var generalPurposeBitFlag = FILE_NAME_IS_UTF8;
  if (!this.crcAndFileSizeKnown) generalPurposeBitFlag |= UNKNOWN_CRC32_AND_FILE_SIZES;

  var izutefBuffer = EMPTY_BUFFER;
  if (!this.forceDosTimestamp) {
    // Here is one specification for this: https://commons.apache.org/proper/commons-compress/apidocs/org/apache/commons/compress/archivers/zip/X5455_ExtendedTimestamp.html
    // See also the Info-ZIP source code unix/unix.c:set_extra_field() and zipfile.c:ef_scan_ut_time().
    izutefBuffer = bufferAlloc(INFO_ZIP_UNIVERSAL_TIMESTAMP_EXTRA_FIELD_SIZE);
    // 0x5455        Short       tag for this extra block type ("UT")
    izutefBuffer.writeUInt16LE(0x5455, 0);
    // TSize         Short       total data size for this block
    izutefBuffer.writeUInt16LE(INFO_ZIP_UNIVERSAL_TIMESTAMP_EXTRA_FIELD_SIZE - 4, 2);
    // See Info-ZIP source code zip.h for these constant values:
    var EB_UT_FL_MTIME = (1 << 0);
    var EB_UT_FL_ATIME = (1 << 1);
    // Note that we set the atime flag despite not providing the atime field.
    // The central directory version of this extra field is specified to never contain the atime field even when the flag is set.
    // We set it to match the Info-ZIP behavior in order to minimize incompatibility with zip file readers that may have rigid input expectations.
    // Flags         Byte        info bits
    izutefBuffer.writeUInt8(EB_UT_FL_MTIME | EB_UT_FL_ATIME, 4);
    // (ModTime)     Long        time of last modification (UTC/GMT)
    var timestamp = Math.floor(this.mtime.getTime() / 1000);
    if (timestamp < -0x80000000) timestamp = -0x80000000; // 1901-12-13T20:45:52.000Z
    if (timestamp >  0x7fffffff) timestamp =  0x7fffffff; // 2038-01-19T03:14:07.000Z
    izutefBuffer.writeUInt32LE(timestamp, 5);
  }

  var normalCompressedSize = this.compressedSize;
  var normalUncompressedSize = this.uncompressedSize;
  var normalRelativeOffsetOfLocalHeader = this.relativeOffsetOfLocalHeader;
  var versionNeededToExtract = VERSION_NEEDED_TO_EXTRACT_UTF8;
  var zeiefBuffer = EMPTY_BUFFER;
  if (this.useZip64Format()) {
    normalCompressedSize = 0xffffffff;
    normalUncompressedSize = 0xffffffff;
    normalRelativeOffsetOfLocalHeader = 0xffffffff;
    versionNeededToExtract = VERSION_NEEDED_TO_EXTRACT_ZIP64;

    // ZIP64 extended information extra field
    zeiefBuffer = bufferAlloc(ZIP64_EXTENDED_INFORMATION_EXTRA_FIELD_SIZE);
    // 0x0001                  2 bytes    Tag for this "extra" block type
    zeiefBuffer.writeUInt16LE(0x0001, 0);
    // Size                    2 bytes    Size of this "extra" block
    zeiefBuffer.writeUInt16LE(ZIP64_EXTENDED_INFORMATION_EXTRA_FIELD_SIZE - 4, 2);
    // Original Size           8 bytes    Original uncompressed file size
    writeUInt64LE(zeiefBuffer, this.uncompressedSize, 4);
    // Compressed Size         8 bytes    Size of compressed data
    writeUInt64LE(zeiefBuffer, this.compressedSize, 12);
    // Relative Header Offset  8 bytes    Offset of local header record
    writeUInt64LE(zeiefBuffer, this.relativeOffsetOfLocalHeader, 20);
    // Disk Start Number       4 bytes    Number of the disk on which this file starts
    // (omit)
  }

  // central file header signature   4 bytes  (0x02014b50)
  fixedSizeStuff.writeUInt32LE(0x02014b50, 0);
  // version made by                 2 bytes
  fixedSizeStuff.writeUInt16LE(VERSION_MADE_BY, 4);
  // version needed to extract       2 bytes
  fixedSizeStuff.writeUInt16LE(versionNeededToExtract, 6);
  // general purpose bit flag        2 bytes
  fixedSizeStuff.writeUInt16LE(generalPurposeBitFlag, 8);
  // compression method              2 bytes
  fixedSizeStuff.writeUInt16LE(this.getCompressionMethod(), 10);
  // last mod file time              2 bytes
  fixedSizeStuff.writeUInt16LE(this.lastModFileTime, 12);
  // last mod file date              2 bytes
  fixedSizeStuff.writeUInt16LE(this.lastModFileDate, 14);
  // crc-32                          4 bytes
  fixedSizeStuff.writeUInt32LE(this.crc32, 16);
  // compressed size                 4 bytes
  fixedSizeStuff.writeUInt32LE(normalCompressedSize, 20);
  // uncompressed size               4 bytes
  fixedSizeStuff.writeUInt32LE(normalUncompressedSize, 24);
  // file name length                2 bytes
  fixedSizeStuff.writeUInt16LE(this.utf8FileName.length, 28);
  // extra field length              2 bytes
  fixedSizeStuff.writeUInt16LE(izutefBuffer.length + zeiefBuffer.length, 30);
  // file comment length             2 bytes
  fixedSizeStuff.writeUInt16LE(this.fileComment.length, 32);
  // disk number start               2 bytes
  fixedSizeStuff.writeUInt16LE(0, 34);
  // internal file attributes        2 bytes
  fixedSizeStuff.writeUInt16LE(0, 36);
  // external file attributes        4 bytes
  fixedSizeStuff.writeUInt32LE(this.externalFileAttributes, 38);
  // relative offset of local header 4 bytes
  fixedSizeStuff.writeUInt32LE(normalRelativeOffsetOfLocalHeader, 42);

  return Buffer.concat([
    fixedSizeStuff,
    // file name (variable size)
    this.utf8FileName,
    // extra field (variable size)
    izutefBuffer,
    zeiefBuffer,
    // file comment (variable size)
    this.fileComment,
  ]);
};
Entry.prototype.getCompressionMethod = function() {
  var NO_COMPRESSION = 0;
  var DEFLATE_COMPRESSION = 8;
  return this.compressionLevel === 0 ? NO_COMPRESSION : DEFLATE_COMPRESSION;
};

// These are intentionally computed in the current system timezone
// to match how the DOS encoding operates in this library.
var minDosDate = new Date(1980, 0, 1);
var maxDosDate = new Date(2107, 11, 31, 23, 59, 58);
function dateToDosDateTime(jsDate) {
  // Clamp out of bounds timestamps.
  if (jsDate < minDosDate) jsDate = minDosDate;
  else if (jsDate > maxDosDate) jsDate = maxDosDate;

  var date = 0;
  date |= jsDate.getDate() & 0x1f; // 1-31
  date |= ((jsDate.getMonth() + 1) & 0xf) << 5; // 0-11, 1-12
  date |= ((jsDate.getFullYear() - 1980) & 0x7f) << 9; // 0-128, 1980-2108

  var time = 0;
  time |= Math.floor(jsDate.getSeconds() / 2); // 0-59, 0-29 (lose odd numbers)
  time |= (jsDate.getMinutes() & 0x3f) << 5; // 0-59
  time |= (jsDate.getHours() & 0x1f) << 11; // 0-23

  return {date: date, time: time};
}

function writeUInt64LE(buffer, n, offset) {
  // can't use bitshift here, because JavaScript only allows bitshifting on 32-bit integers.
  var high = Math.floor(n / 0x100000000);
  var low = n % 0x100000000;
  buffer.writeUInt32LE(low, offset);
  buffer.writeUInt32LE(high, offset + 4);
}

function defaultCallback(err) {
  if (err) throw err;
}

util.inherits(ByteCounter, Transform);
function ByteCounter(options) {
  Transform.call(this, options);
  this.byteCount = 0;
}
ByteCounter.prototype._transform = function(chunk, encoding, cb) {
  this.byteCount += chunk.length;
  cb(null, chunk);
};

util.inherits(Crc32Watcher, Transform);
function Crc32Watcher(options) {
  Transform.call(this, options);
  this.crc32 = 0;
}
Crc32Watcher.prototype._transform = function(chunk, encoding, cb) {
  this.crc32 = crc32.unsigned(chunk, this.crc32);
  cb(null, chunk);
};

var cp437 = '\u0000☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';
if (cp437.length !== 256) throw new Error("assertion failure");
var reverseCp437 = null;

function encodeCp437(string) {
  if (/^[\x20-\x7e]*$/.test(string)) {
    // CP437, ASCII, and UTF-8 overlap in this range.
    return bufferFrom(string, "utf-8");
  }

  // This is the slow path.
  if (reverseCp437 == null) {
    // cache this once
    reverseCp437 = {};
    for (var i = 0; i < cp437.length; i++) {
      reverseCp437[cp437[i]] = i;
    }
  }

  var result = bufferAlloc(string.length);
  for (var i = 0; i < string.length; i++) {
    var b = reverseCp437[string[i]];
    if (b == null) throw new Error("character not encodable in CP437: " + JSON.stringify(string[i]));
    result[i] = b;
  }

  return result;
}

function bufferAlloc(size) {
  bufferAlloc = modern;
  try {
    return bufferAlloc(size);
  } catch (e) {
    bufferAlloc = legacy;
    return bufferAlloc(size);
  }
  function modern(size) {
    return Buffer.allocUnsafe(size);
  }
  function legacy(size) {
    return new Buffer(size);
  }
}
function bufferFrom(something, encoding) {
  bufferFrom = modern;
  try {
    return bufferFrom(something, encoding);
  } catch (e) {
    bufferFrom = legacy;
    return bufferFrom(something, encoding);
  }
  function modern(something, encoding) {
    return Buffer.from(something, encoding);
  }
  function legacy(something, encoding) {
    return new Buffer(something, encoding);
  }
}
function bufferIncludes(buffer, content) {
  bufferIncludes = modern;
  try {
    return bufferIncludes(buffer, content);
  } catch (e) {
    bufferIncludes = legacy;
    return bufferIncludes(buffer, content);
  }
  function modern(buffer, content) {
    return buffer.includes(content);
  }
  function legacy(buffer, content) {
    for (var i = 0; i <= buffer.length - content.length; i++) {
      for (var j = 0;; j++) {
        if (j === content.length) return true;
        if (buffer[i + j] !== content[j]) break;
      }
    }
    return false;
  }
}


/***/ }),

/***/ 4445:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.showDashboard = showDashboard;
const vulnerability_ts_1 = __nccwpck_require__(5823);
const badge_ts_1 = __nccwpck_require__(4962);
const blocks_ts_1 = __nccwpck_require__(7647);
const job_page_ts_1 = __nccwpck_require__(3176);
const markup_ts_1 = __nccwpck_require__(3221);
const job_engine_ts_1 = __nccwpck_require__(987);
const jobs_state_ts_1 = __nccwpck_require__(4367);
const reports_ts_1 = __nccwpck_require__(3584);
const stages_ts_1 = __nccwpck_require__(956);
const answer_ts_1 = __nccwpck_require__(3626);
const job_words_ts_1 = __nccwpck_require__(3078);
const page_ts_1 = __nccwpck_require__(7610);
/**
 * GET /dashboard/{job_id}: the page of a job, for people (service spec 1: "used to follow job progress").
 * @throws Refusal 404 for a job that does not exist
 */
function showDashboard(request, state) {
    const job = state.jobs.findJob(request.parameter);
    if (job === undefined)
        throw new answer_ts_1.Refusal(404, 'there is no job of this id');
    const { engine, settings } = state;
    const now = {
        job,
        progress: (0, jobs_state_ts_1.progressNow)(state, job),
        threshold: engine.thresholdOf(job),
        nowMs: settings.now(),
    };
    const report = engine.reportOf(job, (0, jobs_state_ts_1.jobFiles)(state, job));
    const hasList = settings.listsJobs;
    const title = `${job.kind} of ${job.modelId === '' ? 'the repository' : job.modelId}`;
    return (0, page_ts_1.pageAnswer)({
        title,
        about: (0, job_words_ts_1.timeWords)(now),
        hasList,
        isLive: !(0, job_words_ts_1.isOver)(now.progress),
        content: [
            hasList ? (0, markup_ts_1.element)('nav', { class: 'nav', 'aria-label': 'Pages' }, allJobs()) : undefined,
            report === undefined
                ? [(0, markup_ts_1.element)('h1', {}, title), stateCard(now), (0, markup_ts_1.element)('p', { class: 'note' }, engine.note)]
                : finished(report),
            downloads(now),
            details(now, state),
        ],
    });
}
function allJobs() {
    return (0, markup_ts_1.element)('a', { href: (0, markup_ts_1.pathAddress)([]) }, '← All jobs');
}
function finished(report) {
    return (0, job_page_ts_1.jobContent)((0, vulnerability_ts_1.vulnerabilityDocument)(report.summary, report.result), report.summary.note);
}
/** The state of a job that has no report: its progress, or how it ended. */
function stateCard(now) {
    const { progress } = now;
    const [tone, word] = (0, job_words_ts_1.stateOf)(progress);
    if ((0, job_words_ts_1.isOver)(progress)) {
        const words = (0, job_words_ts_1.scoreWords)(now);
        return (0, job_page_ts_1.verdictCard)(tone, words === undefined ? progress.currentStatus : `The ${words}.`);
    }
    const { share } = progress;
    return (0, markup_ts_1.element)('div', { class: 'verdict none', id: 'state', 'data-live': '', 'aria-live': 'polite' }, (0, badge_ts_1.badge)(tone, word), (0, markup_ts_1.element)('p', { class: 'headline' }, progress.currentStatus), share === undefined
        ? undefined
        : (0, markup_ts_1.element)('progress', { max: 100, value: Math.floor(share * 100), 'aria-label': 'Progress' }));
}
/** Every report of the job, in every format in which it exists. */
function downloads({ job, progress }) {
    const available = job_engine_ts_1.REPORT_TYPES.flatMap((type) => {
        const formats = (0, reports_ts_1.formatsOf)(type, job, progress);
        return formats.length === 0 ? [] : [{ type, formats }];
    });
    if (available.length === 0)
        return [];
    return (0, markup_ts_1.element)('section', { 'aria-labelledby': 'downloads' }, (0, markup_ts_1.element)('h2', { id: 'downloads' }, 'Downloads'), (0, blocks_ts_1.factList)(available.map(({ type, formats }) => [
        TYPE_WORDS[type],
        formats.map(({ format, code }, index) => [
            index === 0 ? '' : ' · ',
            (0, markup_ts_1.element)('a', {
                href: (0, markup_ts_1.pathAddress)(['dashboard-report'], {
                    job_id: job.jobId,
                    report_type: type,
                    file_format: code,
                }),
                'aria-label': `${TYPE_WORDS[type]} as ${format}`,
            }, format),
        ]),
    ])));
}
const TYPE_WORDS = {
    Vulnerability: 'Vulnerability report',
    Defense: 'Defence report',
    Attack_samples: 'Attack samples',
    Defense_artifact: 'Defence artefact',
};
/** The stages of the job and its files, as clients see them. */
function details({ job, progress }, state) {
    const stages = [...progress.stages].map(([name, value]) => [stages_ts_1.STAGE_LABELS[name], value]);
    const uploads = state.uploads
        .slotsOf(job.jobId)
        .map(({ slot, arrived }) => [
        slot,
        arrived === undefined ? 'not uploaded yet' : arrived.bytes,
        arrived?.problem ?? (arrived === undefined ? '' : (0, markup_ts_1.element)('code', { class: 'digest' }, arrived.sha256)),
    ]);
    return (0, markup_ts_1.element)('section', { 'aria-labelledby': 'job' }, (0, markup_ts_1.element)('h2', { id: 'job' }, 'Job'), (0, blocks_ts_1.factList)([['Id', (0, markup_ts_1.element)('code', {}, job.jobId)]]), (0, markup_ts_1.element)('div', { id: 'details', ...((0, job_words_ts_1.isOver)(progress) ? {} : { 'data-live': '' }) }, (0, blocks_ts_1.tableOf)('Stages', ['stage', 'state'], stages), uploads.length === 0 ? undefined : (0, blocks_ts_1.tableOf)('Files', ['artifact', 'bytes', 'SHA-256'], uploads)));
}


/***/ }),

/***/ 9495:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.showJobs = showJobs;
const badge_ts_1 = __nccwpck_require__(4962);
const markup_ts_1 = __nccwpck_require__(3221);
const names_ts_1 = __nccwpck_require__(4721);
const plot_svg_ts_1 = __nccwpck_require__(9077);
const score_bar_ts_1 = __nccwpck_require__(4799);
const number_words_ts_1 = __nccwpck_require__(4026);
const jobs_state_ts_1 = __nccwpck_require__(4367);
const answer_ts_1 = __nccwpck_require__(3626);
const request_ts_1 = __nccwpck_require__(287);
const job_words_ts_1 = __nccwpck_require__(3078);
const page_ts_1 = __nccwpck_require__(7610);
/** The page shows at most this many jobs, the latest. */
const MOST_JOBS = 500;
/**
 * GET /: every job, for people.
 * @throws Refusal 404 if the list is not shown
 */
function showJobs(request, state) {
    if (!state.settings.listsJobs)
        throw new answer_ts_1.Refusal(404, 'there is no such path');
    (0, request_ts_1.refuseOtherParameters)(request.url, []);
    const all = state.jobs.listJobs();
    const names = (0, names_ts_1.createNames)();
    const nowMs = state.settings.now();
    const jobs = all
        .slice(-MOST_JOBS)
        .reverse()
        .map((job) => ({
        job,
        progress: (0, jobs_state_ts_1.progressNow)(state, job),
        threshold: state.engine.thresholdOf(job),
        nowMs,
    }));
    const left = all.length - jobs.length;
    return (0, page_ts_1.pageAnswer)({
        title: 'Jobs',
        about: state.baseUrl(),
        hasList: true,
        isLive: true,
        content: [
            (0, markup_ts_1.element)('h1', {}, 'Jobs'),
            (0, markup_ts_1.element)('p', { class: 'note' }, state.engine.note),
            (0, markup_ts_1.element)('div', { id: 'jobs', 'data-live': '' }, jobs.length === 0 ? emptyWords() : listOf(jobs, names), left > 0
                ? (0, markup_ts_1.element)('p', { class: 'note' }, `And ${(0, number_words_ts_1.counted)(left, 'older job', 'older jobs')}.`)
                : undefined),
        ],
    });
}
function emptyWords() {
    return (0, markup_ts_1.element)('div', { class: 'verdict none' }, (0, badge_ts_1.badge)('none', 'No jobs yet'), (0, markup_ts_1.element)('p', { class: 'headline' }, 'Nothing was submitted to this service so far. Jobs appear here as soon as there are any.'));
}
function listOf(jobs, names) {
    return (0, markup_ts_1.element)('ul', { class: 'list' }, jobs.map((one) => jobRow(one, names)));
}
function jobRow(now, names) {
    const { job, progress, threshold } = now;
    const [tone, word] = (0, job_words_ts_1.stateOf)(progress);
    const name = job.modelId === '' ? job.kind : `${job.modelId}/${job.kind}`;
    const words = [(0, job_words_ts_1.scoreWords)(now), (0, job_words_ts_1.timeWords)(now)].filter((part) => part !== undefined).join(' · ');
    const { score } = progress;
    return (0, markup_ts_1.element)('li', {}, (0, markup_ts_1.element)('span', {}, (0, badge_ts_1.badge)(tone, word)), (0, markup_ts_1.element)('span', { class: 'where' }, (0, markup_ts_1.element)('a', { href: (0, markup_ts_1.pathAddress)(['dashboard', job.jobId]) }, name), (0, markup_ts_1.element)('span', { class: 'more' }, words)), (0, job_words_ts_1.isOver)(progress)
        ? score === undefined || score > 1
            ? (0, markup_ts_1.element)('span', { class: 'more' }, progress.currentStatus)
            : (0, plot_svg_ts_1.plotSvg)((0, score_bar_ts_1.smallScoreBar)({ value: score, low: score, high: score }, threshold), `Score of ${name}`, names)
        : (0, markup_ts_1.element)('span', { class: 'more' }, progress.currentStatus));
}


/***/ }),

/***/ 3078:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.stateOf = stateOf;
exports.isOver = isOver;
exports.scoreWords = scoreWords;
exports.timeWords = timeWords;
exports.clockTime = clockTime;
const numbers_ts_1 = __nccwpck_require__(8555);
/** The state of a job as a word, and its look. */
function stateOf({ phase, verdict }) {
    switch (phase) {
        case 'waiting':
            return ['none', 'Waiting'];
        case 'running':
            return ['none', 'Running'];
        case 'failed':
            return ['open', 'Failed'];
        case 'completed':
            if (verdict === undefined)
                return ['open', 'No verdict'];
            return verdict === 'vulnerable' ? ['bad', 'Vulnerable'] : ['good', 'Passed'];
    }
}
function isOver({ phase }) {
    return phase === 'completed' || phase === 'failed';
}
/** `score 0.88, threshold 0.5` */
function scoreWords({ progress, threshold }) {
    return progress.score === undefined
        ? undefined
        : `score ${(0, numbers_ts_1.shownNumber)(progress.score)}, threshold ${(0, numbers_ts_1.shownNumber)(threshold)}`;
}
/** `started 10:31:02 UTC, took 12 s` */
function timeWords({ job, progress, nowMs }) {
    const { startedMs, createdMs } = job;
    if (startedMs === undefined)
        return `submitted ${clockTime(createdMs)}`;
    const took = durationWords((progress.finishedMs ?? nowMs) - startedMs);
    return `started ${clockTime(startedMs)}, ${isOver(progress) ? 'took' : 'for'} ${took}`;
}
function clockTime(ms) {
    return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
function durationWords(ms) {
    const seconds = Math.max(0, Math.round(ms / 1000));
    if (seconds < 60)
        return `${String(seconds)} s`;
    return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}


/***/ }),

/***/ 1619:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.LIVE_SCRIPT = void 0;
/**
 * The script of the dashboard, served by the service itself. While a job runs, it fetches the same page again and replaces
 * the parts that changed, so that nothing flickers and the keyboard stays where it is. Without it, browsers load the page
 * again by themselves.
 */
exports.LIVE_SCRIPT = `'use strict';
const PAUSE_MS = 1000;

async function update() {
  const answer = await fetch(location.href, { cache: 'no-store' });
  if (!answer.ok) return true;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const parts = [...document.querySelectorAll('[data-live]')];
  const same = next.querySelectorAll('[data-live]').length === parts.length;
  if (!same) {
    document.querySelector('main').replaceWith(document.adoptNode(next.querySelector('main')));
    document.title = next.title;
  }
  for (const part of same ? parts : []) {
    const other = next.getElementById(part.id);
    if (other === null || other.innerHTML === part.innerHTML) continue;
    const focused = part.contains(document.activeElement) ? document.activeElement.href : undefined;
    part.replaceChildren(...other.childNodes);
    [...part.querySelectorAll('a')].find((link) => link.href === focused)?.focus();
  }
  return next.querySelector('noscript') !== null;
}

async function follow() {
  let isRunning = true;
  while (isRunning) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    // A service that was stopped may come back: the page stays as it was.
    isRunning = document.hidden || (await update().catch(() => true));
  }
}

follow();
`;


/***/ }),

/***/ 7610:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.pageAnswer = pageAnswer;
exports.showScript = showScript;
const markup_ts_1 = __nccwpck_require__(3221);
const job_page_ts_1 = __nccwpck_require__(3176);
const policy_ts_1 = __nccwpck_require__(8723);
const style_ts_1 = __nccwpck_require__(668);
const live_script_ts_1 = __nccwpck_require__(1619);
/** How often a page loads itself again in a browser without scripts. */
const REFRESH_SECONDS = 3;
/** Headers of everything that a browser gets: nothing is kept, guessed, framed, or given to another site. */
const HEADERS = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
};
function pageAnswer({ title, about, content, isLive, hasList }) {
    const more = isLive ? ["script-src 'self'", "connect-src 'self'"] : [];
    const policy = (0, policy_ts_1.pagePolicy)(style_ts_1.STYLE, more);
    const name = hasList ? (0, markup_ts_1.element)('a', { href: (0, markup_ts_1.pathAddress)([]) }, job_page_ts_1.PRODUCT) : job_page_ts_1.PRODUCT;
    const html = (0, markup_ts_1.pageText)({
        title: `${title} · ${job_page_ts_1.PRODUCT}`,
        style: style_ts_1.STYLE,
        policy,
        ...(isLive && { script: (0, markup_ts_1.pathAddress)(['dashboard.js']), refreshSeconds: REFRESH_SECONDS }),
    }, (0, markup_ts_1.element)('header', { class: 'banner' }, (0, markup_ts_1.element)('p', { class: 'product' }, name), (0, markup_ts_1.element)('p', { class: 'about' }, about)), (0, markup_ts_1.element)('main', {}, content));
    return {
        status: 200,
        headers: {
            ...HEADERS,
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': `${policy}; frame-ancestors 'none'`,
        },
        body: Buffer.from(html),
    };
}
/** GET /dashboard.js */
function showScript() {
    return {
        status: 200,
        headers: { ...HEADERS, 'content-type': 'text/javascript; charset=utf-8' },
        body: Buffer.from(live_script_ts_1.LIVE_SCRIPT),
    };
}


/***/ }),

/***/ 3393:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.textOf = textOf;
exports.numberOf = numberOf;
exports.optionalText = optionalText;
exports.optionalNumber = optionalNumber;
exports.memberOf = memberOf;
/** A column that holds text. @throws Error if it does not */
function textOf(row, column) {
    const value = row[column];
    if (typeof value !== 'string')
        throw new Error(`column ${column} of the service's database holds no text`);
    return value;
}
/** A column that holds a number. @throws Error if it does not */
function numberOf(row, column) {
    const value = row[column];
    if (typeof value !== 'number') {
        throw new Error(`column ${column} of the service's database holds no number`);
    }
    return value;
}
/** A column that holds text or NULL. */
function optionalText(row, column) {
    return row[column] === null ? undefined : textOf(row, column);
}
/** A column that holds a number or NULL. */
function optionalNumber(row, column) {
    return row[column] === null ? undefined : numberOf(row, column);
}
/** A column that holds one of a list of words. @throws Error if it does not */
function memberOf(members, row, column) {
    const text = textOf(row, column);
    const found = members.find((member) => member === text);
    if (found === undefined)
        throw new Error(`the service's database holds the unknown value "${text}"`);
    return found;
}


/***/ }),

/***/ 3125:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.openDatabase = openDatabase;
exports.signingSecret = signingSecret;
const node_crypto_1 = __nccwpck_require__(7598);
const node_fs_1 = __nccwpck_require__(3024);
const node_path_1 = __importDefault(__nccwpck_require__(6760));
const node_sqlite_1 = __nccwpck_require__(99);
const columns_ts_1 = __nccwpck_require__(3393);
const SCHEMA = `
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS lineage_check (
  id INTEGER PRIMARY KEY, target_key TEXT NOT NULL, org_id TEXT NOT NULL, repo_type TEXT NOT NULL,
  repo_url TEXT NOT NULL, branch TEXT NOT NULL, depth INTEGER NOT NULL, commit_id TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS lineage_check_org ON lineage_check (org_id, id);
CREATE TABLE IF NOT EXISTS known_commit (
  repo_url TEXT NOT NULL, branch TEXT NOT NULL, commit_id TEXT NOT NULL, PRIMARY KEY (repo_url, branch)) STRICT;
CREATE TABLE IF NOT EXISTS record (
  id INTEGER PRIMARY KEY, target_key TEXT NOT NULL, branchname TEXT NOT NULL, commitid TEXT NOT NULL,
  createdtimestamp TEXT NOT NULL, depth TEXT NOT NULL, hashedjobid TEXT NOT NULL, modelid TEXT NOT NULL,
  orgid TEXT NOT NULL, repotype TEXT NOT NULL, repourl TEXT NOT NULL,
  supplychain_vuldetected INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS record_target ON record (target_key, id);
CREATE TABLE IF NOT EXISTS model (model_id TEXT PRIMARY KEY, task TEXT NOT NULL, attack TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS job (
  job_id TEXT PRIMARY KEY, org_id TEXT NOT NULL, model_id TEXT NOT NULL, task TEXT,
  attack TEXT NOT NULL, fields TEXT NOT NULL, plan TEXT NOT NULL,
  created_ms REAL NOT NULL, started_ms REAL, sanity_problem TEXT, check_id INTEGER, recorded INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS job_check ON job (check_id, recorded);
CREATE TABLE IF NOT EXISTS upload (
  upload_id TEXT PRIMARY KEY, owner TEXT NOT NULL, slot TEXT NOT NULL, bytes INTEGER, sha256 TEXT,
  problem TEXT) STRICT;
CREATE INDEX IF NOT EXISTS upload_owner ON upload (owner);
`;
/** Earlier versions kept a job's ending and the length of its stages in columns of their own. */
const MERGE_PLAN_COLUMNS = `
ALTER TABLE job ADD COLUMN plan TEXT NOT NULL DEFAULT '';
UPDATE job SET plan = json_object('ending', ending, 'stageMs', stage_ms);
ALTER TABLE job DROP COLUMN ending;
ALTER TABLE job DROP COLUMN stage_ms;
`;
/**
 * Opens the service's database in a folder and creates both if necessary.
 * @throws Error if the folder cannot be used, or another service is using it
 */
function openDatabase(directory) {
    (0, node_fs_1.mkdirSync)(directory, { recursive: true, mode: 0o700 });
    const file = node_path_1.default.join(directory, 'sandbox.sqlite');
    const database = new node_sqlite_1.DatabaseSync(file);
    try {
        // One service per folder: a second one would hand out jobs that the first does not know.
        database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
        // One transaction: the disk is waited for once instead of once for each table.
        database.exec(`BEGIN; ${SCHEMA} ${hasOldJobs(database) ? MERGE_PLAN_COLUMNS : ''} COMMIT;`);
        return database;
    }
    catch (cause) {
        database.close();
        throw new Error(`cannot use ${file}: is another local service running on this folder? Give another --data`, {
            cause,
        });
    }
}
function hasOldJobs(database) {
    const columns = database.prepare("SELECT name FROM pragma_table_info('job')").all();
    return columns.some((column) => column['name'] === 'ending');
}
/** The secret that signs upload addresses. It is stored, so that the addresses survive a restart. */
function signingSecret(database) {
    database
        .prepare('INSERT OR IGNORE INTO setting (name, value) VALUES (?, ?)')
        .run('signing-secret', (0, node_crypto_1.randomBytes)(32).toString('hex'));
    const row = database.prepare('SELECT value FROM setting WHERE name = ?').get('signing-secret');
    return (0, columns_ts_1.textOf)(row ?? {}, 'value');
}


/***/ }),

/***/ 5633:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ENGINE_SOURCE = void 0;
/** Generated from the source of the engine (tools/engine-source.ts): results of another source are not reused. */
exports.ENGINE_SOURCE = '412245433e629d0f';


/***/ }),

/***/ 4492:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.NOTHING_KEPT = void 0;
exports.NOTHING_KEPT = {
    find: () => undefined,
    keep: () => Promise.resolve(),
};


/***/ }),

/***/ 3608:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ENGINE_VERSION = exports.METHOD_VERSIONS = void 0;
exports.methodVersion = methodVersion;
/**
 * The version of each method. It goes up with every change that gives another score for the same inputs: results of an
 * earlier version are then not compared. Whether a result is reused does not depend on it: see engine-source.ts.
 */
exports.METHOD_VERSIONS = {
    drift: 3,
    evasion: 2,
    extraction: 2,
    forecastExtraction: 1,
    outlier: 5,
    poisoning: 3,
};
/** Goes up with every change outside the methods that changes scores: how models and data are read and prepared. */
exports.ENGINE_VERSION = '1';
/** Names the version of the method of an analysis. */
function methodVersion(task, attack) {
    const isForecast = attack === 'extraction' && task === 'time-series-forecasting';
    return String(exports.METHOD_VERSIONS[isForecast ? 'forecastExtraction' : attack]);
}


/***/ }),

/***/ 875:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.sourceChildCode = sourceChildCode;
exports.nativeRuntimeFolder = nativeRuntimeFolder;
const node_fs_1 = __nccwpck_require__(3024);
const node_module_1 = __nccwpck_require__(8995);
const node_path_1 = __importDefault(__nccwpck_require__(6760));
const wasm_files_ts_1 = __nccwpck_require__(9426);
/** Files of packages that the child needs, besides this project's own source. */
const PACKAGES = ['onnxruntime-web', 'onnxruntime-common', 'jpeg-js', 'pngjs', 'yauzl', 'pend'];
/** @returns the code of the child as it lies in the repository, for a service that runs from its source */
function sourceChildCode(entry = node_path_1.default.join(import.meta.dirname, 'child.ts')) {
    const root = node_path_1.default.resolve(import.meta.dirname, '../../..');
    const modules = node_path_1.default.join(root, 'node_modules');
    return {
        entry,
        readable: [
            node_path_1.default.join(root, 'package.json'),
            node_path_1.default.join(root, 'service', 'engine', '*'),
            node_path_1.default.join(root, 'src', 'core', '*'),
            ...PACKAGES.flatMap((name) => withTarget(node_path_1.default.join(modules, name))),
        ],
        wasm: (0, wasm_files_ts_1.installedWasmFiles)(),
    };
}
/** A package may be a link, as some package managers make: then Node reads where it leads. */
function withTarget(folder) {
    const target = (0, node_fs_1.realpathSync)(folder);
    if (target === folder)
        return [node_path_1.default.join(folder, '*')];
    // Node looks at the links on the way.
    return [node_path_1.default.dirname(folder), folder, node_path_1.default.join(folder, '*'), node_path_1.default.join(target, '*')];
}
/**
 * Looks for the native runtime where the user may have installed it.
 * @param folder the folder to look from, such as the workspace or the folder of the program
 * @returns the folder of the package, or undefined
 */
function nativeRuntimeFolder(folder) {
    try {
        const main = (0, node_module_1.createRequire)(node_path_1.default.join(folder, 'package.json')).resolve('onnxruntime-node/package.json');
        return node_path_1.default.dirname(main);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9426:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.installedWasmFiles = installedWasmFiles;
const node_module_1 = __nccwpck_require__(8995);
const node_path_1 = __importDefault(__nccwpck_require__(6760));
/** @returns the runtime's files in node_modules, for code that runs from its source */
function installedWasmFiles() {
    const folder = node_path_1.default.dirname((0, node_module_1.createRequire)(import.meta.url).resolve('onnxruntime-web'));
    return {
        script: node_path_1.default.join(folder, 'ort-wasm-simd-threaded.mjs'),
        binary: node_path_1.default.join(folder, 'ort-wasm-simd-threaded.wasm'),
    };
}


/***/ }),

/***/ 7989:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.OPERATIONS = void 0;
/** The operations of the service. Faults and the request log use these names. */
exports.OPERATIONS = [
    'lineage-check',
    'model-analyse',
    'job-status',
    'job-detail',
    'report',
    'registration',
    'supply-chain',
    'dashboard',
    'upload',
];


/***/ }),

/***/ 4536:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createRateLimit = createRateLimit;
/**
 * Counts requests over a sliding second.
 * @param limit requests allowed within one second; 0 allows all
 * @param now in milliseconds
 * @returns a function to call once for each request; true if the request is within the limit
 */
function createRateLimit(limit, now) {
    let passed = [];
    return () => {
        if (limit === 0)
            return true;
        const nowMs = now();
        passed = passed.filter((timeMs) => nowMs - timeMs < 1000);
        if (passed.length >= limit)
            return false;
        passed = [...passed, nowMs];
        return true;
    };
}


/***/ }),

/***/ 7921:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.deliver = deliver;
const answer_ts_1 = __nccwpck_require__(3626);
/** Sends an answer, spoilt if a fault hits the request. */
async function deliver(response, answer, fault, closing) {
    if (fault === undefined)
        (0, answer_ts_1.sendAnswer)(response, answer);
    else
        await fault.deliver(response, answer, closing);
}


/***/ }),

/***/ 7766:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.handleRequest = handleRequest;
const answer_ts_1 = __nccwpck_require__(3626);
const body_ts_1 = __nccwpck_require__(840);
const request_ts_1 = __nccwpck_require__(287);
const request_context_ts_1 = __nccwpck_require__(7921);
const router_ts_1 = __nccwpck_require__(3785);
/** Receives one request to the service's own port and answers it. */
async function handleRequest(request, response, context) {
    const { state } = context;
    const refusal = (0, request_ts_1.refusalOfHost)(request.headers);
    if (refusal !== undefined) {
        await (0, body_ts_1.drain)(request);
        (0, answer_ts_1.sendAnswer)(response, refusal);
        return;
    }
    const { maxBodyBytes } = state.settings;
    const method = request.method ?? '';
    const receivedMs = state.settings.now();
    const body = await (0, body_ts_1.readBody)(request, maxBodyBytes);
    const url = (0, request_ts_1.requestUrl)(request.url ?? '/', state.baseUrl());
    const received = { url, headers: request.headers, body: body.kept };
    if (context.admin.hasPath(url.pathname)) {
        (0, answer_ts_1.sendAnswer)(response, await settle(() => context.admin.answer(method, received)));
        return;
    }
    const route = (0, router_ts_1.findRoute)(state.settings, url.pathname);
    const answered = context.requests.add({
        origin: 'service',
        operation: route?.operation ?? 'unknown',
        receivedMs,
        method,
        path: request.url ?? '',
        headers: (0, request_ts_1.headerPairs)(request.rawHeaders),
        body: body.kept.toString('utf8'),
    });
    const fault = route === undefined ? undefined : context.faults.take(route.operation);
    const answer = fault?.unprocessed ??
        (await settle(() => {
            if (!context.passesRateLimit()) {
                throw new answer_ts_1.Refusal(429, 'too many requests in one second', { 'retry-after': '1' });
            }
            checkSize(body.bytes, maxBodyBytes);
            return (0, router_ts_1.answerRoute)(route, method, received, state);
        }));
    answered(answer, fault);
    await (0, request_context_ts_1.deliver)(response, answer, fault, context.closing);
}
/** The answer of an operation, or of its refusal. */
async function settle(operation) {
    try {
        return await operation();
    }
    catch (error) {
        return (0, answer_ts_1.answerOfError)(error);
    }
}
function checkSize(bytes, maxBytes) {
    if (bytes <= maxBytes)
        return;
    throw new answer_ts_1.Refusal(413, `the body has ${String(bytes)} bytes; at most ${String(maxBytes)} are accepted`);
}


/***/ }),

/***/ 9980:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createRequestLog = createRequestLog;
const sanitize_ts_1 = __nccwpck_require__(4212);
const MAX_KEPT = 10_000;
/**
 * @param now in milliseconds since 1970
 * @param print prints a line for people; it contains no credentials: no headers, body or query
 */
function createRequestLog(now, print) {
    let kept = [];
    return {
        add(request) {
            const entry = { request, status: undefined };
            kept.push(entry);
            if (kept.length > MAX_KEPT)
                kept.shift();
            return (answer, fault) => {
                if (fault?.resets !== true)
                    entry.status = fault?.statusOf(answer) ?? answer.status;
                print(describe(request, answer, fault, now() - request.receivedMs));
            };
        },
        list: () => kept.map(({ request, status }) => ({ ...request, status })),
        clear() {
            kept = [];
        },
    };
}
function describe(request, answer, fault, elapsedMs) {
    const time = new Date(request.receivedMs).toISOString().slice(11, 19);
    const path = (0, sanitize_ts_1.plainLine)(request.path.replace(/\?.*$/su, ''), 200);
    const status = fault?.resets === true ? 'reset' : String(fault?.statusOf(answer) ?? answer.status);
    const notes = [fault === undefined ? '' : `  [fault: ${fault.kind}]`, messageOf(answer)];
    return `${time} ${request.method} ${path} ${status} ${elapsedMs.toFixed(0)} ms${notes.join('')}`;
}
/** The reason of a refusal. Refusals name fields, never the values of secret ones. */
function messageOf(answer) {
    return answer.status < 400 ? '' : `  ${(0, sanitize_ts_1.plainLine)(answer.body.toString('utf8'), 500)}`;
}


/***/ }),

/***/ 3785:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.findRoute = findRoute;
exports.answerRoute = answerRoute;
const answer_ts_1 = __nccwpck_require__(3626);
const analysis_ts_1 = __nccwpck_require__(1609);
const dashboard_ts_1 = __nccwpck_require__(4445);
const job_list_ts_1 = __nccwpck_require__(9495);
const page_ts_1 = __nccwpck_require__(7610);
const lineage_ts_1 = __nccwpck_require__(1938);
const registration_ts_1 = __nccwpck_require__(6746);
const reports_ts_1 = __nccwpck_require__(3584);
const status_ts_1 = __nccwpck_require__(5845);
const VERSION_PATH = '/prod/api/ais/v1.5/';
function routesOf(settings) {
    const get = { method: 'GET', authenticated: true, variable: false };
    const post = { method: 'POST', authenticated: true, variable: false };
    // People open pages in a browser, which sends no such headers.
    const page = { ...get, operation: 'dashboard', authenticated: false };
    const at = (name) => `${VERSION_PATH}${name}`;
    return [
        { ...post, operation: 'lineage-check', path: at('developer/lineage-check'), handle: lineage_ts_1.checkLineage },
        {
            ...post,
            operation: 'model-analyse',
            path: at(`${settings.pathSpelling}/`),
            variable: true,
            handle: analysis_ts_1.analyseModel,
        },
        { ...get, operation: 'job-status', path: at('job_status_detailed'), handle: status_ts_1.describeStatus },
        { ...get, operation: 'job-detail', path: at('job_detail'), handle: status_ts_1.describeJob },
        { ...get, operation: 'report', path: at('get_report'), handle: reports_ts_1.getReport },
        { ...post, operation: 'registration', path: at('model_registration/upload'), handle: registration_ts_1.registerModel },
        { ...post, operation: 'supply-chain', path: at('supplychain'), handle: registration_ts_1.scanSupplyChain },
        { ...page, path: '/', handle: job_list_ts_1.showJobs },
        { ...page, path: '/dashboard.js', handle: page_ts_1.showScript },
        { ...page, path: '/dashboard-report', handle: reports_ts_1.getReport },
        { ...page, path: '/dashboard/', variable: true, handle: dashboard_ts_1.showDashboard },
    ];
}
/**
 * The operation that a path belongs to, whatever the method.
 * @param pathname as in the request, percent-encoded
 */
function findRoute(settings, pathname) {
    for (const entry of routesOf(settings)) {
        const parameter = parameterOf(entry, pathname);
        if (parameter !== undefined)
            return { ...entry, parameter };
    }
    return undefined;
}
function parameterOf(entry, pathname) {
    if (!entry.variable)
        return pathname === entry.path ? '' : undefined;
    if (!pathname.startsWith(entry.path))
        return undefined;
    const rest = pathname.slice(entry.path.length);
    return rest === '' || rest.includes('/') ? undefined : rest;
}
/**
 * Answers a request.
 * @throws Refusal 404, 405, 401 or 412 before the operation, or a refusal of the operation itself
 */
async function answerRoute(route, method, request, state) {
    if (route === undefined)
        throw new answer_ts_1.Refusal(404, 'there is no such path');
    if (route.method !== method) {
        throw new answer_ts_1.Refusal(405, `this path accepts ${route.method} only`, { allow: route.method });
    }
    if (route.authenticated)
        checkAccess(request, state.settings);
    return route.handle({ ...request, parameter: decodeParameter(route.parameter) }, state);
}
function checkAccess(request, settings) {
    const expected = { 'x-api-key': settings.apiKey, 'org-id': settings.orgId };
    const problems = Object.entries(expected).flatMap(([name, value]) => {
        const given = request.headers[name];
        if (given === undefined)
            return [`the header ${name} is missing`];
        return given === value ? [] : [`the header ${name} is invalid or expired`];
    });
    if (problems.length > 0)
        throw new answer_ts_1.Refusal(401, problems.join('; '));
    if (settings.expiredLicence)
        throw new answer_ts_1.Refusal(412, 'the license has expired');
}
function decodeParameter(parameter) {
    try {
        return decodeURIComponent(parameter);
    }
    catch {
        throw new answer_ts_1.Refusal(400, 'the path is malformed: its percent-encoding cannot be read');
    }
}


/***/ }),

/***/ 9969:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.PATH_SPELLINGS = void 0;
/** Spellings of the path of an analysis. */
exports.PATH_SPELLINGS = ['model-analyse', 'model_analyse'];


/***/ }),

/***/ 4216:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.handleUpload = handleUpload;
const uploads_ts_1 = __nccwpck_require__(490);
const body_ts_1 = __nccwpck_require__(840);
const answer_ts_1 = __nccwpck_require__(3626);
const request_ts_1 = __nccwpck_require__(287);
const request_context_ts_1 = __nccwpck_require__(7921);
/** Receives one request to the storage's port, a separate origin as with object storages, and answers it. */
async function handleUpload(request, response, context) {
    const { state } = context;
    const refusal = (0, request_ts_1.refusalOfHost)(request.headers);
    if (refusal !== undefined) {
        await (0, body_ts_1.drain)(request);
        (0, answer_ts_1.sendAnswer)(response, refusal);
        return;
    }
    const url = (0, request_ts_1.requestUrl)(request.url ?? '/', state.storageUrl());
    const isUpload = (0, uploads_ts_1.isUploadPath)(url.pathname);
    const answered = context.requests.add({
        origin: 'storage',
        operation: isUpload ? 'upload' : 'unknown',
        receivedMs: state.settings.now(),
        method: request.method ?? '',
        path: request.url ?? '',
        headers: (0, request_ts_1.headerPairs)(request.rawHeaders),
        body: '',
    });
    const fault = isUpload ? context.faults.take('upload') : undefined;
    // A reset without processing must strike in the middle of the upload.
    if (fault?.unprocessed !== undefined && !fault.resets)
        await (0, body_ts_1.drain)(request);
    const answer = fault?.unprocessed ?? (await (0, uploads_ts_1.answerUpload)(request, url, state));
    answered(answer, fault);
    await (0, request_context_ts_1.deliver)(response, answer, fault, context.closing);
}


/***/ }),

/***/ 54:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createHandle = createHandle;
const node_crypto_1 = __nccwpck_require__(7598);
const jobs_state_ts_1 = __nccwpck_require__(4367);
const lineage_record_ts_1 = __nccwpck_require__(8494);
/** Creates the handle by which tests, the demo and the admin operations control a service. */
function createHandle(parts) {
    const { state, requests, simulation } = parts;
    const { settings, records, jobs } = state;
    return {
        get baseUrl() {
            return state.baseUrl();
        },
        get storageUrl() {
            return state.storageUrl();
        },
        apiKey: settings.apiKey,
        orgId: settings.orgId,
        adminEnabled: parts.adminEnabled,
        faults: parts.faults,
        requests: {
            list: () => requests.list(),
            clear() {
                requests.clear();
            },
        },
        records: {
            add(record) {
                records.addRecord(completeRecord(record, settings.orgId, settings.now()));
            },
            list: () => records.listRecords(),
            delete: (repoUrl) => records.deleteRecords(repoUrl),
        },
        jobs: () => jobs.listJobs().map((job) => viewJob(state, job)),
        recordFinishedJobs() {
            for (const target of records.listTargets())
                state.recordFinishedJobs(target);
        },
        setCommit(repoUrl, branch, commit) {
            records.setCommit(repoUrl, branch, commit);
        },
        setScenario(scenario, modelId) {
            simulation.setScenario(scenario, modelId);
        },
        close: () => parts.close(),
    };
}
function viewJob(state, job) {
    const progress = (0, jobs_state_ts_1.progressNow)(state, job);
    return {
        jobId: job.jobId,
        modelId: job.modelId,
        task: job.task,
        kind: job.kind,
        fields: job.fields,
        phase: progress.phase,
        score: progress.score,
        uploads: state.uploads.slotsOf(job.jobId).map(({ slot, arrived }) => ({
            slot,
            bytes: arrived?.bytes,
            sha256: arrived?.sha256,
            problem: arrived?.problem,
        })),
    };
}
function completeRecord(record, orgId, nowMs) {
    const branchname = record.branchname ?? lineage_record_ts_1.DEFAULT_BRANCH;
    const seed = `${record.repourl} ${branchname}`;
    return {
        branchname,
        commitid: (0, node_crypto_1.createHash)('sha1').update(seed).digest('hex'),
        createdtimestamp: new Date(nowMs).toISOString(),
        depth: '1',
        hashedjobid: (0, node_crypto_1.createHash)('sha256').update(seed).digest('hex'),
        modelid: 'na',
        orgid: orgId,
        repotype: 'github',
        supplychain_vuldetected: 0,
        ...record,
    };
}


/***/ }),

/***/ 5184:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ANSWER_SHAPES = void 0;
exports.analysisAnswer = analysisAnswer;
exports.slotUrls = slotUrls;
/** Shapes of the answer to a model analysis (observed publicly; the interface document gives no names). */
exports.ANSWER_SHAPES = [
    'urls',
    'flat',
    'data-urls',
    'monitor-link',
    'api-version',
    'eva',
    'old-names',
    'no-uploads',
];
const VERSION = '1.5';
/** The answer to a model analysis in one of the shapes. */
function analysisAnswer(shape, facts) {
    const job = { api_version: VERSION, model_id: facts.modelId, job_id: facts.jobId };
    const linked = { ...job, dashboard_link: facts.dashboard };
    const urls = slotUrls(facts.urls);
    switch (shape) {
        case 'urls':
            return { ...linked, urls };
        case 'flat':
            return { ...linked, ...urls };
        case 'data-urls':
            return { ...linked, data: { model_id: facts.modelId, urls } };
        case 'monitor-link':
            return { ...job, monitor_link: facts.dashboard, urls };
        case 'api-version':
            return {
                ApiVersion: VERSION,
                model_id: facts.modelId,
                job_id: facts.jobId,
                dashboard_link: facts.dashboard,
                urls,
            };
        case 'eva':
            return { ...linked, urls, eva: { response: { ...linked, urls } } };
        case 'old-names':
            return { ...linked, ModelID: facts.modelId, ...oldSlotUrls(facts.urls) };
        case 'no-uploads':
            return linked;
    }
}
/** Addresses under `<slot>_upload_url`. */
function slotUrls(urls) {
    return Object.fromEntries([...urls].map(([slot, address]) => [`${slot}_upload_url`, address]));
}
/** Addresses under the older names: `DataUploadURL`, `ReferenceDataUploadURL`. */
function oldSlotUrls(urls) {
    return Object.fromEntries([...urls].map(([slot, address]) => [`${pascalCase(slot)}UploadURL`, address]));
}
function pascalCase(name) {
    return name
        .split('_')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join('');
}


/***/ }),

/***/ 8639:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.readAttackConfiguration = readAttackConfiguration;
const attack_table_ts_1 = __nccwpck_require__(3942);
const answer_ts_1 = __nccwpck_require__(3626);
const body_ts_1 = __nccwpck_require__(840);
const request_ts_1 = __nccwpck_require__(287);
/** Forms of service spec 2.3: a pattern for values, and its description for messages. */
const FORMS = {
    text: { pattern: /\S/u, expected: 'not empty' },
    list: { pattern: /\S/u, expected: 'names joined by commas, or na' },
    switch: { pattern: /^(yes|no)$/u, expected: 'yes or no' },
    integer: { pattern: /^\d+$/u, expected: 'an integer in a string' },
    decimal: { pattern: /^\d+(\.\d+)?$/u, expected: 'a decimal number in a string' },
    dimensions: { pattern: /^[1-9]\d*(,[1-9]\d*)*$/u, expected: 'integers joined by commas, such as 28,28,1' },
};
/**
 * Reads an attack configuration: its fields must be exactly those of one row, all of them strings of their form.
 * @param isPlanned true for analyses in which `na` may stand for a value that the model file itself says
 * @throws Refusal 400 for other fields or types, 412 for values of another form; names every field that is wrong
 */
function readAttackConfiguration(body, isPlanned = () => false) {
    const names = Object.keys(body);
    const row = attack_table_ts_1.ROWS.find((candidate) => sameMembers(candidate.fields, names));
    const problems = Object.entries(body)
        .filter(([, value]) => typeof value !== 'string')
        .map(([name, value]) => `${(0, request_ts_1.quoted)(name)} must be a string, but is ${(0, body_ts_1.describeType)(value)}`);
    if (row === undefined)
        problems.push(fieldSetProblem(names));
    if (row === undefined || problems.length > 0)
        throw new answer_ts_1.Refusal(400, problems.join('; '));
    return { row, fields: readValues(row, body, isPlanned(row)) };
}
function readValues(row, body, mayBeNa) {
    const fields = {};
    const problems = [];
    for (const name of row.fields) {
        const value = body[name];
        const form = FORMS[attack_table_ts_1.FIELDS[name].form];
        if (typeof value !== 'string')
            continue;
        fields[name] = value;
        // The value itself may be a secret and is not repeated.
        if (!form.pattern.test(value) && !(mayBeNa && value === 'na')) {
            problems.push(`${name} must be ${form.expected}`);
        }
    }
    if (problems.length > 0)
        throw new answer_ts_1.Refusal(412, problems.join('; '));
    return fields;
}
function sameMembers(expected, given) {
    return expected.length === given.length && expected.every((name) => given.includes(name));
}
/** Describes how the fields differ from those of the nearest row. */
function fieldSetProblem(names) {
    const unknown = names.filter((name) => !Object.hasOwn(attack_table_ts_1.FIELDS, name));
    const differences = attack_table_ts_1.ROWS.map((row) => ({
        row,
        missing: row.fields.filter((name) => !names.includes(name)),
        extra: names.filter((name) => !row.fields.some((field) => field === name)),
    }));
    const nearest = differences.reduce((best, next) => (distance(next) < distance(best) ? next : best));
    const parts = [
        ...(unknown.length === 0 ? [] : [`unknown fields: ${unknown.map(request_ts_1.quoted).join(', ')}`]),
        ...(nearest.missing.length === 0 ? [] : [`missing: ${nearest.missing.join(', ')}`]),
        ...(nearest.extra.length === 0 ? [] : [`too many: ${nearest.extra.map(request_ts_1.quoted).join(', ')}`]),
    ];
    const what = `${nearest.row.task} ${nearest.row.attack}`;
    return `the fields are those of no task and attack; nearest is ${what}: ${parts.join('; ')}`;
}
function distance(difference) {
    return difference.missing.length + difference.extra.length;
}


/***/ }),

/***/ 1609:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.analyseModel = analyseModel;
exports.dashboardUrl = dashboardUrl;
exports.newJobId = newJobId;
exports.startWhenComplete = startWhenComplete;
const node_crypto_1 = __nccwpck_require__(7598);
const analysis_fields_ts_1 = __nccwpck_require__(8639);
const analysis_answer_ts_1 = __nccwpck_require__(5184);
const answer_ts_1 = __nccwpck_require__(3626);
const body_ts_1 = __nccwpck_require__(840);
const request_ts_1 = __nccwpck_require__(287);
const jobs_state_ts_1 = __nccwpck_require__(4367);
const presign_ts_1 = __nccwpck_require__(7744);
const upload_file_ts_1 = __nccwpck_require__(9218);
/**
 * POST model-analyse/{model_id} (service spec 4.2): creates a job and returns the upload addresses of its files.
 * @throws Refusal 400 for a malformed request, 412 for a wrong value
 */
function analyseModel(request, state) {
    (0, request_ts_1.refuseOtherParameters)(request.url, []);
    const modelId = request.parameter;
    const { row, fields } = (0, analysis_fields_ts_1.readAttackConfiguration)((0, body_ts_1.parseJsonBody)(request.headers, request.body), ({ attack }) => state.settings.planOf(modelId, attack) !== undefined);
    const registered = state.jobs.findModel(modelId);
    checkModel(state, modelId, row, registered);
    const jobId = newJobId();
    const isKept = state.settings.planOf(modelId, row.attack)?.isKept === true;
    const slots = slotsOf(state, { jobId, modelId, row, fields, registered });
    const now = state.settings.now();
    const job = {
        jobId,
        orgId: state.settings.orgId,
        modelId,
        task: row.task,
        kind: row.attack,
        fields: withoutSecrets(fields),
        plan: isKept ? '' : state.engine.planJob(row.attack, modelId),
        createdMs: now,
        startedMs: undefined,
        sanityProblem: undefined,
        checkId: state.records.latestCheckOf(state.settings.orgId)?.id,
    };
    state.jobs.addJob(job);
    const details = fields.model_api_details;
    if (fields.use_model_api === 'yes' && details !== undefined)
        state.engine.holdModelApi(jobId, details);
    state.uploads.addSlots(slots);
    startWhenComplete(state, jobId);
    const open = slots.filter((slot) => slot.arrived === undefined);
    const urls = new Map(open.map((slot, index) => [slot.slot, (0, presign_ts_1.uploadAddress)(state, slot, index)]));
    const answer = (0, analysis_answer_ts_1.analysisAnswer)(state.settings.answerShape, {
        modelId,
        jobId,
        dashboard: dashboardUrl(state, jobId),
        urls,
    });
    return (0, answer_ts_1.jsonAnswer)(isKept ? { ...answer, analysed_before: true } : answer);
}
/** The address of a job's page. */
function dashboardUrl(state, jobId) {
    return `${state.baseUrl()}/dashboard/${encodeURIComponent(jobId)}`;
}
/** A new job id, 100 characters long with padding at its end, as on the live service (observed publicly). */
function newJobId() {
    return `${(0, node_crypto_1.randomBytes)(73).toString('base64url')}==`;
}
/**
 * Starts a job if all of its files have arrived. A file that is no readable archive fails it later, in its sanity check.
 */
function startWhenComplete(state, jobId) {
    const job = state.jobs.findJob(jobId);
    const slots = state.uploads.slotsOf(jobId);
    if (job === undefined || job.startedMs !== undefined)
        return;
    if (slots.some((slot) => slot.arrived === undefined))
        return;
    const problems = slots.flatMap(({ slot, arrived }) => arrived?.problem === undefined ? [] : [`${slot}: ${arrived.problem}`]);
    const sanityProblem = problems.length === 0 ? undefined : problems.join('; ');
    state.jobs.startJob(jobId, state.settings.now(), sanityProblem);
    const started = state.jobs.findJob(jobId);
    if (started === undefined || sanityProblem !== undefined)
        return;
    // A file that came with the model's registration lies where it arrived.
    const registered = state.uploads.slotsOf(started.modelId);
    const uploads = slots.map(({ slot, uploadId }) => {
        const earlier = registered.find((one) => one.slot === slot && one.arrived !== undefined);
        return [slot, (0, upload_file_ts_1.uploadFile)(state, earlier?.uploadId ?? uploadId)];
    });
    state.engine.startJob(started, new Map(uploads), (0, jobs_state_ts_1.jobFiles)(state, started));
}
function checkModel(state, modelId, row, registered) {
    const { knownModels } = state.settings;
    if (registered === undefined && knownModels !== undefined && !knownModels.includes(modelId)) {
        throw new answer_ts_1.Refusal(412, `model_id: there is no model ${(0, request_ts_1.quoted)(modelId)}`);
    }
    if (registered !== undefined && (registered.task !== row.task || registered.attack !== row.attack)) {
        const { task, attack } = registered;
        const found = `${row.task} ${row.attack}`;
        throw new answer_ts_1.Refusal(412, `model_id: registered for ${task} ${attack}, but the fields are those of ${found}`);
    }
}
function slotsOf(state, { jobId, modelId, row, fields, registered }) {
    if (state.settings.answerShape === 'no-uploads')
        return [];
    // Files that came with the model's registration are not asked for again.
    const earlier = registered === undefined ? [] : state.uploads.slotsOf(registered.modelId);
    const plan = state.settings.planOf(modelId, row.attack);
    if (plan?.isKept === true)
        return [];
    return (plan?.slots ?? neededSlots(row, fields)).map((slot) => ({
        uploadId: (0, node_crypto_1.randomUUID)(),
        owner: jobId,
        slot,
        arrived: earlier.find((one) => one.slot === slot)?.arrived,
    }));
}
/** With `use_model_api: yes` the model itself is not uploaded (observed publicly). */
function neededSlots(row, fields) {
    return fields.use_model_api === 'yes' ? row.usualSlots.filter((slot) => slot !== 'model') : row.usualSlots;
}
/** The configuration without the details of a model API: they are a secret and must not go to the disk. */
function withoutSecrets(fields) {
    const details = fields.model_api_details;
    if (details === undefined || details === 'na' || details === 'no')
        return fields;
    return { ...fields, model_api_details: '(not kept)' };
}


/***/ }),

/***/ 5010:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.recordFinishedJobs = recordFinishedJobs;
const node_crypto_1 = __nccwpck_require__(7598);
const lineage_record_ts_1 = __nccwpck_require__(8494);
const jobs_state_ts_1 = __nccwpck_require__(4367);
/**
 * Adds the record of a target if all of its jobs since the last record have completed. Only the latest job for the same
 * model and attack counts, so a failed one can be submitted again.
 */
function recordFinishedJobs(state, target) {
    const jobs = state.jobs.unrecordedJobs((0, lineage_record_ts_1.keyOf)(target));
    const latest = [...new Map(jobs.map((job) => [`${job.kind}/${job.modelId}`, job])).values()];
    const last = jobs.at(-1);
    const progress = latest.map((job) => (0, jobs_state_ts_1.progressNow)(state, job));
    if (last?.checkId === undefined || progress.some(({ phase }) => phase !== 'completed'))
        return;
    const check = state.records.checkById(last.checkId);
    if (check === undefined)
        return;
    const finishedMs = Math.max(...progress.map((one) => one.finishedMs ?? 0));
    state.records.addRecord({
        branchname: check.target.branch,
        commitid: check.commit,
        createdtimestamp: new Date(finishedMs).toISOString(),
        depth: String(check.target.depth),
        hashedjobid: (0, node_crypto_1.createHash)('sha256').update(last.jobId).digest('hex'),
        modelid: last.modelId,
        orgid: check.target.orgId,
        repotype: check.target.repoType,
        repourl: check.target.repoUrl,
        supplychain_vuldetected: progress.some(({ verdict }) => verdict === 'vulnerable') ? 1 : 0,
    });
    state.jobs.markRecorded(jobs.map((job) => job.jobId));
}


/***/ }),

/***/ 987:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.REPORT_FORMATS = exports.REPORT_TYPES = void 0;
/** Report types and, by their code, file formats (observed publicly; not in the interface document). */
exports.REPORT_TYPES = ['Vulnerability', 'Defense', 'Attack_samples', 'Defense_artifact'];
exports.REPORT_FORMATS = ['zip', 'txt', 'pdf', 'json', 'xml'];


/***/ }),

/***/ 5832:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createJobStore = createJobStore;
const attack_table_ts_1 = __nccwpck_require__(3942);
const json_ts_1 = __nccwpck_require__(6153);
const columns_ts_1 = __nccwpck_require__(3393);
/** Creates the store in an open database. */
function createJobStore(database) {
    return { ...jobMethods(database), ...modelMethods(database) };
}
const INSERT_JOB = `INSERT INTO job (job_id, org_id, model_id, task, attack, fields, plan,
  created_ms, started_ms, sanity_problem, check_id, recorded)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)`;
function jobMethods(database) {
    const insert = database.prepare(INSERT_JOB);
    const find = database.prepare('SELECT * FROM job WHERE job_id = ?');
    const list = database.prepare('SELECT * FROM job ORDER BY rowid');
    const start = database.prepare('UPDATE job SET started_ms = ?, sanity_problem = ? WHERE job_id = ?');
    const mark = database.prepare('UPDATE job SET recorded = 1 WHERE job_id = ?');
    const unrecorded = database.prepare(`SELECT job.* FROM job JOIN lineage_check ON lineage_check.id = job.check_id
     WHERE lineage_check.target_key = ? AND job.recorded = 0 ORDER BY job.rowid`);
    return {
        addJob(job) {
            const head = [job.jobId, job.orgId, job.modelId, job.task ?? null, job.kind];
            const course = [JSON.stringify(job.fields), job.plan, job.createdMs];
            insert.run(...head, ...course, job.startedMs ?? null, job.sanityProblem ?? null, job.checkId ?? null);
        },
        findJob(jobId) {
            const row = find.get(jobId);
            return row === undefined ? undefined : readJob(row);
        },
        listJobs: () => list.all().map(readJob),
        startJob(jobId, startedMs, sanityProblem) {
            start.run(startedMs, sanityProblem ?? null, jobId);
        },
        unrecordedJobs: (targetKey) => unrecorded.all(targetKey).map(readJob),
        markRecorded(jobIds) {
            for (const jobId of jobIds)
                mark.run(jobId);
        },
    };
}
function readJob(row) {
    return {
        jobId: (0, columns_ts_1.textOf)(row, 'job_id'),
        orgId: (0, columns_ts_1.textOf)(row, 'org_id'),
        modelId: (0, columns_ts_1.textOf)(row, 'model_id'),
        task: row['task'] === null ? undefined : (0, columns_ts_1.memberOf)(attack_table_ts_1.TASKS, row, 'task'),
        kind: (0, columns_ts_1.memberOf)([...attack_table_ts_1.ATTACKS, 'supply-chain'], row, 'attack'),
        fields: readFields((0, columns_ts_1.textOf)(row, 'fields')),
        plan: (0, columns_ts_1.textOf)(row, 'plan'),
        createdMs: (0, columns_ts_1.numberOf)(row, 'created_ms'),
        startedMs: (0, columns_ts_1.optionalNumber)(row, 'started_ms'),
        sanityProblem: (0, columns_ts_1.optionalText)(row, 'sanity_problem'),
        checkId: (0, columns_ts_1.optionalNumber)(row, 'check_id'),
    };
}
function readFields(text) {
    const stored = JSON.parse(text);
    const fields = {};
    for (const name of fieldNames()) {
        const value = (0, json_ts_1.at)(stored, name);
        if (typeof value === 'string')
            fields[name] = value;
    }
    return fields;
}
/** The names of all fields of service spec 2.3, as their type. */
function fieldNames() {
    return Object.keys(attack_table_ts_1.FIELDS).filter((name) => Object.hasOwn(attack_table_ts_1.FIELDS, name));
}
function modelMethods(database) {
    const insert = database.prepare('INSERT INTO model (model_id, task, attack) VALUES (?, ?, ?)');
    const find = database.prepare('SELECT * FROM model WHERE model_id = ?');
    return {
        addModel(model) {
            insert.run(model.modelId, model.task, model.attack);
        },
        findModel(modelId) {
            const row = find.get(modelId);
            if (row === undefined)
                return undefined;
            return { modelId, task: (0, columns_ts_1.memberOf)(attack_table_ts_1.TASKS, row, 'task'), attack: (0, columns_ts_1.memberOf)(attack_table_ts_1.ATTACKS, row, 'attack') };
        },
    };
}


/***/ }),

/***/ 3556:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.requestedThreshold = requestedThreshold;
/** The threshold that the request gives, or 0, which is what is sent if nobody gives one. */
function requestedThreshold(job) {
    return Number(job.fields.vulnerability_threshold ?? '0');
}


/***/ }),

/***/ 4367:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.jobOfQuery = jobOfQuery;
exports.jobFiles = jobFiles;
exports.progressNow = progressNow;
const answer_ts_1 = __nccwpck_require__(3626);
const request_ts_1 = __nccwpck_require__(287);
/**
 * The job that a query names, and its progress.
 * @throws Refusal 400 without a job_id, 412 for a job that does not exist
 */
function jobOfQuery(state, url) {
    const job = state.jobs.findJob((0, request_ts_1.queryParameter)(url, 'job_id'));
    if (job === undefined)
        throw new answer_ts_1.Refusal(412, 'job_id: there is no job of this id');
    return { job, progress: progressNow(state, job) };
}
/** The files that arrived for a job. */
function jobFiles(state, { jobId }) {
    return state.uploads
        .slotsOf(jobId)
        .flatMap(({ slot, arrived }) => arrived === undefined ? [] : [{ slot, bytes: arrived.bytes, sha256: arrived.sha256 }]);
}
/** The progress of a job at this moment. */
function progressNow(state, job) {
    return state.engine.progressOf(job, state.settings.now());
}


/***/ }),

/***/ 6746:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.registerModel = registerModel;
exports.scanSupplyChain = scanSupplyChain;
const node_crypto_1 = __nccwpck_require__(7598);
const attack_table_ts_1 = __nccwpck_require__(3942);
const analysis_answer_ts_1 = __nccwpck_require__(5184);
const analysis_ts_1 = __nccwpck_require__(1609);
const answer_ts_1 = __nccwpck_require__(3626);
const body_ts_1 = __nccwpck_require__(840);
const fields_ts_1 = __nccwpck_require__(73);
const request_ts_1 = __nccwpck_require__(287);
const lineage_ts_1 = __nccwpck_require__(1938);
const presign_ts_1 = __nccwpck_require__(7744);
const TASK_NAMES = new Map([
    ['image_classification', 'image-classification'],
    ['IC', 'image-classification'],
    ['tabular_classification', 'tabular-classification'],
    ['TC', 'tabular-classification'],
    ['timeseries_forecasting', 'time-series-forecasting'],
    ['TSF', 'time-series-forecasting'],
]);
const ATTACK_NAMES = new Map([
    ['extraction', 'extraction'],
    ['MEA', 'extraction'],
    ['evasion', 'evasion'],
    ['EVA', 'evasion'],
    ['data-poisoning', 'poisoning'],
    ['drift', 'drift'],
    ['outlier', 'outlier'],
]);
/**
 * POST model_registration/upload (observed publicly; not in the interface document): registers a model for one task
 * and one attack, and returns the upload addresses of its files.
 * @throws Refusal 400 for a malformed request, 412 for a wrong value
 */
function registerModel(request, state) {
    (0, request_ts_1.refuseOtherParameters)(request.url, []);
    const body = (0, body_ts_1.parseJsonBody)(request.headers, request.body);
    (0, fields_ts_1.checkFields)(body, {
        task_type: { type: 'string', required: true },
        analysis_type: { type: 'string', required: true },
    });
    const task = TASK_NAMES.get((0, fields_ts_1.textField)(body, 'task_type') ?? '');
    const attack = ATTACK_NAMES.get((0, fields_ts_1.textField)(body, 'analysis_type') ?? '');
    const row = task === undefined || attack === undefined ? undefined : (0, attack_table_ts_1.findRow)(task, attack);
    if (row === undefined)
        throw new answer_ts_1.Refusal(412, registrationProblem(task, attack));
    const modelId = (0, node_crypto_1.randomUUID)();
    state.jobs.addModel({ modelId, task: row.task, attack: row.attack });
    const slots = row.usualSlots.map((slot) => ({
        uploadId: (0, node_crypto_1.randomUUID)(),
        owner: modelId,
        slot,
        arrived: undefined,
    }));
    state.uploads.addSlots(slots);
    const urls = new Map(slots.map((slot, index) => [slot.slot, (0, presign_ts_1.uploadAddress)(state, slot, index)]));
    return (0, answer_ts_1.jsonAnswer)({ data: { model_id: modelId, urls: (0, analysis_answer_ts_1.slotUrls)(urls) } });
}
function registrationProblem(task, attack) {
    if (task !== undefined && attack !== undefined) {
        return `task_type and analysis_type: the interface lists no ${attack} for ${task}`;
    }
    const taskProblem = `task_type is unknown; known: ${[...TASK_NAMES.keys()].join(', ')}`;
    const attackProblem = `analysis_type is unknown; known: ${[...ATTACK_NAMES.keys()].join(', ')}`;
    return [
        ...(task === undefined ? [taskProblem] : []),
        ...(attack === undefined ? [attackProblem] : []),
    ].join('; ');
}
/**
 * POST supplychain (observed publicly; not in the interface document): starts the scan of a repository. It
 * needs no files and adds a lineage record.
 * @throws Refusal 400 for a malformed request, 412 for a wrong value
 */
async function scanSupplyChain(request, state) {
    (0, request_ts_1.refuseOtherParameters)(request.url, []);
    const { settings } = state;
    const target = (0, lineage_ts_1.readTarget)((0, body_ts_1.parseJsonBody)(request.headers, request.body), settings.orgId);
    const checkId = await (0, lineage_ts_1.openCheck)(state, target);
    const jobId = (0, analysis_ts_1.newJobId)();
    const now = settings.now();
    state.jobs.addJob({
        jobId,
        orgId: settings.orgId,
        modelId: 'na',
        task: undefined,
        kind: 'supply-chain',
        fields: {},
        plan: state.engine.planJob('supply-chain', target.repoUrl),
        createdMs: now,
        startedMs: now,
        sanityProblem: undefined,
        checkId,
    });
    return (0, answer_ts_1.jsonAnswer)({ job_id: jobId });
}


/***/ }),

/***/ 1782:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.textPdf = textPdf;
/**
 * A PDF of one page that shows lines of text.
 * @param lines characters outside of printable ASCII become question marks; long lines run over the margin
 */
function textPdf(lines) {
    const shown = lines.map((line) => `(${escapePdf(line)}) Tj T*`).join('\n');
    const content = `BT /F1 9 Tf 40 780 Td 14 TL\n${shown}\nET`;
    return assemble([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
        `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
    ]);
}
function escapePdf(text) {
    return text.replace(/[^\u0020-\u007e]/gu, '?').replace(/[\\()]/gu, '\\$&');
}
/** Numbers the objects and adds the table of their offsets. Everything is ASCII, so characters are bytes. */
function assemble(objects) {
    let text = '%PDF-1.4\n';
    const offsets = [];
    for (const [index, object] of objects.entries()) {
        offsets.push(text.length);
        text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    }
    const start = text.length;
    const count = String(objects.length + 1);
    const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    text += `xref\n0 ${count}\n0000000000 65535 f \n${entries}`;
    text += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
    return Buffer.from(text, 'latin1');
}


/***/ }),

/***/ 3584:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.getReport = getReport;
exports.formatsOf = formatsOf;
const consumers_1 = __nccwpck_require__(8321);
const yazl_1 = __nccwpck_require__(3044);
const answer_ts_1 = __nccwpck_require__(3626);
const xml_ts_1 = __nccwpck_require__(6003);
const request_ts_1 = __nccwpck_require__(287);
const job_engine_ts_1 = __nccwpck_require__(987);
const jobs_state_ts_1 = __nccwpck_require__(4367);
const report_pdf_ts_1 = __nccwpck_require__(1782);
const stages_ts_1 = __nccwpck_require__(956);
const FORMATS_OF_TYPE = {
    Vulnerability: job_engine_ts_1.REPORT_FORMATS,
    Defense: job_engine_ts_1.REPORT_FORMATS,
    Attack_samples: ['zip'],
    Defense_artifact: ['zip'],
};
const CONTENT_TYPES = {
    zip: 'application/zip',
    txt: 'text/plain; charset=utf-8',
    pdf: 'application/pdf',
    json: 'application/json',
    xml: 'application/xml',
};
/**
 * GET get_report (observed publicly; not in the interface document): a report of a finished job.
 * @throws Refusal 400 for missing parameters or a job that has not finished, 412 for a report that does not exist
 */
async function getReport(request, state) {
    (0, request_ts_1.refuseOtherParameters)(request.url, ['job_id', 'report_type', 'file_format']);
    const reportType = readType((0, request_ts_1.queryParameter)(request.url, 'report_type'));
    const format = readFormat(reportType, (0, request_ts_1.queryParameter)(request.url, 'file_format'));
    const { job, progress } = (0, jobs_state_ts_1.jobOfQuery)(state, request.url);
    if (progress.phase === 'waiting' || progress.phase === 'running') {
        throw new answer_ts_1.Refusal(400, `the job has not finished: ${progress.currentStatus}`);
    }
    checkExists(reportType, job, progress);
    const lines = [
        ['Note', state.engine.note],
        ...reportLines(reportType, job, progress, state.engine),
    ];
    const bytes = (await state.engine.renderReport(job, (0, jobs_state_ts_1.jobFiles)(state, job), reportType, format)) ??
        (await reportBytes(format, lines));
    const name = `${reportType}_${job.kind}.${format}`;
    return (0, answer_ts_1.bytesAnswer)(bytes, {
        'content-type': CONTENT_TYPES[format],
        'content-disposition': `attachment; filename="${name}"`,
    });
}
function readType(text) {
    const type = job_engine_ts_1.REPORT_TYPES.find((one) => one === text);
    if (type === undefined) {
        throw new answer_ts_1.Refusal(412, `report_type is unknown; known: ${job_engine_ts_1.REPORT_TYPES.join(', ')}`);
    }
    return type;
}
function readFormat(reportType, code) {
    const formats = FORMATS_OF_TYPE[reportType];
    const format = /^\d$/u.test(code) ? job_engine_ts_1.REPORT_FORMATS[Number(code)] : undefined;
    if (format === undefined) {
        const codes = job_engine_ts_1.REPORT_FORMATS.map((name, index) => `${String(index)} ${name}`);
        throw new answer_ts_1.Refusal(412, `file_format is unknown; known: ${codes.join(', ')}`);
    }
    if (!formats.includes(format))
        throw new answer_ts_1.Refusal(412, `file_format: ${reportType} exists as zip (0) only`);
    return format;
}
/**
 * The formats in which a finished job has a report, with their codes; none if it has no such report.
 */
function formatsOf(reportType, job, progress) {
    if (progress.phase !== 'completed' || missingReport(reportType, job, progress) !== undefined)
        return [];
    return FORMATS_OF_TYPE[reportType].map((format) => ({
        format,
        code: String(job_engine_ts_1.REPORT_FORMATS.indexOf(format)),
    }));
}
function checkExists(reportType, job, progress) {
    const why = missingReport(reportType, job, progress);
    if (why !== undefined)
        throw new answer_ts_1.Refusal(412, why);
}
/** @returns why there is no such report; undefined if there is one */
function missingReport(reportType, job, progress) {
    if (progress.phase === 'failed') {
        return `the job has no reports, since it failed: ${progress.currentStatus}`;
    }
    if (reportType === 'Vulnerability')
        return undefined;
    if (!(0, stages_ts_1.hasDefense)(job.kind))
        return `report_type: ${job.kind} has a Vulnerability report only`;
    return reportType !== 'Attack_samples' && progress.verdict !== 'vulnerable'
        ? `report_type: there is no ${reportType} report, since ${progress.currentStatus}`
        : undefined;
}
function reportLines(reportType, job, progress, engine) {
    return [
        ['Report', reportType],
        ['Job', job.jobId],
        ['Model', job.modelId],
        ['Attack', job.kind],
        ['Score', String(progress.score ?? 'none')],
        ['Threshold', String(engine.thresholdOf(job))],
        ['Verdict', progress.verdict ?? 'none'],
    ];
}
async function reportBytes(format, lines) {
    switch (format) {
        case 'zip':
            return zipOf(textOfLines(lines));
        case 'txt':
            return Buffer.from(textOfLines(lines));
        case 'pdf':
            return (0, report_pdf_ts_1.textPdf)(lines.map(([name, value]) => `${name}: ${value}`));
        case 'json':
            return Buffer.from(`${JSON.stringify(Object.fromEntries(lines), undefined, 2)}\n`);
        case 'xml':
            return Buffer.from(xmlOfLines(lines));
    }
}
function textOfLines(lines) {
    return lines.map(([name, value]) => `${name}: ${value}\n`).join('');
}
function xmlOfLines(lines) {
    const elements = lines.map(([name, value]) => `  <${name}>${(0, xml_ts_1.escapeXml)(value)}</${name}>\n`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<JobReport>\n${elements.join('')}</JobReport>\n`;
}
async function zipOf(text) {
    const zip = new yazl_1.ZipFile();
    zip.addBuffer(Buffer.from(text), 'report.txt');
    zip.end();
    return (0, consumers_1.buffer)(zip.outputStream);
}


/***/ }),

/***/ 956:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.NO_DEFENSE = exports.STAGE_LABELS = exports.STAGES = void 0;
exports.hasDefense = hasDefense;
/** The stages of an attack that generates queries and, if it succeeds, a defense. */
const QUERY_STAGES = [
    'ModelExploration_Status',
    'SanityCheck_Status',
    'QueryGenerator_Status',
    'VunerabilityEngine_Status',
    'DefenseReport_Status',
];
/** The stages of each kind of job, in their order. */
exports.STAGES = {
    extraction: QUERY_STAGES,
    evasion: QUERY_STAGES,
    poisoning: ['ModelExploration_Status', 'SanityCheck_Status', 'VunerabilityEngine_Status'],
    drift: ['ModelExploration_Status', 'SanityCheck_Status', 'VunerabilityEngine_Status'],
    outlier: ['ModelExploration_Status', 'SanityCheck_Status'],
    'supply-chain': ['SupplyChainStatus'],
};
/** Names of the stages for people. */
exports.STAGE_LABELS = {
    ModelExploration_Status: 'Model exploration',
    SanityCheck_Status: 'Sanity check',
    QueryGenerator_Status: 'Query generation',
    VunerabilityEngine_Status: 'Vulnerability analysis',
    DefenseReport_Status: 'Defense generation',
    SupplyChainStatus: 'Supply-chain scan',
};
/** The sentence that tells clients (observed publicly) that a job has ended without a defense. */
exports.NO_DEFENSE = 'Defense generation is not triggered';
/** True if a job of this kind ends with a defense when it finds the model vulnerable. */
function hasDefense(kind) {
    return exports.STAGES[kind].includes('DefenseReport_Status');
}


/***/ }),

/***/ 5845:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.describeStatus = describeStatus;
exports.describeJob = describeJob;
const answer_ts_1 = __nccwpck_require__(3626);
const request_ts_1 = __nccwpck_require__(287);
const jobs_state_ts_1 = __nccwpck_require__(4367);
/**
 * GET job_status_detailed (observed publicly; not in the interface document): one flat object of stages, prose and
 * score. Names are misspelt as on the live service.
 * @throws Refusal 400 without a job_id, 412 for an unknown one
 */
function describeStatus(request, state) {
    (0, request_ts_1.refuseOtherParameters)(request.url, ['job_id']);
    const { job, progress } = (0, jobs_state_ts_1.jobOfQuery)(state, request.url);
    return (0, answer_ts_1.jsonAnswer)({
        job_id: job.jobId,
        ...Object.fromEntries(progress.stages),
        CurrentStatus: progress.currentStatus,
        ...accuracy(progress),
        ...score(job, progress),
        ...method(progress),
    });
}
function accuracy(progress) {
    return progress.modelAccuracy === undefined ? {} : { OriginalModelAccuracy: progress.modelAccuracy };
}
/** Both forms occur on the live service: a number, and a number in a string. */
function score(job, progress) {
    if (progress.score === undefined)
        return {};
    const asText = job.task !== 'image-classification';
    return { VulnerabiltyScore: asText ? String(progress.score) : progress.score };
}
/** Fields of our own, beside those of the live service. */
function method({ method: found }) {
    if (found === undefined)
        return {};
    const { version, interval, keptSinceMs } = found;
    return {
        MethodVersion: version,
        ScoreLow: interval.low,
        ScoreHigh: interval.high,
        ...(keptSinceMs === undefined ? {} : { AnalysedBefore: new Date(keptSinceMs).toISOString() }),
    };
}
/**
 * GET job_detail (observed publicly; not in the interface document): the job's metadata and configuration.
 * @throws Refusal 400 without a job_id, 412 for an unknown one
 */
function describeJob(request, state) {
    (0, request_ts_1.refuseOtherParameters)(request.url, ['job_id']);
    const { job } = (0, jobs_state_ts_1.jobOfQuery)(state, request.url);
    return (0, answer_ts_1.jsonAnswer)({
        job_id: job.jobId,
        model_id: job.modelId,
        ...(job.task === undefined ? {} : { task_type: job.task }),
        analysis_type: job.kind,
        createdtimestamp: new Date(job.createdMs).toISOString(),
        ...job.fields,
    });
}


/***/ }),

/***/ 7248:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
const node_path_1 = __importDefault(__nccwpck_require__(6760));
const service_start_ts_1 = __nccwpck_require__(5493);
const serve_action_ts_1 = __nccwpck_require__(8564);
const serve_alone_ts_1 = __nccwpck_require__(1275);
/** The entry of the service's process in dist/service; tools/build.ts puts the engine beside that folder. */
const engine = node_path_1.default.resolve(import.meta.dirname, '..', 'engine');
const serve = process.argv[2] === service_start_ts_1.ALONE ? serve_alone_ts_1.serveAlone : serve_action_ts_1.serveAction;
serve({
    entry: node_path_1.default.join(engine, 'index.js'),
    readable: [node_path_1.default.join(engine, '*')],
    wasm: {
        script: node_path_1.default.join(engine, 'ort-wasm-simd-threaded.mjs'),
        binary: node_path_1.default.join(engine, 'ort-wasm-simd-threaded.wasm'),
    },
});


/***/ }),

/***/ 8564:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.serveAction = serveAction;
const promises_1 = __nccwpck_require__(1455);
const error_message_ts_1 = __nccwpck_require__(7);
const child_code_ts_1 = __nccwpck_require__(875);
const content_records_ts_1 = __nccwpck_require__(8205);
const content_lineage_ts_1 = __nccwpck_require__(8754);
const server_ts_1 = __nccwpck_require__(1023);
/**
 * Serves one run of the action that started this process, and ends with it: when the channel to the action closes,
 * for whatever reason, the service ends its analyses and itself.
 * @param code the code of the processes that analyse
 */
function serveAction(code) {
    const run = new ServedRun(code);
    // Ctrl-C goes to every process of a terminal. The action decides when its service ends.
    process.on('SIGINT', () => undefined);
    process.once('SIGTERM', () => void run.end());
    process.once('disconnect', () => void run.end());
    process.once('message', (plan) => void run.start(plan));
}
/** How long the end may take before the process ends anyway. */
const END_LIMIT_MS = 5000;
class ServedRun {
    #code;
    #directory;
    #starting;
    #isEnding = false;
    constructor(code) {
        this.#code = code;
    }
    async start(plan) {
        if (this.#isEnding)
            return;
        this.#directory = plan.directory;
        const opening = openRecords(plan);
        this.#starting = opening.then((records) => (0, server_ts_1.startLocalService)(optionsOf(plan, this.#code, records)));
        try {
            const { baseUrl } = await this.#starting;
            tell({ kind: 'ready', baseUrl, ignoredRecords: (await opening)?.ignored ?? {} });
        }
        catch (error) {
            tell({ kind: 'failed', reason: (0, error_message_ts_1.messageOf)(error) });
            await this.end();
        }
    }
    async end() {
        if (this.#isEnding)
            return;
        this.#isEnding = true;
        setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
        const service = await this.#starting?.catch(() => undefined);
        await service?.close();
        if (this.#directory !== undefined)
            await (0, promises_1.rm)(this.#directory, { recursive: true, force: true });
        process.exit(0);
    }
}
function tell(message) {
    // The action may have ended meanwhile: then nobody listens.
    if (process.connected)
        process.send?.(message, undefined, undefined, () => undefined);
}
function openRecords({ records, analyses }) {
    return records === undefined ? Promise.resolve(undefined) : content_records_ts_1.ContentRecords.open(records, analyses);
}
function optionsOf(plan, code, records) {
    const planned = new Map(plan.analyses.map((analysis) => [keyOf(analysis.modelId, analysis.attack), analysis]));
    const find = (modelId, attack) => planned.get(keyOf(modelId, attack));
    const isKept = ({ modelId, attack }) => records?.find(modelId, attack) !== undefined;
    const native = plan.nativeFrom.map(child_code_ts_1.nativeRuntimeFolder).find((folder) => folder !== undefined);
    return {
        engine: 'attacks',
        // Others on the runner are not told which jobs there are; the ids of jobs cannot be guessed.
        listsJobs: false,
        apiKey: plan.apiKey,
        orgId: plan.orgId,
        dataDirectory: plan.directory,
        endsAtMs: plan.endsAtMs,
        analysesPlanned: plan.analyses.filter((analysis) => !isKept(analysis)).length,
        childCode: { ...code, native },
        planOf: (modelId, attack) => {
            const found = find(modelId, attack);
            return found === undefined ? undefined : { ...found, isKept: isKept(found) };
        },
        contentRecord: (target) => (0, content_lineage_ts_1.contentLineage)(target, plan.analyses, records?.all ?? []),
        ...(records === undefined ? {} : { keptAnalyses: records }),
        engineSettings: (modelId, attack) => find(modelId, attack)?.settings ?? {},
    };
}
function keyOf(modelId, attack) {
    return JSON.stringify([modelId, attack]);
}


/***/ }),

/***/ 1275:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.serveAlone = serveAlone;
const error_message_ts_1 = __nccwpck_require__(7);
const server_ts_1 = __nccwpck_require__(1023);
/** How long the end may take before the process ends anyway. */
const END_LIMIT_MS = 5000;
/**
 * Serves until the process that started this one closes the channel to it, for whatever reason. Then the service ends its
 * analyses and itself.
 * @param code the code of the processes that analyse
 */
function serveAlone(code) {
    let starting;
    let isEnding = false;
    const end = async () => {
        if (isEnding)
            return;
        isEnding = true;
        setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
        const service = await starting?.catch(() => undefined);
        await service?.close();
        process.exit(0);
    };
    // Ctrl-C goes to every process of a terminal. The command decides when its service ends.
    process.on('SIGINT', () => undefined);
    process.once('SIGTERM', () => void end());
    process.once('disconnect', () => void end());
    process.once('message', (start) => {
        starting = (0, server_ts_1.startLocalService)({ ...start, storagePort: 0, engine: 'attacks', childCode: code });
        starting
            .then(({ baseUrl }) => {
            tell({ kind: 'ready', baseUrl });
        })
            .catch((error) => {
            tell({ kind: 'failed', reason: (0, error_message_ts_1.messageOf)(error) });
            void end();
        });
    });
}
function tell(message) {
    // The command may have ended meanwhile: then nobody listens.
    if (process.connected)
        process.send?.(message, undefined, undefined, () => undefined);
}


/***/ }),

/***/ 1648:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.DEFAULT_SETTINGS = exports.ENGINES = exports.UPLOAD_FORMS = exports.SCENARIOS = exports.ANSWER_SHAPES = exports.PATH_SPELLINGS = void 0;
const kept_analyses_ts_1 = __nccwpck_require__(4492);
var service_state_ts_1 = __nccwpck_require__(9969);
Object.defineProperty(exports, "PATH_SPELLINGS", ({ enumerable: true, get: function () { return service_state_ts_1.PATH_SPELLINGS; } }));
var analysis_answer_ts_1 = __nccwpck_require__(5184);
Object.defineProperty(exports, "ANSWER_SHAPES", ({ enumerable: true, get: function () { return analysis_answer_ts_1.ANSWER_SHAPES; } }));
var scenarios_ts_1 = __nccwpck_require__(9675);
Object.defineProperty(exports, "SCENARIOS", ({ enumerable: true, get: function () { return scenarios_ts_1.SCENARIOS; } }));
var storage_state_ts_1 = __nccwpck_require__(9597);
Object.defineProperty(exports, "UPLOAD_FORMS", ({ enumerable: true, get: function () { return storage_state_ts_1.UPLOAD_FORMS; } }));
/** The engines that decide how jobs end. */
exports.ENGINES = ['attacks', 'simulation'];
/** The settings that apply unless others are given. Key and organization are made up and open nothing. */
exports.DEFAULT_SETTINGS = {
    port: 0,
    storagePort: 0,
    engine: 'simulation',
    engineSettings: () => ({}),
    planOf: () => undefined,
    listsJobs: true,
    contentRecord: () => undefined,
    keptAnalyses: kept_analyses_ts_1.NOTHING_KEPT,
    childCode: undefined,
    endsAtMs: undefined,
    analysesPlanned: undefined,
    dataDirectory: undefined,
    apiKey: 'sandbox-api-key',
    orgId: 'sandbox-org',
    scenario: 'clean',
    modelScenarios: new Map(),
    secondsPerStage: 0.5,
    uploadForm: 'put',
    answerShape: 'urls',
    repositories: new Map(),
    knownModels: undefined,
    pathSpelling: 'model-analyse',
    rateLimit: 0,
    expiredLicence: false,
    admin: false,
    uploadExpirySeconds: 900,
    maxBodyBytes: 1024 * 1024,
    now: Date.now,
    log: () => undefined,
};


/***/ }),

/***/ 7258:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.writeEvidence = writeEvidence;
exports.parseEvidence = parseEvidence;
const node_zlib_1 = __nccwpck_require__(8522);
const json_ts_1 = __nccwpck_require__(6153);
const record_names_ts_1 = __nccwpck_require__(3460);
/** The numbers of the inputs in one file of evidence take at most so many bytes; attacks leave fewer. */
const MAX_NUMBER_BYTES = 16 * 1024 * 1024;
/** How many inputs of each kind are kept: all, else as many as a page shows, else fewer. */
const STEPS = [Infinity, 12, 3, 0];
/**
 * Renders what people look at, as one line. The numbers of inputs are kept bit by bit, so that reports stay the same.
 * @returns with as many inputs as there is space for; undefined if not even the plots fit
 */
function writeEvidence(contentId, shown) {
    for (const most of STEPS) {
        const evidence = shown.evidence.map((one) => shortened(one, most));
        const text = render(contentId, { ...shown, evidence });
        const isWhole = evidence.every((one, index) => one === shown.evidence[index]);
        if (Buffer.byteLength(text) <= record_names_ts_1.MAX_EVIDENCE_BYTES)
            return { text, isWhole };
    }
    return undefined;
}
function shortened(one, most) {
    if (one.kind === 'pairs' && one.pairs.length > most)
        return { ...one, pairs: one.pairs.slice(0, most) };
    if (one.kind === 'inputs' && one.inputs.length > most)
        return { ...one, inputs: one.inputs.slice(0, most) };
    return one;
}
function render(contentId, { evidence, picture, columns }) {
    const numbers = evidence.flatMap((one) => arraysOf(one));
    const bytes = Buffer.concat(numbers.map((array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength)));
    const plain = evidence.map(withoutNumbers);
    const packed = (0, node_zlib_1.deflateRawSync)(bytes).toString('base64');
    const rest = JSON.stringify({ evidence: plain, numbers: packed, picture, columns });
    return `${(0, record_names_ts_1.evidenceStart)(contentId)},${rest.slice(1)}\n`;
}
function arraysOf(one) {
    if (one.kind === 'pairs')
        return one.pairs.flatMap(({ original, changed }) => [original, changed]);
    return one.kind === 'inputs' ? one.inputs.map(({ values }) => values) : [];
}
function withoutNumbers(one) {
    const none = undefined;
    if (one.kind === 'pairs') {
        return { ...one, pairs: one.pairs.map((pair) => ({ ...pair, original: none, changed: none })) };
    }
    if (one.kind === 'inputs') {
        return { ...one, inputs: one.inputs.map((input) => ({ ...input, values: none })) };
    }
    return one;
}
/**
 * Reads a file of evidence into the form that the processes of analyses send. Whoever uses it still has to check every part.
 * @returns undefined if it is not what `writeEvidence` renders
 */
function parseEvidence(text) {
    try {
        const value = JSON.parse(text);
        const [packed, evidence] = [(0, json_ts_1.at)(value, 'numbers'), (0, json_ts_1.at)(value, 'evidence')];
        if (typeof packed !== 'string' || !Array.isArray(evidence))
            return undefined;
        const options = { maxOutputLength: MAX_NUMBER_BYTES };
        const numbers = new PackedNumbers((0, node_zlib_1.inflateRawSync)(Buffer.from(packed, 'base64'), options));
        const whole = evidence.map((one) => withNumbers(one, numbers));
        if (!numbers.isEmpty)
            return undefined;
        return { evidence: whole, picture: (0, json_ts_1.at)(value, 'picture'), columns: (0, json_ts_1.at)(value, 'columns') };
    }
    catch {
        return undefined;
    }
}
/** The numbers of all inputs, one input after another. */
class PackedNumbers {
    #bytes;
    #at = 0;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    get isEmpty() {
        return this.#at === this.#bytes.length;
    }
    /** @throws RangeError if there are not so many */
    take(count) {
        const end = this.#at + count * Float32Array.BYTES_PER_ELEMENT;
        if (!Number.isSafeInteger(count) || count < 1 || end > this.#bytes.length) {
            throw new RangeError('There are other numbers than the evidence needs.');
        }
        const array = new Float32Array(count);
        this.#bytes.copy(new Uint8Array(array.buffer), 0, this.#at, end);
        this.#at = end;
        return array;
    }
}
/** @throws RangeError if the numbers do not fit */
function withNumbers(one, numbers) {
    if (!(0, json_ts_1.isObject)(one))
        return one;
    const { kind, pairs, inputs } = one;
    if (kind === 'pairs' && Array.isArray(pairs)) {
        const size = sizeOf(one);
        return {
            ...one,
            pairs: pairs.map((pair) => {
                return { ...asObject(pair), original: numbers.take(size), changed: numbers.take(size) };
            }),
        };
    }
    if (kind === 'inputs' && Array.isArray(inputs)) {
        const size = sizeOf(one);
        return {
            ...one,
            inputs: inputs.map((input) => ({ ...asObject(input), values: numbers.take(size) })),
        };
    }
    return one;
}
function asObject(value) {
    return (0, json_ts_1.isObject)(value) ? value : {};
}
function sizeOf({ shape }) {
    const sides = Array.isArray(shape) ? shape : [];
    return sides.reduce((product, side) => product * (typeof side === 'number' ? side : NaN), 1);
}


/***/ }),

/***/ 8754:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.contentLineage = contentLineage;
const node_crypto_1 = __nccwpck_require__(7598);
/**
 * Makes the lineage record that stands for the records of all planned analyses.
 * @param records of all planned analyses, in their order; empty if one has none
 */
function contentLineage(target, planned, records) {
    const newest = records.toSorted((one, other) => other.kept.madeMs - one.kept.madeMs)[0];
    if (newest === undefined)
        return undefined;
    const commits = new Set(records.map(({ commit }) => commit));
    const isVulnerable = records.some(({ kept }, index) => kept.result.score.value > (planned[index]?.threshold ?? 0));
    const ids = records.map(({ contentId }) => contentId).join('\n');
    return {
        branchname: target.branch,
        // Records of several commits are those of none.
        commitid: (commits.size === 1 ? newest.commit : undefined) ?? '',
        createdtimestamp: new Date(newest.kept.madeMs).toISOString(),
        depth: String(target.depth),
        hashedjobid: (0, node_crypto_1.createHash)('sha256').update(ids).digest('hex'),
        modelid: planned[0]?.modelId ?? '',
        orgid: target.orgId,
        repotype: target.repoType,
        repourl: target.repoUrl,
        supplychain_vuldetected: isVulnerable ? 1 : 0,
    };
}


/***/ }),

/***/ 9758:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.contentRecordTexts = contentRecordTexts;
exports.readContentRecord = readContentRecord;
const node_crypto_1 = __nccwpck_require__(7598);
const attack_table_ts_1 = __nccwpck_require__(3942);
const json_ts_1 = __nccwpck_require__(6153);
const record_names_ts_1 = __nccwpck_require__(3460);
const engine_source_ts_1 = __nccwpck_require__(5633);
const method_versions_ts_1 = __nccwpck_require__(3608);
const read_result_ts_1 = __nccwpck_require__(9935);
const content_evidence_ts_1 = __nccwpck_require__(7258);
const KIND = 'analysis';
const FORMAT = 2;
/** Makes a record. The evidence is a text of its own, so that it can be dropped before the score is. */
function contentRecordTexts({ contentId, task, attack, commit }, { result, runtime, madeMs, files }) {
    const evidence = (0, content_evidence_ts_1.writeEvidence)(contentId, result);
    const body = {
        kind: KIND,
        format: FORMAT,
        content_id: contentId,
        task,
        attack,
        engine_source: engine_source_ts_1.ENGINE_SOURCE,
        method_version: (0, method_versions_ts_1.methodVersion)(task, attack),
        made: new Date(madeMs).toISOString(),
        ...(commit === undefined ? {} : { commit }),
        runtime,
        result: resultBody(result),
        files: files.map(({ slot, bytes, sha256 }) => ({ slot, bytes, sha256 })),
        ...(evidence === undefined ? {} : { evidence: nameEvidence(evidence) }),
    };
    return { body, evidence: evidence?.text };
}
/** The record is signed, and with this digest the evidence is, too. */
function nameEvidence({ text, isWhole }) {
    return { sha256: digestOf(text), whole: isWhole };
}
function digestOf(text) {
    return (0, node_crypto_1.createHash)('sha256').update(text).digest('hex');
}
/** Leaves out plots and pictures, because they are large. Names and values are lists: a record sorts the keys of objects. */
function resultBody(result) {
    const { score, meaning, cutShort, limits, queries, seconds, accuracy, method } = result;
    return {
        ...{ score, meaning, cutShort, limits, queries, seconds, method },
        ...(accuracy === undefined ? {} : { accuracy }),
        figures: Object.entries(result.figures),
        defences: result.defences.map(({ setting, ...defence }) => {
            return setting === undefined ? defence : { ...defence, setting: Object.entries(setting) };
        }),
    };
}
/** Brings the result of a record into the form that the processes of analyses send, without evidence. */
function resultMessage(found) {
    if (!(0, json_ts_1.isObject)(found))
        return undefined;
    const { figures, defences } = found;
    const withSettings = (defence) => {
        const setting = (0, json_ts_1.at)(defence, 'setting');
        return (0, json_ts_1.isObject)(defence) && setting !== undefined
            ? { ...defence, setting: fromEntries(setting) }
            : defence;
    };
    return {
        ...found,
        figures: fromEntries(figures),
        defences: Array.isArray(defences) ? defences.map(withSettings) : undefined,
        ...NOTHING_SHOWN,
    };
}
/** @returns undefined if it is no list of names and values */
function fromEntries(list) {
    if (!Array.isArray(list))
        return undefined;
    const entries = list.flatMap((pair) => {
        const parts = Array.isArray(pair) ? pair : [];
        const [name, value] = parts;
        return typeof name === 'string' ? [[name, value]] : [];
    });
    return entries.length === list.length ? Object.fromEntries(entries) : undefined;
}
/**
 * Reads the body of a record.
 * @param evidence the text of its evidence, if there is one; it counts only if the record names its digest
 * @returns `foreign` if it is about another analysis, `older` if other code made it, `damaged` if it cannot be read
 */
function readContentRecord(body, wanted, evidence) {
    const isWanted = (0, json_ts_1.textAt)(body, 'kind') === KIND &&
        (0, json_ts_1.textAt)(body, 'content_id') === wanted.contentId &&
        attack_table_ts_1.TASKS.find((one) => one === (0, json_ts_1.at)(body, 'task')) === wanted.task &&
        attack_table_ts_1.ATTACKS.find((one) => one === (0, json_ts_1.at)(body, 'attack')) === wanted.attack;
    if (!isWanted)
        return 'foreign';
    const isCurrent = (0, json_ts_1.integerAt)(body, 'format') === FORMAT &&
        (0, json_ts_1.textAt)(body, 'engine_source') === engine_source_ts_1.ENGINE_SOURCE &&
        (0, json_ts_1.textAt)(body, 'method_version') === (0, method_versions_ts_1.methodVersion)(wanted.task, wanted.attack);
    if (!isCurrent)
        return 'older';
    const kept = readKept(body, evidence);
    const commit = (0, json_ts_1.textAt)(body, 'commit');
    const isCommit = commit === undefined || /^[\da-f]{7,64}$/u.test(commit);
    return kept === undefined || !isCommit ? 'damaged' : { ...wanted, kept, commit };
}
function readKept(body, evidence) {
    const result = (0, read_result_ts_1.readAttackResult)(resultMessage((0, json_ts_1.at)(body, 'result')));
    const runtime = ['wasm', 'native'].find((one) => one === (0, json_ts_1.at)(body, 'runtime'));
    const madeMs = Date.parse((0, json_ts_1.textAt)(body, 'made') ?? '');
    const files = readFiles((0, json_ts_1.at)(body, 'files'));
    if (result === undefined || result.cutShort || runtime === undefined || Number.isNaN(madeMs)) {
        return undefined;
    }
    if (files === undefined)
        return undefined;
    const shown = evidence === undefined ? undefined : readShown(result, (0, json_ts_1.at)(body, 'evidence'), evidence);
    return { runtime, madeMs, files, ...(shown ?? { result, evidenceKept: 'none' }) };
}
const NOTHING_SHOWN = { evidence: [], picture: undefined, columns: undefined };
/** Adds the evidence, of which every part is checked like a message of a process that ran a hostile model. */
function readShown(result, named, text) {
    if ((0, json_ts_1.textAt)(named, 'sha256') !== digestOf(text))
        return undefined;
    const parsed = (0, content_evidence_ts_1.parseEvidence)(text);
    const whole = parsed === undefined ? undefined : (0, read_result_ts_1.readAttackResult)({ ...result, ...parsed });
    return whole === undefined
        ? undefined
        : { result: whole, evidenceKept: (0, json_ts_1.at)(named, 'whole') === true ? 'all' : 'some' };
}
function readFiles(value) {
    if (!Array.isArray(value) || value.length > attack_table_ts_1.SLOTS.length)
        return undefined;
    const files = value.flatMap((one) => {
        const slot = attack_table_ts_1.SLOTS.find((known) => known === (0, json_ts_1.at)(one, 'slot'));
        const bytes = (0, json_ts_1.integerAt)(one, 'bytes');
        const sha256 = (0, json_ts_1.textAt)(one, 'sha256');
        const isFile = slot !== undefined && bytes !== undefined && bytes >= 0 && (0, record_names_ts_1.isDigest)(sha256);
        return isFile ? [{ slot, bytes, sha256 }] : [];
    });
    return files.length === value.length ? files : undefined;
}


/***/ }),

/***/ 8205:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ContentRecords = void 0;
const node_path_1 = __importDefault(__nccwpck_require__(6760));
const concurrency_ts_1 = __nccwpck_require__(8904);
const record_file_ts_1 = __nccwpck_require__(504);
const record_names_ts_1 = __nccwpck_require__(3460);
const sealed_record_ts_1 = __nccwpck_require__(164);
const content_record_ts_1 = __nccwpck_require__(9758);
/** The files that are read at once. */
const MAX_OPEN_FILES = 8;
/** The records of the analyses that a run plans, in a folder with one file for each. */
class ContentRecords {
    #source;
    #trust;
    #contentIds = new Map();
    #found = new Map();
    #ignored = new Map();
    #planned;
    constructor(source, planned) {
        this.#source = source;
        this.#planned = planned;
        const key = source.key === undefined ? undefined : Buffer.from(source.key, 'hex');
        this.#trust = { key, requiresSignature: source.requiresSignature };
    }
    /** Reads the records of the planned analyses. A record that cannot be believed is counted, and counts as none. */
    static async open(source, planned) {
        const records = new ContentRecords(source, planned);
        const counts = Map.groupBy(planned, ({ modelId, attack }) => keyOf(modelId, attack));
        // If two analyses have one name, the record of one could be taken for that of the other.
        const unique = planned.filter(({ modelId, attack }) => counts.get(keyOf(modelId, attack))?.length === 1);
        await (0, concurrency_ts_1.mapConcurrently)(unique, MAX_OPEN_FILES, async (analysis) => records.#read(analysis));
        return records;
    }
    /** How many records were ignored, and why. */
    get ignored() {
        return Object.fromEntries(this.#ignored);
    }
    /** The records of all planned analyses; undefined if one has none. */
    get all() {
        const found = this.#planned.flatMap(({ modelId, attack }) => this.#found.get(keyOf(modelId, attack)) ?? []);
        return found.length === 0 || found.length < this.#planned.length ? undefined : found;
    }
    find(modelId, attack) {
        return this.#found.get(keyOf(modelId, attack))?.kept;
    }
    async keep({ modelId, task, attack }, ended) {
        const contentId = this.#contentIds.get(keyOf(modelId, attack));
        if (contentId === undefined || ended.result.cutShort)
            return;
        const { commit } = this.#source;
        const { body, evidence } = (0, content_record_ts_1.contentRecordTexts)({ contentId, task, attack, commit }, ended);
        const text = (0, sealed_record_ts_1.sealRecord)(body, this.#trust.key);
        if (Buffer.byteLength(text) > record_file_ts_1.MAX_RECORD_BYTES)
            return;
        // An analysis does not fail because its result cannot be kept.
        if (evidence !== undefined)
            await this.#write((0, record_names_ts_1.evidenceName)(contentId), evidence);
        await this.#write((0, record_names_ts_1.recordName)(contentId), text);
    }
    async #read({ modelId, task, attack, contentId }) {
        if (contentId === undefined)
            return;
        this.#contentIds.set(keyOf(modelId, attack), contentId);
        if (!this.#source.readsRecords)
            return;
        const record = await this.#load({ contentId, task, attack });
        if (record === undefined)
            return;
        if (typeof record === 'string')
            this.#ignored.set(record, (this.#ignored.get(record) ?? 0) + 1);
        else
            this.#found.set(keyOf(modelId, attack), record);
    }
    async #load(wanted) {
        const file = this.#pathOf((0, record_names_ts_1.recordName)(wanted.contentId));
        const found = await (0, record_file_ts_1.readRecordFile)(file);
        if (found === undefined)
            return undefined;
        if (found === 'unreadable')
            return 'damaged';
        const unsealed = (0, sealed_record_ts_1.unsealRecord)(found.text, this.#trust);
        if ('fault' in unsealed)
            return unsealed.fault;
        const shown = this.#pathOf((0, record_names_ts_1.evidenceName)(wanted.contentId));
        const evidence = await (0, record_file_ts_1.readRecordFile)(shown, record_names_ts_1.MAX_EVIDENCE_BYTES);
        const text = typeof evidence === 'object' ? evidence.text : undefined;
        const record = (0, content_record_ts_1.readContentRecord)(unsealed.body, wanted, text);
        if (typeof record !== 'string')
            await Promise.all([(0, record_file_ts_1.markUsed)(file), (0, record_file_ts_1.markUsed)(shown)]);
        return record;
    }
    async #write(name, text) {
        await (0, record_file_ts_1.writeRecordFile)(this.#pathOf(name), text).catch(() => undefined);
    }
    #pathOf(name) {
        return node_path_1.default.join(this.#source.directory, name);
    }
}
exports.ContentRecords = ContentRecords;
function keyOf(modelId, attack) {
    return JSON.stringify([modelId, attack]);
}


/***/ }),

/***/ 8494:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.DEFAULT_BRANCH = void 0;
exports.keyOf = keyOf;
exports.plainRepoUrl = plainRepoUrl;
/** The branch of a check that names none: "default is the main branch" (service spec 4.1). */
exports.DEFAULT_BRANCH = 'main';
/**
 * A key that is equal for targets of the same repository and branch, whatever the depth. Spellings of one repository (a
 * trailing slash, `.git`, `s3` for `s3_bucket`) have the same key.
 */
function keyOf(target) {
    const repoType = target.repoType === 's3' ? 's3_bucket' : target.repoType;
    return JSON.stringify([target.orgId, repoType, plainRepoUrl(target.repoUrl), target.branch]);
}
/** The address of a repository without trailing slashes and `.git`. */
function plainRepoUrl(repoUrl) {
    return repoUrl.replace(/\/+$/u, '').replace(/\.git$/u, '');
}


/***/ }),

/***/ 1938:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.checkLineage = checkLineage;
exports.openCheck = openCheck;
exports.readTarget = readTarget;
const node_child_process_1 = __nccwpck_require__(1421);
const node_crypto_1 = __nccwpck_require__(7598);
const node_util_1 = __nccwpck_require__(7975);
const answer_ts_1 = __nccwpck_require__(3626);
const body_ts_1 = __nccwpck_require__(840);
const fields_ts_1 = __nccwpck_require__(73);
const request_ts_1 = __nccwpck_require__(287);
const lineage_record_ts_1 = __nccwpck_require__(8494);
const run = (0, node_util_1.promisify)(node_child_process_1.execFile);
/** Spellings of repo_type (observed publicly; the interface document gives none). */
const REPO_TYPES = ['github', 'huggingface', 's3_bucket', 's3'];
const BUCKET_TYPES = ['s3_bucket', 's3'];
const BUCKET_FIELDS = ['storage_access_key_id', 'storage_secret_access_key', 'region', 'bucket_name'];
/**
 * POST developer/lineage-check (service spec 4.1): the newest record of the target, or an empty object.
 * @throws Refusal 400 for a malformed request, 412 for a wrong value
 */
async function checkLineage(request, state) {
    (0, request_ts_1.refuseOtherParameters)(request.url, []);
    const target = readTarget((0, body_ts_1.parseJsonBody)(request.headers, request.body), state.settings.orgId);
    await openCheck(state, target);
    state.recordFinishedJobs(target);
    const record = state.settings.contentRecord(target) ?? state.records.findRecord(target);
    return (0, answer_ts_1.jsonAnswer)(record ?? {});
}
/**
 * Stores a lineage check, with the commit at the head of its branch.
 * @returns the id of the check; later analyses belong to it
 */
async function openCheck(state, target) {
    const commit = (await commitOfClone(state, target)) ??
        state.records.commitOf(target.repoUrl, target.branch) ??
        syntheticCommit(target);
    return state.records.addCheck(target, commit);
}
/**
 * Reads the body of a lineage check or a supply-chain scan.
 * @throws Refusal 400 for unknown, missing or mistyped fields, 412 for wrong values
 */
function readTarget(body, orgId) {
    (0, fields_ts_1.checkFields)(body, {
        repo_type: { type: 'string', required: true },
        repo_url: { type: 'string' },
        branch_name: { type: 'string' },
        depth: { type: 'depth' },
        storage_access_key_id: { type: 'string' },
        storage_secret_access_key: { type: 'string' },
        region: { type: 'string' },
        bucket_name: { type: 'string' },
    });
    const repoType = (0, fields_ts_1.textField)(body, 'repo_type') ?? '';
    const problems = valueProblems(body, repoType);
    if (problems.length > 0)
        throw new answer_ts_1.Refusal(412, problems.join('; '));
    const depth = body['depth'];
    return {
        orgId,
        repoType,
        repoUrl: (0, fields_ts_1.textField)(body, 'repo_url') ?? bucketAddress(body),
        branch: (0, fields_ts_1.textField)(body, 'branch_name') ?? lineage_record_ts_1.DEFAULT_BRANCH,
        depth: typeof depth === 'number' ? depth : 1,
    };
}
function valueProblems(body, repoType) {
    const problems = REPO_TYPES.includes(repoType)
        ? []
        : [`repo_type ${(0, request_ts_1.quoted)(repoType)} is unknown; known: ${REPO_TYPES.join(', ')}`];
    const empty = ['repo_url', 'branch_name', ...BUCKET_FIELDS].filter((name) => body[name] === '');
    const missing = BUCKET_TYPES.includes(repoType)
        ? BUCKET_FIELDS.filter((name) => body[name] === undefined)
        : [];
    return [
        ...problems,
        ...empty.map((name) => `${name} must not be empty`),
        ...missing.map((name) => `${name} is mandatory for an object-storage bucket`),
    ];
}
function bucketAddress(body) {
    const bucket = (0, fields_ts_1.textField)(body, 'bucket_name');
    return bucket === undefined ? '' : `s3://${bucket}`;
}
/** The head of the branch in the local clone of the repository; undefined without a clone. */
async function commitOfClone(state, target) {
    const wanted = (0, lineage_record_ts_1.plainRepoUrl)(target.repoUrl);
    const clone = [...state.settings.repositories].find(([url]) => (0, lineage_record_ts_1.plainRepoUrl)(url) === wanted)?.[1];
    if (clone === undefined)
        return undefined;
    const revision = `refs/heads/${target.branch}^{commit}`;
    try {
        const done = await run('git', ['-C', clone, 'rev-parse', '--verify', '--end-of-options', revision]);
        return done.stdout.trim();
    }
    catch {
        const where = `the clone given for ${(0, request_ts_1.quoted)(target.repoUrl)}`;
        throw new answer_ts_1.Refusal(412, `branch_name: there is no branch ${(0, request_ts_1.quoted)(target.branch)} in ${where}`);
    }
}
/** A made-up commit id: always the same for the same branch. */
function syntheticCommit(target) {
    return (0, node_crypto_1.createHash)('sha1').update((0, lineage_record_ts_1.keyOf)(target)).digest('hex');
}


/***/ }),

/***/ 9862:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createRecordStore = createRecordStore;
const columns_ts_1 = __nccwpck_require__(3393);
const lineage_record_ts_1 = __nccwpck_require__(8494);
/** Creates the store in an open database. */
function createRecordStore(database) {
    return { ...checkMethods(database), ...recordMethods(database), ...commitMethods(database) };
}
function checkMethods(database) {
    const insert = database.prepare('INSERT INTO lineage_check (target_key, org_id, repo_type, repo_url, branch, depth, commit_id) VALUES (?, ?, ?, ?, ?, ?, ?)');
    const byId = database.prepare('SELECT * FROM lineage_check WHERE id = ?');
    const latest = database.prepare('SELECT * FROM lineage_check WHERE org_id = ? ORDER BY id DESC LIMIT 1');
    const targets = database.prepare('SELECT * FROM lineage_check GROUP BY target_key');
    return {
        addCheck(target, commit) {
            const { orgId, repoType, repoUrl, branch, depth } = target;
            const done = insert.run((0, lineage_record_ts_1.keyOf)(target), orgId, repoType, repoUrl, branch, depth, commit);
            return Number(done.lastInsertRowid);
        },
        checkById: (id) => readCheck(byId.get(id)),
        latestCheckOf: (orgId) => readCheck(latest.get(orgId)),
        listTargets: () => targets.all().map(readTarget),
    };
}
function readCheck(row) {
    if (row === undefined)
        return undefined;
    return { id: (0, columns_ts_1.numberOf)(row, 'id'), target: readTarget(row), commit: (0, columns_ts_1.textOf)(row, 'commit_id') };
}
function readTarget(row) {
    return {
        orgId: (0, columns_ts_1.textOf)(row, 'org_id'),
        repoType: (0, columns_ts_1.textOf)(row, 'repo_type'),
        repoUrl: (0, columns_ts_1.textOf)(row, 'repo_url'),
        branch: (0, columns_ts_1.textOf)(row, 'branch'),
        depth: (0, columns_ts_1.numberOf)(row, 'depth'),
    };
}
function recordMethods(database) {
    const insert = database.prepare(`INSERT INTO record (target_key, branchname, commitid, createdtimestamp, depth, hashedjobid, modelid, orgid,
     repotype, repourl, supplychain_vuldetected) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
    const find = database.prepare('SELECT * FROM record WHERE target_key = ? ORDER BY id DESC LIMIT 1');
    const list = database.prepare('SELECT * FROM record ORDER BY id');
    const remove = database.prepare('DELETE FROM record WHERE id = ?');
    return {
        addRecord(record) {
            const { branchname, commitid, createdtimestamp, depth, hashedjobid, modelid } = record;
            const { orgid, repotype, repourl, supplychain_vuldetected: flag } = record;
            const key = (0, lineage_record_ts_1.keyOf)({ orgId: orgid, repoType: repotype, repoUrl: repourl, branch: branchname });
            const first = [key, branchname, commitid, createdtimestamp, depth, hashedjobid];
            insert.run(...first, modelid, orgid, repotype, repourl, flag);
        },
        findRecord(target) {
            const row = find.get((0, lineage_record_ts_1.keyOf)(target));
            return row === undefined ? undefined : readRecord(row);
        },
        listRecords: () => list.all().map(readRecord),
        deleteRecords(repoUrl) {
            const doomed = list.all().filter((row) => repoUrl === undefined || isOf(row, repoUrl));
            for (const row of doomed)
                remove.run((0, columns_ts_1.numberOf)(row, 'id'));
            return doomed.length;
        },
    };
}
function isOf(row, repoUrl) {
    return (0, lineage_record_ts_1.plainRepoUrl)((0, columns_ts_1.textOf)(row, 'repourl')) === (0, lineage_record_ts_1.plainRepoUrl)(repoUrl);
}
function readRecord(row) {
    return {
        branchname: (0, columns_ts_1.textOf)(row, 'branchname'),
        commitid: (0, columns_ts_1.textOf)(row, 'commitid'),
        createdtimestamp: (0, columns_ts_1.textOf)(row, 'createdtimestamp'),
        depth: (0, columns_ts_1.textOf)(row, 'depth'),
        hashedjobid: (0, columns_ts_1.textOf)(row, 'hashedjobid'),
        modelid: (0, columns_ts_1.textOf)(row, 'modelid'),
        orgid: (0, columns_ts_1.textOf)(row, 'orgid'),
        repotype: (0, columns_ts_1.textOf)(row, 'repotype'),
        repourl: (0, columns_ts_1.textOf)(row, 'repourl'),
        supplychain_vuldetected: (0, columns_ts_1.numberOf)(row, 'supplychain_vuldetected'),
    };
}
function commitMethods(database) {
    const set = database.prepare('INSERT OR REPLACE INTO known_commit (repo_url, branch, commit_id) VALUES (?, ?, ?)');
    const get = database.prepare('SELECT commit_id FROM known_commit WHERE repo_url = ? AND branch = ?');
    return {
        setCommit(repoUrl, branch, commit) {
            set.run((0, lineage_record_ts_1.plainRepoUrl)(repoUrl), branch, commit);
        },
        commitOf(repoUrl, branch) {
            const row = get.get((0, lineage_record_ts_1.plainRepoUrl)(repoUrl), branch);
            return row === undefined ? undefined : (0, columns_ts_1.textOf)(row, 'commit_id');
        },
    };
}


/***/ }),

/***/ 1023:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.startLocalService = startLocalService;
const promises_1 = __nccwpck_require__(1455);
const node_http_1 = __nccwpck_require__(7067);
const node_os_1 = __nccwpck_require__(8161);
const node_path_1 = __importDefault(__nccwpck_require__(6760));
const database_ts_1 = __nccwpck_require__(3125);
const rate_limit_ts_1 = __nccwpck_require__(4536);
const request_handler_ts_1 = __nccwpck_require__(7766);
const request_log_ts_1 = __nccwpck_require__(9980);
const upload_handler_ts_1 = __nccwpck_require__(4216);
const handle_ts_1 = __nccwpck_require__(54);
const analysis_ts_1 = __nccwpck_require__(1609);
const finished_jobs_ts_1 = __nccwpck_require__(5010);
const job_store_ts_1 = __nccwpck_require__(5832);
const options_ts_1 = __nccwpck_require__(1648);
const record_store_ts_1 = __nccwpck_require__(9862);
const admin_ts_1 = __nccwpck_require__(559);
const fault_queue_ts_1 = __nccwpck_require__(2610);
const simulation_ts_1 = __nccwpck_require__(5029);
const upload_store_ts_1 = __nccwpck_require__(2719);
const loopback_ts_1 = __nccwpck_require__(5337);
/**
 * Starts the local service: service and upload storage, each on its own port of 127.0.0.1.
 * @throws Error if the data folder or a port cannot be used; then nothing is left running
 */
async function startLocalService(options = {}) {
    const settings = { ...options_ts_1.DEFAULT_SETTINGS, ...options };
    const directory = settings.dataDirectory ?? (await (0, promises_1.mkdtemp)(node_path_1.default.join((0, node_os_1.tmpdir)(), 'local-service-')));
    const database = (0, database_ts_1.openDatabase)(directory);
    const closing = new AbortController();
    const servers = [];
    let closeEngine = () => Promise.resolve();
    const shutDown = async () => {
        closing.abort();
        await Promise.all([closeEngine(), ...servers.map((server) => server.close())]);
        database.close();
        if (settings.dataDirectory === undefined)
            await (0, promises_1.rm)(directory, { recursive: true, force: true });
    };
    let closed;
    const close = () => (closed ??= shutDown());
    try {
        const uploadDirectory = node_path_1.default.join(directory, 'uploads');
        await (0, promises_1.mkdir)(uploadDirectory, { recursive: true });
        const origins = { service: '', storage: '' };
        const simulation = (0, simulation_ts_1.createSimulation)(settings);
        const engine = settings.engine === 'simulation' ? simulation : await openAnalysisEngine(settings, directory);
        closeEngine = () => engine.close();
        const state = createState(settings, database, uploadDirectory, origins, engine);
        const faults = (0, fault_queue_ts_1.createFaultQueue)();
        const requests = (0, request_log_ts_1.createRequestLog)(settings.now, settings.log);
        const adminEnabled = settings.admin;
        const service = (0, handle_ts_1.createHandle)({ state, adminEnabled, faults, requests, simulation, close });
        const context = {
            state,
            faults,
            requests,
            admin: (0, admin_ts_1.createAdmin)(service),
            passesRateLimit: (0, rate_limit_ts_1.createRateLimit)(settings.rateLimit, settings.now),
            closing: closing.signal,
        };
        origins.storage = await listen(servers, settings.storagePort, upload_handler_ts_1.handleUpload, context);
        origins.service = await listen(servers, settings.port, request_handler_ts_1.handleRequest, context);
        return service;
    }
    catch (error) {
        await close();
        throw error;
    }
}
/** Loaded only if it is used: the simulation needs no runtime for models. */
async function openAnalysisEngine(settings, directory) {
    const { createAnalysisEngine } = await __nccwpck_require__.e(/* import() */ 434).then(__nccwpck_require__.bind(__nccwpck_require__, 7434));
    const { now, engineSettings, endsAtMs, analysesPlanned, planOf, keptAnalyses } = settings;
    return createAnalysisEngine({
        directory: node_path_1.default.join(directory, 'results'),
        code: settings.childCode ?? (await sourceCode()),
        ...{ now, engineSettings, endsAtMs, analysesPlanned, planOf, keptAnalyses },
    });
}
async function sourceCode() {
    const { sourceChildCode } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 875, 23));
    return sourceChildCode();
}
function createState(settings, database, uploadDirectory, origins, engine) {
    const state = {
        settings,
        engine,
        records: (0, record_store_ts_1.createRecordStore)(database),
        jobs: (0, job_store_ts_1.createJobStore)(database),
        uploads: (0, upload_store_ts_1.createUploadStore)(database),
        uploadDirectory,
        signingSecret: (0, database_ts_1.signingSecret)(database),
        baseUrl: () => origins.service,
        storageUrl: () => origins.storage,
        fileArrived(owner) {
            (0, analysis_ts_1.startWhenComplete)(state, owner);
        },
        recordFinishedJobs(target) {
            (0, finished_jobs_ts_1.recordFinishedJobs)(state, target);
        },
    };
    return state;
}
/** @returns the origin of the server */
async function listen(servers, port, handle, context) {
    const server = (0, node_http_1.createServer)((request, response) => {
        // It fails if the client has gone or the service is closing: then nobody waits for an answer.
        handle(request, response, context).catch(() => response.destroy());
    });
    try {
        const listening = await (0, loopback_ts_1.listenOnLoopback)(server, port);
        servers.push(listening);
        return listening.origin;
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        const next = 'give another --port and --storage-port, 0 for a free one';
        throw new Error(`cannot listen on port ${String(port)} of ${loopback_ts_1.LOOPBACK}: ${reason}; ${next}`, { cause });
    }
}


/***/ }),

/***/ 559:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createAdmin = createAdmin;
const answer_ts_1 = __nccwpck_require__(3626);
const body_ts_1 = __nccwpck_require__(840);
const fault_request_ts_1 = __nccwpck_require__(6724);
const fields_ts_1 = __nccwpck_require__(73);
const request_ts_1 = __nccwpck_require__(287);
const scenarios_ts_1 = __nccwpck_require__(9675);
const simulation_ts_1 = __nccwpck_require__(5029);
const ADMIN_PATH = '/_sandbox/';
/** The admin operations, by method and name. */
const HANDLERS = new Map([
    ['GET health', () => (0, answer_ts_1.jsonAnswer)({ status: 'ok', note: simulation_ts_1.SIMULATION_NOTE })],
    ['GET jobs', (_request, service) => (0, answer_ts_1.jsonAnswer)(service.jobs())],
    ['GET requests', (_request, service) => (0, answer_ts_1.jsonAnswer)(service.requests.list())],
    [
        'DELETE requests',
        (_request, service) => done(() => {
            service.requests.clear();
        }),
    ],
    ['GET faults', (_request, service) => (0, answer_ts_1.jsonAnswer)(service.faults.list())],
    [
        'POST faults',
        (request, service) => done(() => {
            service.faults.add((0, fault_request_ts_1.parseFault)(bodyOf(request)));
        }),
    ],
    [
        'DELETE faults',
        (_request, service) => done(() => {
            service.faults.clear();
        }),
    ],
    [
        'GET records',
        (_request, service) => {
            service.recordFinishedJobs();
            return (0, answer_ts_1.jsonAnswer)(service.records.list());
        },
    ],
    [
        'POST records',
        (request, service) => done(() => {
            service.records.add(readRecord(bodyOf(request)));
        }),
    ],
    ['DELETE records', deleteRecords],
    ['POST commits', setCommit],
    ['POST scenario', changeScenario],
]);
/** The admin operations of a service. */
function createAdmin(service) {
    return {
        hasPath: (pathname) => pathname.startsWith(ADMIN_PATH),
        answer: (method, request) => answerAdmin(method, request, service),
    };
}
/**
 * Answers an admin operation.
 * @throws Refusal 404 if admin operations are switched off or there is none of this name, 405, 400
 */
function answerAdmin(method, request, service) {
    const name = request.url.pathname.slice(ADMIN_PATH.length);
    const methods = [...HANDLERS.keys()]
        .filter((key) => key.endsWith(` ${name}`))
        .map((key) => key.split(' ')[0]);
    if (methods.length === 0 || (!service.adminEnabled && name !== 'health')) {
        throw new answer_ts_1.Refusal(404, 'there is no such path, or admin operations are switched off (--admin)');
    }
    const handler = HANDLERS.get(`${method} ${name}`);
    const allow = methods.join(', ');
    if (handler === undefined)
        throw new answer_ts_1.Refusal(405, `this path accepts ${allow} only`, { allow });
    (0, request_ts_1.refuseOtherParameters)(request.url, method === 'DELETE' && name === 'records' ? ['repourl'] : []);
    return handler(request, service);
}
function bodyOf(request) {
    return (0, body_ts_1.parseJsonBody)(request.headers, request.body);
}
function done(action) {
    action();
    return (0, answer_ts_1.jsonAnswer)({ done: true });
}
function deleteRecords(request, service) {
    return (0, answer_ts_1.jsonAnswer)({
        deleted: service.records.delete(request.url.searchParams.get('repourl') ?? undefined),
    });
}
const RECORD_TEXTS = [
    'branchname',
    'commitid',
    'createdtimestamp',
    'depth',
    'hashedjobid',
    'modelid',
    'orgid',
    'repotype',
];
function readRecord(body) {
    const { supplychain_vuldetected: flag, ...texts } = body;
    const optional = Object.fromEntries(RECORD_TEXTS.map((name) => [name, { type: 'string' }]));
    (0, fields_ts_1.checkFields)(texts, { repourl: { type: 'string', required: true }, ...optional });
    if (flag !== undefined && !Number.isSafeInteger(flag)) {
        throw new answer_ts_1.Refusal(400, 'supplychain_vuldetected must be an integer');
    }
    const given = RECORD_TEXTS.flatMap((name) => {
        const value = (0, fields_ts_1.textField)(texts, name);
        return value === undefined ? [] : [[name, value]];
    });
    return {
        ...Object.fromEntries(given),
        ...(typeof flag === 'number' ? { supplychain_vuldetected: flag } : {}),
        repourl: (0, fields_ts_1.textField)(texts, 'repourl') ?? '',
    };
}
function setCommit(request, service) {
    const body = bodyOf(request);
    const text = { type: 'string', required: true };
    (0, fields_ts_1.checkFields)(body, { repo_url: text, branch_name: text, commit: text });
    const [repoUrl, branch, commit] = ['repo_url', 'branch_name', 'commit'].map((name) => (0, fields_ts_1.textField)(body, name));
    return done(() => {
        service.setCommit(repoUrl ?? '', branch ?? '', commit ?? '');
    });
}
function changeScenario(request, service) {
    const body = bodyOf(request);
    (0, fields_ts_1.checkFields)(body, { scenario: { type: 'string', required: true }, model_id: { type: 'string' } });
    const scenario = scenarios_ts_1.SCENARIOS.find((one) => one === body['scenario']);
    if (scenario === undefined)
        throw new answer_ts_1.Refusal(400, `scenario must be one of ${scenarios_ts_1.SCENARIOS.join(', ')}`);
    return done(() => {
        service.setScenario(scenario, (0, fields_ts_1.textField)(body, 'model_id'));
    });
}


/***/ }),

/***/ 6907:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.drawCourse = drawCourse;
exports.progressOf = progressOf;
const node_crypto_1 = __nccwpck_require__(7598);
const json_ts_1 = __nccwpck_require__(6153);
const job_ts_1 = __nccwpck_require__(3556);
const stages_ts_1 = __nccwpck_require__(956);
const ENDINGS = ['clean', 'vulnerable', 'failing'];
const SLOW_FACTOR = 20;
const MODEL_ACCURACY = 0.97;
/**
 * Draws the course of a job.
 * @param seed decides how a `mixed` job ends: the same seed always ends the same way
 */
function drawCourse(scenario, seed, secondsPerStage) {
    const stageMs = secondsPerStage * 1000;
    if (scenario === 'slow')
        return { ending: 'clean', stageMs: stageMs * SLOW_FACTOR };
    if (scenario !== 'mixed')
        return { ending: scenario, stageMs };
    const ending = ENDINGS[Math.floor(fractionOf(seed) * ENDINGS.length)] ?? 'clean';
    return { ending, stageMs };
}
/** The course that was stored with a job. @throws Error if another engine planned the job */
function courseOf(job) {
    const plan = JSON.parse(job.plan);
    const ending = ENDINGS.find((one) => one === (0, json_ts_1.at)(plan, 'ending'));
    const stageMs = (0, json_ts_1.at)(plan, 'stageMs');
    if (ending === undefined || typeof stageMs !== 'number') {
        throw new Error(`job ${job.jobId} was not planned by the simulation`);
    }
    return { ending, stageMs };
}
/** The progress of a job at a time. It depends on nothing else, so a restart loses none. */
function progressOf(job, nowMs) {
    return job.startedMs === undefined ? waiting(job) : progressSince(job, courseOf(job), job.startedMs, nowMs);
}
function waiting(job) {
    return {
        phase: 'waiting',
        stages: new Map(stages_ts_1.STAGES[job.kind].map((name) => [name, 'na'])),
        currentStatus: 'Waiting for the files of the analysis',
        modelAccuracy: undefined,
        score: undefined,
        verdict: undefined,
        finishedMs: undefined,
    };
}
function progressSince(job, course, startedMs, nowMs) {
    const names = runningStages(job, course);
    const failing = failingStage(job, course, names);
    const over = Math.min(stagesOver(course, startedMs, nowMs), names.length);
    const failed = failing !== undefined && over > names.indexOf(failing);
    const finished = failed || over === names.length;
    const scoreAt = names.filter((name) => name !== 'DefenseReport_Status').length;
    const lastStage = failed ? names.indexOf(failing) : names.length - 1;
    const stages = new Map(stages_ts_1.STAGES[job.kind].map((name) => [name, stateOf(name, names, failing, over)]));
    const explored = stages.get('ModelExploration_Status') === 'completed';
    return {
        phase: failed ? 'failed' : finished ? 'completed' : 'running',
        stages,
        currentStatus: failed ? failureText(job, failing) : progressText(job, course, names, over),
        modelAccuracy: explored ? MODEL_ACCURACY : undefined,
        score: !failed && over >= scoreAt && job.kind !== 'supply-chain' ? scoreOf(job, course) : undefined,
        verdict: finished && !failed ? verdictOf(course) : undefined,
        finishedMs: finished ? startedMs + (lastStage + 1) * course.stageMs : undefined,
    };
}
function verdictOf({ ending }) {
    return ending === 'vulnerable' ? 'vulnerable' : 'clean';
}
/** The stages that this job goes through: a defense follows only if the model is found vulnerable. */
function runningStages(job, { ending }) {
    const stages = stages_ts_1.STAGES[job.kind];
    return ending === 'vulnerable' ? stages : stages.filter((name) => name !== 'DefenseReport_Status');
}
function failingStage(job, { ending }, names) {
    if (job.sanityProblem !== undefined)
        return 'SanityCheck_Status';
    return ending === 'failing' ? names.at(-1) : undefined;
}
function stagesOver({ stageMs }, startedMs, nowMs) {
    if (stageMs === 0)
        return Number.MAX_SAFE_INTEGER;
    return Math.max(0, Math.floor((nowMs - startedMs) / stageMs));
}
function stateOf(name, names, failing, over) {
    const index = names.indexOf(name);
    const failingIndex = failing === undefined ? names.length : names.indexOf(failing);
    if (index === -1 || index > Math.min(over, failingIndex))
        return 'na';
    if (index === over)
        return 'inprogress';
    if (name === failing)
        return 'failed';
    return name === 'SanityCheck_Status' ? 'passed' : 'completed';
}
function progressText(job, { ending }, names, over) {
    const current = names[over];
    if (current !== undefined)
        return `${stages_ts_1.STAGE_LABELS[current]} is in progress`;
    return (0, stages_ts_1.hasDefense)(job.kind) && ending !== 'vulnerable' ? stages_ts_1.NO_DEFENSE : 'completed';
}
function failureText(job, failing) {
    return `${stages_ts_1.STAGE_LABELS[failing]} failed: ${job.sanityProblem ?? 'simulated by the local service'}`;
}
/**
 * The score of a job: above its threshold if it ends vulnerable, else at or below it. The same model and attack always
 * get the same score.
 */
function scoreOf(job, { ending }) {
    const threshold = (0, job_ts_1.requestedThreshold)(job);
    const fraction = 0.25 + fractionOf(`${job.modelId}/${job.kind}`) / 2;
    if (ending !== 'vulnerable')
        return Math.floor(threshold * fraction * 10_000) / 10_000;
    // The scale of thresholds is not defined (service spec 2.3): read up to 1 as a share, above as per cent.
    const top = threshold < 1 ? 1 : Math.max(100, threshold + 1);
    // Rounded up, so that it stays above the threshold.
    return Math.ceil((threshold + (top - threshold) * fraction) * 10_000) / 10_000;
}
/** A number from 0 to below 1 that depends only on the text. */
function fractionOf(text) {
    return (0, node_crypto_1.createHash)('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}


/***/ }),

/***/ 9141:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.injectedFault = injectedFault;
const promises_1 = __nccwpck_require__(8500);
const answer_ts_1 = __nccwpck_require__(3626);
/** The effect of a fault on one request. */
function injectedFault(fault) {
    return {
        kind: fault.kind,
        unprocessed: isProcessed(fault)
            ? undefined
            : (0, answer_ts_1.jsonAnswer)({ message: 'A test asked the local service to spoil this answer.' }),
        resets: fault.kind === 'reset',
        statusOf: (answer) => spoilAnswer(answer, fault).status,
        deliver: (response, answer, signal) => deliver(response, spoilAnswer(answer, fault), fault, signal),
    };
}
function isProcessed(fault) {
    return fault.processed ?? !['answer', 'reset', 'empty', 'html'].includes(fault.kind);
}
async function deliver(response, spoilt, fault, signal) {
    switch (fault.kind) {
        case 'reset':
            response.socket?.resetAndDestroy();
            return;
        case 'truncate':
            await sendHalf(response, spoilt);
            return;
        case 'delay':
            await sendLate(response, spoilt, fault, signal);
            return;
        case 'answer':
        case 'malformed':
        case 'content-type':
        case 'oversized':
        case 'empty':
        case 'html':
            (0, answer_ts_1.sendAnswer)(response, spoilt);
    }
}
async function sendHalf(response, answer) {
    const half = answer.body.subarray(0, Math.floor(answer.body.length / 2));
    // One byte too many, so that even an empty body is cut short.
    (0, answer_ts_1.writeHead)(response, answer, answer.body.length + 1);
    await new Promise((resolve) => {
        response.write(half.length === 0 ? ' ' : half, () => {
            resolve();
        });
    });
    // An orderly end of the connection: a reset could overtake the bytes that were sent.
    response.socket?.end();
}
async function sendLate(response, answer, fault, signal) {
    if (fault.at === 'after-headers') {
        (0, answer_ts_1.writeHead)(response, answer, answer.body.length);
        response.flushHeaders();
    }
    await (0, promises_1.setTimeout)(fault.milliseconds, undefined, { signal });
    if (fault.at !== 'after-headers')
        (0, answer_ts_1.writeHead)(response, answer, answer.body.length);
    response.end(answer.body);
}
/** The answer as a fault changes it; faults of the connection do not change it. */
function spoilAnswer(answer, fault) {
    switch (fault.kind) {
        case 'answer':
            return otherAnswer(answer, fault);
        case 'malformed':
            return { ...answer, body: answer.body.subarray(0, -1) };
        case 'content-type':
            return { ...answer, headers: { ...answer.headers, 'content-type': 'text/plain' } };
        case 'oversized':
            return { ...answer, body: padded(answer.body, fault.bytes) };
        case 'empty':
            return (0, answer_ts_1.emptyAnswer)(200);
        case 'html':
            return {
                status: 200,
                headers: { 'content-type': 'text/html; charset=utf-8' },
                body: Buffer.from('<!doctype html><title>Sign in</title><p>Please sign in to use this network.</p>'),
            };
        case 'delay':
        case 'reset':
        case 'truncate':
            return answer;
    }
}
function otherAnswer(answer, fault) {
    return {
        status: fault.status ?? 200,
        headers: { 'content-type': 'application/json', ...fault.headers },
        body: fault.body === undefined ? answer.body : Buffer.from(fault.body),
    };
}
function padded(body, bytes) {
    return Buffer.concat([body, Buffer.alloc(Math.max(0, bytes - body.length), ' ')]);
}


/***/ }),

/***/ 2610:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createFaultQueue = createFaultQueue;
const fault_delivery_ts_1 = __nccwpck_require__(9141);
/** Creates a queue without faults. */
function createFaultQueue() {
    let waiting = [];
    return {
        add(fault) {
            waiting = [...waiting, { fault, skip: fault.skip ?? 0, times: fault.times ?? 1 }];
        },
        take(operation) {
            const matching = waiting.filter(({ fault }) => fault.operation === operation || fault.operation === 'any');
            const hit = matching.find((one) => one.skip === 0);
            for (const one of matching)
                if (one.skip > 0)
                    one.skip -= 1;
            if (hit === undefined)
                return undefined;
            hit.times -= 1;
            waiting = waiting.filter((one) => one.times > 0);
            return (0, fault_delivery_ts_1.injectedFault)(hit.fault);
        },
        list: () => waiting.map(({ fault, skip, times }) => ({ ...fault, skip, times })),
        clear() {
            waiting = [];
        },
    };
}


/***/ }),

/***/ 6724:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.parseFault = parseFault;
const json_ts_1 = __nccwpck_require__(6153);
const answer_ts_1 = __nccwpck_require__(3626);
const operations_ts_1 = __nccwpck_require__(7989);
/** The fields of each kind, apart from those that say which requests it hits. */
const FIELDS_OF_KIND = {
    answer: ['status', 'headers', 'body'],
    delay: ['milliseconds', 'at'],
    reset: [],
    truncate: [],
    malformed: [],
    'content-type': [],
    oversized: ['bytes'],
    empty: [],
    html: [],
};
const AIM_FIELDS = ['operation', 'kind', 'times', 'skip', 'processed'];
/**
 * Reads a fault from a request.
 * @throws Refusal 400 naming every field that is wrong
 */
function parseFault(body) {
    const problems = [];
    const complain = (name, expected) => problems.push(`${name} must be ${expected}`);
    const operation = memberField(body, 'operation', ['any', ...operations_ts_1.OPERATIONS], complain);
    const kind = memberField(body, 'kind', kinds(), complain);
    const times = countField(body, 'times', 1, complain);
    const skip = countField(body, 'skip', 0, complain);
    const processed = body['processed'];
    if (processed !== undefined && typeof processed !== 'boolean')
        complain('processed', 'true or false');
    const misbehaviour = kind === undefined ? undefined : readMisbehaviour(kind, body, complain);
    if (kind !== undefined) {
        const allowed = [...AIM_FIELDS, ...FIELDS_OF_KIND[kind]];
        const others = Object.keys(body).filter((name) => !allowed.includes(name));
        if (others.length > 0)
            problems.push(`unknown for ${kind}: ${others.join(', ')}`);
    }
    if (operation === undefined || misbehaviour === undefined || problems.length > 0) {
        throw new answer_ts_1.Refusal(400, problems.join('; '));
    }
    return {
        operation,
        ...(times === undefined ? {} : { times }),
        ...(skip === undefined ? {} : { skip }),
        ...(typeof processed === 'boolean' ? { processed } : {}),
        ...misbehaviour,
    };
}
function kinds() {
    return Object.keys(FIELDS_OF_KIND).filter((name) => Object.hasOwn(FIELDS_OF_KIND, name));
}
function readMisbehaviour(kind, body, complain) {
    switch (kind) {
        case 'answer':
            return readOtherAnswer(body, complain);
        case 'delay': {
            const milliseconds = requiredCount(body, 'milliseconds', complain);
            const at = body['at'] === undefined
                ? 'before-headers'
                : memberField(body, 'at', ['before-headers', 'after-headers'], complain);
            return { kind, milliseconds, at: at ?? 'before-headers' };
        }
        case 'oversized':
            return { kind, bytes: requiredCount(body, 'bytes', complain) };
        case 'reset':
        case 'truncate':
        case 'malformed':
        case 'content-type':
        case 'empty':
        case 'html':
            return { kind };
    }
}
function readOtherAnswer(body, complain) {
    const status = countField(body, 'status', 200, complain);
    if (status !== undefined && status > 599)
        complain('status', 'from 200 to 599');
    const text = body['body'];
    if (text !== undefined && typeof text !== 'string')
        complain('body', 'a string');
    const headers = readHeaders(body['headers'], complain);
    return {
        kind: 'answer',
        ...(status === undefined ? {} : { status }),
        ...(headers === undefined ? {} : { headers }),
        ...(typeof text === 'string' ? { body: text } : {}),
    };
}
function readHeaders(value, complain) {
    if (value === undefined)
        return undefined;
    const expected = 'an object of strings by header name';
    if (!(0, json_ts_1.isObject)(value)) {
        complain('headers', expected);
        return undefined;
    }
    const headers = {};
    for (const [name, text] of Object.entries(value)) {
        if (typeof text === 'string' && isHeader(name, text))
            headers[name] = text;
        else
            complain('headers', expected);
    }
    return headers;
}
/** True if Node.js can send it: a name of token characters, a value of printable Latin-1. */
function isHeader(name, value) {
    return /^[!#$%&'*+.^_`|~0-9a-z-]+$/iu.test(name) && /^[\t\u0020-\u007e\u0080-\u00ff]*$/u.test(value);
}
function memberField(body, name, members, complain) {
    const found = members.find((member) => member === body[name]);
    if (found === undefined)
        complain(name, `one of ${members.join(', ')}`);
    return found;
}
function countField(body, name, least, complain) {
    const value = body[name];
    if (value === undefined)
        return undefined;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least)
        return value;
    complain(name, `an integer of at least ${String(least)}`);
    return undefined;
}
function requiredCount(body, name, complain) {
    const value = countField(body, name, 1, complain);
    if (value === undefined && body[name] === undefined)
        complain(name, 'given');
    return value ?? 1;
}


/***/ }),

/***/ 9675:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.SCENARIOS = void 0;
/** Ways for analyses to end. `slow` ends like `clean`; `mixed` picks clean, vulnerable or failing for each analysis. */
exports.SCENARIOS = ['clean', 'vulnerable', 'failing', 'slow', 'mixed'];


/***/ }),

/***/ 5029:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.SIMULATION_NOTE = void 0;
exports.createSimulation = createSimulation;
const job_ts_1 = __nccwpck_require__(3556);
const course_ts_1 = __nccwpck_require__(6907);
/** Shown in every report, on every page and at the start: nobody may take a simulated result for a real one. */
exports.SIMULATION_NOTE = 'Simulated by the local service: no model was attacked, and the score is made up.';
function createSimulation(settings) {
    let { scenario } = settings;
    const modelScenarios = new Map(settings.modelScenarios);
    return {
        note: exports.SIMULATION_NOTE,
        planJob(kind, subject) {
            const seed = kind === 'supply-chain' ? subject : `${subject}/${kind}`;
            const applied = modelScenarios.get(subject) ?? scenario;
            return JSON.stringify((0, course_ts_1.drawCourse)(applied, seed, settings.secondsPerStage));
        },
        holdModelApi: () => undefined,
        startJob: () => undefined,
        progressOf: course_ts_1.progressOf,
        thresholdOf: job_ts_1.requestedThreshold,
        renderReport: () => Promise.resolve(undefined),
        reportOf: () => undefined,
        close: () => Promise.resolve(),
        setScenario(changed, modelId) {
            if (modelId === undefined)
                scenario = changed;
            else
                modelScenarios.set(modelId, changed);
        },
    };
}


/***/ }),

/***/ 8879:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.archiveProblem = archiveProblem;
const node_zlib_1 = __nccwpck_require__(8522);
const yauzl_1 = __importDefault(__nccwpck_require__(663));
/** More is not unpacked: a zip bomb of a few megabytes says that it holds terabytes, and takes days. */
const MOST_BYTES = 2 ** 32;
/**
 * Reads a zip archive from beginning to end.
 * @returns why it cannot be read, or undefined if it is whole and holds at least one file
 */
async function archiveProblem(file) {
    try {
        const zip = await yauzl_1.default.openPromise(file);
        let files = 0;
        let bytes = 0;
        for await (const entry of zip.eachEntry()) {
            if (entry.fileName.endsWith('/'))
                continue;
            files += 1;
            // yauzl ends the reading of an entry that holds more than it says.
            bytes += entry.uncompressedSize;
            if (bytes > MOST_BYTES)
                return `the zip archive unpacks to more than ${String(MOST_BYTES)} bytes`;
            const sum = await checksum(await zip.openReadStreamPromise(entry));
            if (sum !== entry.crc32)
                return `${entry.fileName} in the zip archive is damaged`;
        }
        return files === 0 ? 'the zip archive holds no file' : undefined;
    }
    catch (error) {
        return `not a readable zip archive: ${error instanceof Error ? error.message : String(error)}`;
    }
}
async function checksum(content) {
    let sum = 0;
    for await (const chunk of content)
        sum = (0, node_zlib_1.crc32)(chunk, sum);
    return sum;
}


/***/ }),

/***/ 7744:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.FORM_FIELDS = void 0;
exports.uploadAddress = uploadAddress;
exports.signatureProblem = signatureProblem;
const node_crypto_1 = __nccwpck_require__(7598);
/** The only fields of an upload form, each of them required. */
exports.FORM_FIELDS = ['key', 'expires', 'signature'];
/**
 * The address of a slot, in the form that the settings ask for.
 * @param index position of the slot among those of its job; `mixed` alternates by it
 */
function uploadAddress(state, slot, index) {
    const { now, uploadExpirySeconds, uploadForm } = state.settings;
    const expires = String(Math.floor(now() / 1000) + uploadExpirySeconds);
    if (formOf(uploadForm, index) === 'post') {
        const signature = sign(state, `POST\n${slot.uploadId}\n${expires}`);
        return {
            url: `${state.storageUrl()}/uploads`,
            fields: { key: slot.uploadId, expires, signature },
        };
    }
    const signature = sign(state, `PUT\n${slot.uploadId}\n${expires}`);
    const query = new URLSearchParams({ expires, signature });
    return `${state.storageUrl()}/uploads/${slot.uploadId}?${query.toString()}`;
}
function formOf(form, index) {
    if (form === 'mixed')
        return index % 2 === 0 ? 'put' : 'post';
    return form;
}
/**
 * Checks the signature of an upload.
 * @returns why it is refused; undefined if it is accepted
 */
function signatureProblem(state, method, parts) {
    if (parts.signature !== sign(state, `${method}\n${parts.key}\n${parts.expires}`)) {
        return 'the signature does not match: use the address exactly as it was given';
    }
    const expired = state.settings.now() / 1000 > Number(parts.expires);
    return expired ? 'the address has expired: submit the analysis again to get a new one' : undefined;
}
/** A signature that only this service can make. @returns hexadecimal */
function sign({ signingSecret }, text) {
    return (0, node_crypto_1.createHmac)('sha256', signingSecret).update(text).digest('hex');
}


/***/ }),

/***/ 9597:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.UPLOAD_FORMS = void 0;
/** The ways to upload files; `mixed` alternates between the other two from slot to slot. */
exports.UPLOAD_FORMS = ['put', 'post', 'mixed'];


/***/ }),

/***/ 9218:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.receiveFile = receiveFile;
exports.dropFile = dropFile;
exports.uploadFile = uploadFile;
exports.keepFile = keepFile;
const node_crypto_1 = __nccwpck_require__(7598);
const node_fs_1 = __nccwpck_require__(3024);
const promises_1 = __nccwpck_require__(1455);
const node_path_1 = __importDefault(__nccwpck_require__(6760));
const node_stream_1 = __nccwpck_require__(7075);
const promises_2 = __nccwpck_require__(6466);
const archive_check_ts_1 = __nccwpck_require__(8879);
/**
 * Streams an upload to the disk.
 * @throws Error if the stream breaks off; nothing is left behind then
 */
async function receiveFile(content, directory) {
    const file = node_path_1.default.join(directory, `${(0, node_crypto_1.randomUUID)()}.part`);
    const hash = (0, node_crypto_1.createHash)('sha256');
    let bytes = 0;
    const measure = new node_stream_1.Transform({
        transform(chunk, _encoding, done) {
            hash.update(chunk);
            bytes += chunk.length;
            done(null, chunk);
        },
    });
    try {
        await (0, promises_2.pipeline)(content, measure, (0, node_fs_1.createWriteStream)(file));
    }
    catch (error) {
        await (0, promises_1.rm)(file, { force: true });
        throw error;
    }
    return { path: file, bytes, sha256: hash.digest('hex') };
}
/** Removes a received file. */
async function dropFile(file) {
    await (0, promises_1.rm)(file.path, { force: true });
}
/** The path of a slot's file, once it has arrived. */
function uploadFile({ uploadDirectory }, uploadId) {
    return node_path_1.default.join(uploadDirectory, `${uploadId}.zip`);
}
/** Puts a received file into its slot and reports its arrival. */
async function keepFile(state, slot, file) {
    const problem = await (0, archive_check_ts_1.archiveProblem)(file.path);
    await (0, promises_1.rename)(file.path, uploadFile(state, slot.uploadId));
    state.uploads.setArrived(slot.uploadId, { bytes: file.bytes, sha256: file.sha256, problem });
    state.fileArrived(slot.owner);
}


/***/ }),

/***/ 1302:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.readUploadForm = readUploadForm;
const promises_1 = __nccwpck_require__(6466);
const busboy_1 = __importDefault(__nccwpck_require__(680));
const answer_ts_1 = __nccwpck_require__(3626);
const request_ts_1 = __nccwpck_require__(287);
const presign_ts_1 = __nccwpck_require__(7744);
const upload_file_ts_1 = __nccwpck_require__(9218);
/**
 * Reads a multipart/form-data upload, its file straight to the disk.
 * @param directory the folder for the file
 * @throws Refusal 400 if the form is malformed, or is not each field once and then one part named `file`
 */
async function readUploadForm(request, directory) {
    const parser = createParser(request);
    const state = { fields: new Map(), problems: [], file: undefined };
    parser.on('field', (name, value) => {
        noteField(state, name, value);
    });
    parser.on('file', (name, stream) => {
        if (name === 'file' && state.file === undefined) {
            state.file = (0, upload_file_ts_1.receiveFile)(stream, directory);
            // Only the form's own error is reported; this one must not go unhandled until then.
            state.file.catch(() => undefined);
        }
        else {
            state.problems.push(`the file ${(0, request_ts_1.quoted)(name)} is one too many: there must be one part named "file"`);
            stream.resume();
        }
    });
    await readToEnd(request, parser);
    const file = await state.file;
    const problems = [...state.problems, ...missingParts(state)];
    if (file !== undefined && problems.length === 0)
        return { fields: state.fields, file };
    if (file !== undefined)
        await (0, upload_file_ts_1.dropFile)(file);
    throw new answer_ts_1.Refusal(400, problems.join('; '));
}
function createParser(request) {
    const contentType = request.headers['content-type'] ?? '';
    if (!/^multipart\/form-data\s*;/iu.test(contentType)) {
        request.resume();
        throw new answer_ts_1.Refusal(400, 'content-type must be multipart/form-data with a boundary');
    }
    try {
        return (0, busboy_1.default)({ headers: request.headers });
    }
    catch (cause) {
        request.resume();
        throw new answer_ts_1.Refusal(400, `the form is malformed: ${messageOf(cause)}`);
    }
}
async function readToEnd(request, parser) {
    try {
        await (0, promises_1.pipeline)(request, parser);
    }
    catch (cause) {
        throw new answer_ts_1.Refusal(400, `the form is malformed: ${messageOf(cause)}`);
    }
}
function noteField(state, name, value) {
    if (state.file !== undefined)
        state.problems.push(`the field ${(0, request_ts_1.quoted)(name)} comes after the file`);
    if (state.fields.has(name))
        state.problems.push(`the field ${(0, request_ts_1.quoted)(name)} is given twice`);
    if (!presign_ts_1.FORM_FIELDS.some((field) => field === name)) {
        state.problems.push(`the field ${(0, request_ts_1.quoted)(name)} is unknown`);
    }
    state.fields.set(name, value);
}
function missingParts(state) {
    const missing = presign_ts_1.FORM_FIELDS.filter((name) => !state.fields.has(name)).map((name) => `the field "${name}" is missing`);
    return state.file === undefined ? [...missing, 'the part "file" is missing or has no file name'] : missing;
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 2719:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createUploadStore = createUploadStore;
const attack_table_ts_1 = __nccwpck_require__(3942);
const columns_ts_1 = __nccwpck_require__(3393);
/** Creates the store in an open database. */
function createUploadStore(database) {
    const insert = database.prepare('INSERT INTO upload (upload_id, owner, slot, bytes, sha256, problem) VALUES (?, ?, ?, ?, ?, ?)');
    const find = database.prepare('SELECT * FROM upload WHERE upload_id = ?');
    const byOwner = database.prepare('SELECT * FROM upload WHERE owner = ? ORDER BY rowid');
    const arrive = database.prepare('UPDATE upload SET bytes = ?, sha256 = ?, problem = ? WHERE upload_id = ?');
    return {
        addSlots(slots) {
            for (const { uploadId, owner, slot, arrived } of slots) {
                const file = [arrived?.bytes ?? null, arrived?.sha256 ?? null, arrived?.problem ?? null];
                insert.run(uploadId, owner, slot, ...file);
            }
        },
        findSlot(uploadId) {
            const row = find.get(uploadId);
            return row === undefined ? undefined : readSlot(row);
        },
        slotsOf: (owner) => byOwner.all(owner).map(readSlot),
        setArrived(uploadId, file) {
            arrive.run(file.bytes, file.sha256, file.problem ?? null, uploadId);
        },
    };
}
function readSlot(row) {
    const bytes = (0, columns_ts_1.optionalNumber)(row, 'bytes');
    return {
        uploadId: (0, columns_ts_1.textOf)(row, 'upload_id'),
        owner: (0, columns_ts_1.textOf)(row, 'owner'),
        slot: (0, columns_ts_1.memberOf)(attack_table_ts_1.SLOTS, row, 'slot'),
        arrived: bytes === undefined
            ? undefined
            : { bytes, sha256: (0, columns_ts_1.textOf)(row, 'sha256'), problem: (0, columns_ts_1.optionalText)(row, 'problem') },
    };
}


/***/ }),

/***/ 490:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isUploadPath = isUploadPath;
exports.answerUpload = answerUpload;
const answer_ts_1 = __nccwpck_require__(3626);
const body_ts_1 = __nccwpck_require__(840);
const request_ts_1 = __nccwpck_require__(287);
const xml_ts_1 = __nccwpck_require__(6003);
const presign_ts_1 = __nccwpck_require__(7744);
const upload_file_ts_1 = __nccwpck_require__(9218);
const upload_form_ts_1 = __nccwpck_require__(1302);
const FORM_PATH = '/uploads';
/** True if a path of the storage belongs to uploads. */
function isUploadPath(pathname) {
    return pathname === FORM_PATH || pathname.startsWith(`${FORM_PATH}/`);
}
/** Answers one request to the storage, which is read to its end. */
async function answerUpload(request, url, state) {
    try {
        checkHeaders(request);
        if (url.pathname === FORM_PATH)
            return await takeForm(request, state);
        if (isUploadPath(url.pathname))
            return await takeFile(request, url, state);
        throw new answer_ts_1.Refusal(404, 'there is no such path');
    }
    catch (error) {
        // A client that is still sending would not see the answer.
        if (!request.complete)
            await (0, body_ts_1.drain)(request);
        return storageAnswer((0, answer_ts_1.answerOfError)(error), error);
    }
}
function checkHeaders(request) {
    const leaked = ['x-api-key', 'org-id'].filter((name) => request.headers[name] !== undefined);
    if (leaked.length > 0) {
        throw new answer_ts_1.Refusal(400, `${leaked.join(' and ')} must not be sent to the storage: it is not the service`);
    }
    if (request.headers['transfer-encoding'] !== undefined) {
        throw new answer_ts_1.Refusal(501, 'chunked encoding is not supported: send Content-Length');
    }
}
/** A presigned PUT: 200 (observed publicly). */
async function takeFile(request, url, state) {
    checkMethod(request, 'PUT');
    const key = url.pathname.slice(FORM_PATH.length + 1);
    const expires = (0, request_ts_1.queryParameter)(url, 'expires');
    const signature = (0, request_ts_1.queryParameter)(url, 'signature');
    const slot = findSlot(state, 'PUT', { key, expires, signature });
    const file = await (0, upload_file_ts_1.receiveFile)(request, state.uploadDirectory);
    await (0, upload_file_ts_1.keepFile)(state, slot, file);
    return (0, answer_ts_1.emptyAnswer)(200);
}
/** A presigned form POST: 204 (observed publicly). */
async function takeForm(request, state) {
    checkMethod(request, 'POST');
    const { fields, file } = await (0, upload_form_ts_1.readUploadForm)(request, state.uploadDirectory);
    try {
        const [key, expires, signature] = ['key', 'expires', 'signature'].map((name) => fields.get(name) ?? '');
        const parts = { key: key ?? '', expires: expires ?? '', signature: signature ?? '' };
        await (0, upload_file_ts_1.keepFile)(state, findSlot(state, 'POST', parts), file);
    }
    catch (error) {
        await (0, upload_file_ts_1.dropFile)(file);
        throw error;
    }
    return (0, answer_ts_1.emptyAnswer)(204);
}
function checkMethod(request, expected) {
    if (request.method !== expected) {
        throw new answer_ts_1.Refusal(405, `this path accepts ${expected} only`, { allow: expected });
    }
    if (request.headers['content-length'] === undefined)
        throw new answer_ts_1.Refusal(411, 'Content-Length is missing');
}
function findSlot(state, method, parts) {
    const problem = (0, presign_ts_1.signatureProblem)(state, method, parts);
    if (problem !== undefined)
        throw new answer_ts_1.Refusal(403, problem);
    const slot = state.uploads.findSlot(parts.key);
    if (slot === undefined)
        throw new answer_ts_1.Refusal(404, 'there is no such upload');
    return slot;
}
/** Object storages answer errors in XML. */
function storageAnswer(answer, error) {
    const message = error instanceof Error ? error.message : String(error);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Message>${(0, xml_ts_1.escapeXml)(message)}</Message></Error>\n`;
    return {
        status: answer.status,
        headers: { ...answer.headers, 'content-type': 'application/xml' },
        body: Buffer.from(xml),
    };
}


/***/ }),

/***/ 3626:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.Refusal = void 0;
exports.jsonAnswer = jsonAnswer;
exports.bytesAnswer = bytesAnswer;
exports.emptyAnswer = emptyAnswer;
exports.answerOfError = answerOfError;
exports.sendAnswer = sendAnswer;
exports.writeHead = writeHead;
/** The reason to turn a request down: becomes `{"message": ...}` with the status (service spec 7). */
class Refusal extends Error {
    name = 'Refusal';
    status;
    headers;
    /** @param message names the field that is wrong, and what was expected */
    constructor(status, message, headers = {}) {
        super(message);
        this.status = status;
        this.headers = headers;
    }
}
exports.Refusal = Refusal;
/** An answer in JSON. */
function jsonAnswer(value, status = 200, headers = {}) {
    return {
        status,
        headers: { 'content-type': 'application/json', ...headers },
        body: Buffer.from(JSON.stringify(value), 'utf8'),
    };
}
/** An answer with status 200 and these bytes. */
function bytesAnswer(body, headers) {
    return { status: 200, headers, body };
}
/** An answer that consists of its status only. */
function emptyAnswer(status) {
    return { status, headers: {}, body: Buffer.alloc(0) };
}
/** The JSON answer to a refused request. Any other error is a fault of the service itself and becomes a 500. */
function answerOfError(error) {
    if (error instanceof Refusal)
        return jsonAnswer({ message: error.message }, error.status, error.headers);
    const text = error instanceof Error ? error.message : String(error);
    return jsonAnswer({ message: `The local service itself failed: ${text}` }, 500);
}
/** Sends a complete answer. */
function sendAnswer(response, answer) {
    writeHead(response, answer, answer.body.length);
    response.end(answer.body);
}
/** Writes status and headers. @param bytes length to declare, unless the status allows none */
function writeHead(response, answer, bytes) {
    const length = answer.status === 204 ? {} : { 'content-length': String(bytes) };
    response.writeHead(answer.status, { ...answer.headers, ...length });
}


/***/ }),

/***/ 840:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.readBody = readBody;
exports.drain = drain;
exports.parseJsonBody = parseJsonBody;
exports.parseJson = parseJson;
exports.describeType = describeType;
const promises_1 = __nccwpck_require__(6466);
const json_ts_1 = __nccwpck_require__(6153);
const answer_ts_1 = __nccwpck_require__(3626);
/**
 * Reads a request's body to its end, so that the connection can be used again.
 * @param maxBytes how many bytes to keep; the rest is read and dropped
 */
async function readBody(request, maxBytes = Number.POSITIVE_INFINITY) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of request) {
        if (bytes < maxBytes)
            chunks.push(chunk.subarray(0, maxBytes - bytes));
        bytes += chunk.length;
    }
    return { kept: Buffer.concat(chunks), bytes };
}
/** Reads a request to its end and drops its body. */
async function drain(request) {
    request.resume();
    if (!request.readableEnded && !request.destroyed)
        await (0, promises_1.finished)(request, { writable: false });
}
/**
 * Reads the JSON object in a request's body.
 * @throws Refusal 400 for another content type, malformed JSON or a value that is no object
 */
function parseJsonBody(headers, body) {
    const contentType = headers['content-type'];
    if (contentType === undefined || !/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/iu.test(contentType)) {
        throw new answer_ts_1.Refusal(400, `content-type must be application/json, but is ${contentType ?? 'missing'}`);
    }
    const value = parseJson(body);
    if (value === undefined)
        throw new answer_ts_1.Refusal(400, 'the body is malformed: it is not JSON in UTF-8');
    if (!(0, json_ts_1.isObject)(value)) {
        throw new answer_ts_1.Refusal(400, `the body must be a JSON object, but is ${describeType(value)}`);
    }
    return value;
}
/** The value of JSON in UTF-8; undefined if the bytes are anything else. */
function parseJson(body) {
    try {
        const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
        return value;
    }
    catch {
        return undefined;
    }
}
/** Names the type of a JSON value, for messages. */
function describeType(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'an array';
    return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}


/***/ }),

/***/ 73:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.checkFields = checkFields;
exports.textField = textField;
const answer_ts_1 = __nccwpck_require__(3626);
const body_ts_1 = __nccwpck_require__(840);
const request_ts_1 = __nccwpck_require__(287);
/**
 * Checks a body against its fields: no unknown field, no required field missing, each of its type.
 * @throws Refusal 400 naming every field that is wrong
 */
function checkFields(body, rules) {
    const problems = [
        ...Object.keys(body)
            .filter((name) => !Object.hasOwn(rules, name))
            .map((name) => `unknown field ${(0, request_ts_1.quoted)(name)}`),
        ...Object.entries(rules).flatMap(([name, rule]) => problemsOf(name, rule, body[name])),
    ];
    if (problems.length === 0)
        return;
    throw new answer_ts_1.Refusal(400, `${problems.join('; ')}. Known fields: ${Object.keys(rules).join(', ')}`);
}
function problemsOf(name, rule, value) {
    if (value === undefined)
        return rule.required === true ? [`${name} is missing`] : [];
    if (rule.type === 'string') {
        return typeof value === 'string' ? [] : [`${name} must be a string, but is ${(0, body_ts_1.describeType)(value)}`];
    }
    if (typeof value !== 'number')
        return [`${name} must be an integer, but is ${(0, body_ts_1.describeType)(value)}`];
    const sound = Number.isSafeInteger(value) && value >= 1;
    return sound ? [] : [`${name} must be an integer of at least 1, but is ${String(value)}`];
}
/** The text of a field that `checkFields` accepted; undefined if the field is absent. */
function textField(body, name) {
    const value = body[name];
    return typeof value === 'string' ? value : undefined;
}


/***/ }),

/***/ 5337:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.LOOPBACK = void 0;
exports.listenOnLoopback = listenOnLoopback;
const node_events_1 = __nccwpck_require__(8474);
/** The only address that servers of this project listen on. */
exports.LOOPBACK = '127.0.0.1';
/**
 * Listens on a port of 127.0.0.1.
 * @param server of node:http, node:https, node:net or node:tls
 * @param port 0 takes a free one
 * @throws Error if the port cannot be used
 */
async function listenOnLoopback(server, port = 0, scheme = 'http') {
    const connections = new Set();
    server.on('connection', (socket) => {
        connections.add(socket);
        socket.once('close', () => connections.delete(socket));
    });
    server.listen(port, exports.LOOPBACK);
    await (0, node_events_1.once)(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null)
        throw new Error('the server has no port');
    return {
        port: address.port,
        origin: `${scheme}://${exports.LOOPBACK}:${String(address.port)}`,
        connections,
        close: async () => {
            const closed = server.listening ? (0, node_events_1.once)(server, 'close') : Promise.resolve();
            server.close();
            for (const socket of connections)
                socket.destroy();
            await closed;
        },
    };
}


/***/ }),

/***/ 287:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.requestUrl = requestUrl;
exports.headerPairs = headerPairs;
exports.refusalOfHost = refusalOfHost;
exports.quoted = quoted;
exports.queryParameter = queryParameter;
exports.refuseOtherParameters = refuseOtherParameters;
const sanitize_ts_1 = __nccwpck_require__(4212);
const url_ts_1 = __nccwpck_require__(38);
const answer_ts_1 = __nccwpck_require__(3626);
/**
 * The URL of a request.
 * @param target as in the request line; one that is no valid URL becomes a path that no operation has
 */
function requestUrl(target, origin) {
    const absolute = target.startsWith('/') ? `${origin}${target}` : target;
    return URL.canParse(absolute) ? new URL(absolute) : new URL('/unreadable-path', origin);
}
/** Pairs up the flat list of header names and values that Node.js gives, in the order and spelling received. */
function headerPairs(rawHeaders) {
    return rawHeaders.flatMap((name, index) => index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : []);
}
/**
 * Answers requests that are addressed to another name than this machine's. A site can give its own name the address of
 * loopback (DNS rebinding), and a browser would then let its pages read what the service answers.
 * @returns undefined for a request that may be answered
 */
function refusalOfHost(headers) {
    const { host = '' } = headers;
    const url = (0, url_ts_1.parseUrl)(`http://${host}`);
    if (url !== undefined && host !== '' && (0, url_ts_1.isLoopbackHost)(url.hostname))
        return undefined;
    const message = `the header Host names ${quoted(host)}; this service answers only requests to 127.0.0.1 or localhost`;
    return (0, answer_ts_1.answerOfError)(new answer_ts_1.Refusal(421, message));
}
/** Quotes a client's text for a message: one line of limited length. */
function quoted(text) {
    return `"${(0, sanitize_ts_1.plainLine)(text, 120)}"`;
}
/**
 * The only value of a query parameter.
 * @throws Refusal 400 if it is missing, empty or given more than once
 */
function queryParameter(url, name) {
    const [value, ...more] = url.searchParams.getAll(name);
    if (value === undefined || value === '' || more.length > 0) {
        throw new answer_ts_1.Refusal(400, `the query parameter ${name} must be given exactly once, and not empty`);
    }
    return value;
}
/**
 * Refuses query parameters that the operation does not have.
 * @throws Refusal 400 naming them
 */
function refuseOtherParameters(url, allowed) {
    const others = [...new Set(url.searchParams.keys())].filter((name) => !allowed.includes(name));
    if (others.length === 0)
        return;
    const expected = allowed.length === 0 ? 'this operation takes none' : `allowed: ${allowed.join(', ')}`;
    throw new answer_ts_1.Refusal(400, `unknown query parameters: ${others.map(quoted).join(', ')}; ${expected}`);
}


/***/ }),

/***/ 6003:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.escapeXml = escapeXml;
/** Escapes text for an XML element; characters that XML cannot hold become question marks. */
function escapeXml(text) {
    return text
        .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '?')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;');
}


/***/ }),

/***/ 3942:
/***/ ((__unused_webpack_module, exports) => {


/**
 * The task x attack table of service spec 4.2 as data. Validation, defaults, the fields of a request, the published JSON
 * Schema and the table in the documentation all come from it.
 */
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ROWS = exports.SLOTS = exports.FIELDS = exports.ATTACKS = exports.TASKS = void 0;
exports.findRow = findRow;
exports.attacksOf = attacksOf;
exports.TASKS = ['image-classification', 'tabular-classification', 'time-series-forecasting'];
exports.ATTACKS = ['extraction', 'evasion', 'poisoning', 'drift', 'outlier'];
const FIELD_SPECS = {
    attack_type: { form: 'text', meaning: 'Attack mode.', example: 'blackbox', default: 'blackbox' },
    categorical_columns_info: {
        form: 'list',
        meaning: 'Names of the categorical columns, or na if there are none.',
        example: 'job, marital',
        default: 'na',
    },
    color_space: { form: 'text', meaning: 'Colour space of image inputs.', example: 'rgb' },
    defense_bestonly: {
        form: 'switch',
        meaning: 'Generate only the best defence.',
        example: 'no',
        default: 'no',
    },
    encryption_strategy: {
        form: 'integer',
        meaning: 'Code of the encryption of the uploaded model; 0 for none.',
        example: '0',
        default: '0',
    },
    input_dimensions: { form: 'dimensions', meaning: 'Shape of one input.', example: '[28, 28, 1]' },
    is_category_columns: {
        form: 'switch',
        meaning: 'The data has categorical columns.',
        example: 'no',
        default: 'no',
    },
    model_api_details: {
        form: 'text',
        meaning: 'Details of the model API. This is a secret: use the model-api-details input instead.',
        example: 'na',
        default: 'na',
        secret: true,
    },
    model_framework: { form: 'text', meaning: 'Framework of the model.', example: 'tensorflow' },
    normalize_data: {
        form: 'switch',
        meaning: 'Let the service normalize the data.',
        example: 'no',
        default: 'no',
    },
    number_of_attack_queries: {
        form: 'integer',
        meaning: 'Number of queries that the attack may make.',
        example: '20000',
    },
    number_of_classes: { form: 'integer', meaning: 'Number of classes of the model.', example: '10' },
    use_model_api: {
        form: 'switch',
        meaning: 'Reach the model by its API instead of uploading it.',
        example: 'no',
        default: 'no',
    },
    vulnerability_threshold: {
        form: 'decimal',
        meaning: 'A model with a score above the threshold is vulnerable; with 0, any score above 0.',
        example: '0.1',
        default: '0',
    },
};
/** Every field of service spec 2.3. */
exports.FIELDS = FIELD_SPECS;
/** The upload slots, which are also the names of artifacts (observed publicly; not in the service spec). */
exports.SLOTS = [
    'data',
    'label',
    'model',
    'minmax',
    'reference_data',
    'reference_label',
    'universal_data',
    'universal_label',
];
const IMAGE_SLOTS = ['data', 'label', 'model'];
const TABLE_SLOTS = ['data', 'minmax', 'model'];
exports.ROWS = [
    {
        task: 'image-classification',
        attack: 'extraction',
        fields: [
            'attack_type',
            'defense_bestonly',
            'encryption_strategy',
            'input_dimensions',
            'model_api_details',
            'model_framework',
            'normalize_data',
            'number_of_attack_queries',
            'number_of_classes',
            'use_model_api',
            'vulnerability_threshold',
            'color_space',
        ],
        usualSlots: IMAGE_SLOTS,
    },
    {
        task: 'image-classification',
        attack: 'evasion',
        fields: [
            'defense_bestonly',
            'encryption_strategy',
            'input_dimensions',
            'model_api_details',
            'model_framework',
            'normalize_data',
            'number_of_classes',
            'use_model_api',
            'color_space',
        ],
        usualSlots: IMAGE_SLOTS,
    },
    {
        task: 'image-classification',
        attack: 'poisoning',
        fields: ['input_dimensions', 'model_framework', 'normalize_data', 'number_of_classes', 'color_space'],
        usualSlots: [...IMAGE_SLOTS, 'universal_data', 'universal_label'],
    },
    {
        task: 'image-classification',
        attack: 'drift',
        fields: [
            'color_space',
            'encryption_strategy',
            'input_dimensions',
            'model_api_details',
            'model_framework',
            'use_model_api',
        ],
        usualSlots: ['data', 'label', 'reference_data', 'reference_label'],
    },
    {
        task: 'image-classification',
        attack: 'outlier',
        fields: ['input_dimensions'],
        usualSlots: ['data'],
    },
    {
        task: 'tabular-classification',
        attack: 'extraction',
        fields: [
            'attack_type',
            'categorical_columns_info',
            'defense_bestonly',
            'encryption_strategy',
            'input_dimensions',
            'is_category_columns',
            'model_api_details',
            'model_framework',
            'normalize_data',
            'number_of_attack_queries',
            'number_of_classes',
            'use_model_api',
            'vulnerability_threshold',
        ],
        usualSlots: TABLE_SLOTS,
    },
    {
        task: 'tabular-classification',
        attack: 'evasion',
        fields: [
            'categorical_columns_info',
            'defense_bestonly',
            'encryption_strategy',
            'input_dimensions',
            'is_category_columns',
            'model_api_details',
            'model_framework',
            'normalize_data',
            'number_of_classes',
            'use_model_api',
        ],
        usualSlots: TABLE_SLOTS,
    },
    {
        task: 'time-series-forecasting',
        attack: 'extraction',
        fields: [
            'attack_type',
            'defense_bestonly',
            'encryption_strategy',
            'input_dimensions',
            'model_api_details',
            'model_framework',
            'number_of_attack_queries',
            'use_model_api',
            'vulnerability_threshold',
        ],
        usualSlots: TABLE_SLOTS,
    },
];
/** @returns the row of a task and an attack, or undefined if the service spec lists no such combination */
function findRow(task, attack) {
    return exports.ROWS.find((row) => row.task === task && row.attack === attack);
}
/** @returns the attacks that the service spec lists for a task, in the table's order */
function attacksOf(task) {
    return exports.ROWS.filter((row) => row.task === task).map((row) => row.attack);
}


/***/ }),

/***/ 8904:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.mapConcurrently = mapConcurrently;
const p_limit_1 = __importDefault(__nccwpck_require__(370));
/**
 * Calls `work` for every item, a few at a time.
 * @param concurrency the number of calls that may run at once, at least 1
 * @returns the results in the order of the items
 * @throws the error of a failed call, after the calls that ran at the same time have ended; no other call is started
 */
async function mapConcurrently(items, concurrency, work) {
    const limit = (0, p_limit_1.default)({ concurrency, rejectOnClear: true });
    const works = items.map((item) => limit(async () => {
        try {
            return await work(item);
        }
        catch (error) {
            limit.clearQueue();
            throw error;
        }
    }));
    await Promise.allSettled(works);
    return Promise.all(works);
}


/***/ }),

/***/ 7:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.messageOf = messageOf;
/** @returns the message of an error, or any other thrown value as text */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 6153:
/***/ ((__unused_webpack_module, exports) => {


/** Readers of JSON that came from outside: only these functions turn `unknown` into typed values. */
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isObject = isObject;
exports.at = at;
exports.integerAt = integerAt;
exports.textAt = textAt;
/** True if a value is a JSON object, neither null nor an array. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** @returns the value under a path of own keys, or undefined if the path ends early */
function at(value, ...path) {
    let current = value;
    for (const key of path) {
        if (!isObject(current) || !Object.hasOwn(current, key))
            return undefined;
        current = current[key];
    }
    return current;
}
/**
 * Reads an integer under a path. Some services send numbers as strings; nothing else in a string counts, such as blanks,
 * signs, a fraction or a leading zero.
 * @returns undefined if there is none
 */
function integerAt(value, ...path) {
    const found = at(value, ...path);
    const isText = typeof found === 'string' && /^(?:0|[1-9]\d{0,14})$/u.test(found);
    const number = isText ? Number(found) : found;
    return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}
/** @returns the string under a path, or undefined if there is none or it is empty */
function textAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === 'string' && found !== '' ? found : undefined;
}


/***/ }),

/***/ 5493:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ALONE = void 0;
/** The argument that makes the service's process serve until it is told to end, and not for one run. */
exports.ALONE = 'alone';


/***/ }),

/***/ 38:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.parseUrl = parseUrl;
exports.isLoopbackHost = isLoopbackHost;
exports.isLoopbackName = isLoopbackName;
/**
 * Parses an address. It does not rely on `URL.canParse`, which can return true for very long texts that `new URL` rejects
 * (found by fuzzing on Node 24).
 * @returns undefined if the text is not an address
 */
function parseUrl(text) {
    try {
        return new URL(text);
    }
    catch {
        return undefined;
    }
}
/**
 * True if a host name, as `URL.hostname` gives it, means this machine. Requests to it never go through a proxy, and need
 * no encryption.
 */
function isLoopbackHost(hostname) {
    return isLoopbackName(hostname) || hostname === '[::1]' || /^127(\.\d+){3}$/u.test(hostname);
}
/** True for `localhost` and every name below it. RFC 6761 reserves them for this machine. */
function isLoopbackName(hostname) {
    return hostname === 'localhost' || hostname.endsWith('.localhost');
}


/***/ }),

/***/ 4842:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.analysedSection = analysedSection;
/** What was analysed, and by which program. */
function analysedSection(summary) {
    const facts = [
        ['Model', summary.model],
        ['Task', summary.task],
        ['Attack', summary.attack],
        ['Job', summary.jobId],
        ['Runtime', summary.runtime],
        ['Engine', `version ${summary.engineVersion}`],
        ...(summary.note === undefined ? [] : [['Note', summary.note]]),
    ];
    const files = summary.files.length === 0
        ? []
        : [
            {
                kind: 'table',
                caption: 'Files',
                header: ['artifact', 'file', 'bytes', 'SHA-256'],
                rows: summary.files.map(({ slot, name, bytes, sha256 }) => [slot, name, bytes, sha256]),
            },
        ];
    return { title: 'What was analysed', blocks: [{ kind: 'facts', caption: 'Job', facts }, ...files] };
}


/***/ }),

/***/ 2303:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.barsPlot = barsPlot;
const sanitize_ts_1 = __nccwpck_require__(4212);
const numbers_ts_1 = __nccwpck_require__(8555);
const plot_ts_1 = __nccwpck_require__(7218);
const text_width_ts_1 = __nccwpck_require__(8559);
const ticks_ts_1 = __nccwpck_require__(8439);
const WIDTH = 400;
const [LEFT, RIGHT] = [120, 350];
const TOP = 8;
const LINE = 20;
const MOST_BARS = 12;
const MOST = 1e290;
/**
 * Draws a column of a table as bars from 0, named by the first column.
 * @returns undefined if no row has a number that can be drawn
 */
function barsPlot({ title, header, rows }, column) {
    const bars = rows
        .flatMap((row) => {
        const value = row[column];
        const name = (0, sanitize_ts_1.plainLine)(String(row[0] ?? ''), 120);
        return typeof value === 'number' && value >= 0 && value <= MOST ? [{ name, value }] : [];
    })
        .slice(0, MOST_BARS);
    if (bars.length === 0)
        return undefined;
    const greatest = Math.max(...bars.map(({ value }) => value));
    // Shares get the whole axis from 0 to 1, so that plots can be compared.
    const axis = (0, ticks_ts_1.roundAxis)(0, greatest <= 1 ? 1 : greatest);
    const place = (value) => LEFT + ((value - axis.low) / (axis.high - axis.low)) * (RIGHT - LEFT);
    const bottom = TOP + bars.length * LINE;
    const what = header[column] ?? '';
    return {
        width: WIDTH,
        height: bottom + 40,
        marks: [
            ...axis.ticks.flatMap((tick) => [
                (0, plot_ts_1.straight)([place(tick), TOP], [place(tick), bottom], 'grid', 0.6),
                (0, plot_ts_1.label)((0, numbers_ts_1.shownNumber)(tick), [place(tick), bottom + 15], 'middle'),
            ]),
            ...bars.flatMap(({ name, value }, index) => {
                const y = TOP + (index + 0.5) * LINE;
                return [
                    (0, plot_ts_1.label)((0, text_width_ts_1.fitText)(name, LEFT - 12, plot_ts_1.PLOT_FONT_SIZE), [LEFT - 8, y + 4], 'end'),
                    (0, plot_ts_1.straight)([LEFT, y], [place(value), y], 'series-1', 10),
                    (0, plot_ts_1.label)((0, numbers_ts_1.shownNumber)(value), [place(value) + 6, y + 4], 'start'),
                ];
            }),
            (0, plot_ts_1.straight)([LEFT, TOP], [LEFT, bottom], 'axis'),
            (0, plot_ts_1.label)((0, text_width_ts_1.fitText)((0, sanitize_ts_1.plainLine)(what, 120), WIDTH - LEFT, plot_ts_1.PLOT_FONT_SIZE), [(LEFT + RIGHT) / 2, bottom + 33], 'middle'),
        ],
        description: (0, sanitize_ts_1.plainLine)(`${title}. ${bars.map(({ name, value }) => `${name}: ${(0, numbers_ts_1.shownNumber)(value)}`).join('; ')}.`, 1500),
    };
}


/***/ }),

/***/ 9878:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.curvePlot = curvePlot;
const sanitize_ts_1 = __nccwpck_require__(4212);
const numbers_ts_1 = __nccwpck_require__(8555);
const plot_ts_1 = __nccwpck_require__(7218);
const text_width_ts_1 = __nccwpck_require__(8559);
const ticks_ts_1 = __nccwpck_require__(8439);
const WIDTH = 400;
/** The height of the area of the lines, without texts. */
const AREA_HEIGHT = 180;
const TOP = 26;
const RIGHT = 16;
const LEGEND_LINE = 17;
const LEGEND_SAMPLE = 24;
/** Lines with more points show no dots. */
const MOST_DOTS = 15;
/** Numbers beyond cannot be placed on an axis. */
const MOST = 1e290;
/** A plot shows at most this many series. */
const MOST_SERIES = 12;
/**
 * Draws a curve with axes, intervals and a legend.
 * @param threshold drawn as a line if the curve shows the score
 * @returns undefined if it has no point that can be drawn
 */
function curvePlot(curve, threshold) {
    const series = curve.series
        .map(({ name, points, band = [] }) => ({
        name: (0, sanitize_ts_1.plainLine)(name, 120),
        points: points.filter(isDrawable),
        band: band.filter(isDrawable),
    }))
        .filter(({ points }) => points.length > 0)
        .slice(0, MOST_SERIES);
    if (series.length === 0)
        return undefined;
    const frame = makeFrame(series);
    const legendTop = TOP + AREA_HEIGHT + 46;
    const legend = legendMarks(series, frame.left, legendTop);
    return {
        width: WIDTH,
        height: legendTop + legend.lines * LEGEND_LINE,
        marks: [
            ...series.flatMap((one) => bandMarks(one, frame)),
            ...axisMarks(frame),
            ...axisTitles(curve, frame),
            ...(curve.isScore === true && threshold !== undefined ? limitMarks(threshold, frame) : []),
            ...series.flatMap((one, index) => seriesMarks(one, index, frame)),
            ...legend.marks,
        ],
        description: describe(curve, series),
    };
}
function isDrawable(numbers) {
    return numbers.every((number) => Math.abs(number) <= MOST);
}
function bandMarks({ band = [] }, { place }) {
    if (band.length < 2)
        return [];
    const upper = band.map(([x, , high]) => place([x, high]));
    const lower = band.map(([x, low]) => place([x, low])).reverse();
    return [{ kind: 'area', points: [...upper, ...lower], ink: 'band' }];
}
/** A threshold beside the axis is not drawn. */
function limitMarks(threshold, { x, y, place }) {
    if (threshold < y.low || threshold > y.high)
        return [];
    const [from, to] = [place([x.low, threshold]), place([x.high, threshold])];
    const words = `threshold ${(0, numbers_ts_1.shownNumber)(threshold)}`;
    return [
        { kind: 'line', points: [from, to], ink: 'limit', width: 1.4, dashes: [5, 3] },
        (0, plot_ts_1.label)(words, [to[0], to[1] - 4], 'end'),
    ];
}
function makeFrame(series) {
    const points = series.flatMap(({ points: line, band = [] }) => [
        ...line,
        ...band.flatMap(([at, low, high]) => [
            [at, low],
            [at, high],
        ]),
    ]);
    const x = (0, ticks_ts_1.roundAxis)(...(0, numbers_ts_1.extentOf)(points.map(([at]) => at)), 6);
    const y = yAxis(points);
    const widest = Math.max(...y.ticks.map((tick) => (0, text_width_ts_1.textWidth)((0, numbers_ts_1.shownNumber)(tick), plot_ts_1.PLOT_FONT_SIZE)));
    const left = Math.ceil(14 + widest);
    const across = WIDTH - left - RIGHT;
    return {
        left,
        x,
        y,
        place: ([atX, atY]) => [
            left + ((atX - x.low) / (x.high - x.low)) * across,
            TOP + (1 - (atY - y.low) / (y.high - y.low)) * AREA_HEIGHT,
        ],
    };
}
/** Shares get the whole axis from 0 to 1, so that plots can be compared. */
function yAxis(points) {
    const [low, high] = (0, numbers_ts_1.extentOf)(points.map(([, at]) => at));
    return low >= 0 && high <= 1 ? (0, ticks_ts_1.roundAxis)(0, 1) : (0, ticks_ts_1.roundAxis)(low, high);
}
function axisMarks({ x, y, place }) {
    const across = y.ticks.flatMap((tick) => {
        const [left, height] = place([x.low, tick]);
        const [right] = place([x.high, tick]);
        return [
            (0, plot_ts_1.straight)([left, height], [right, height], 'grid', 0.6),
            (0, plot_ts_1.label)((0, numbers_ts_1.shownNumber)(tick), [left - 6, height + 4], 'end'),
        ];
    });
    const along = x.ticks.flatMap((tick) => {
        const [at, bottom] = place([tick, y.low]);
        return [
            (0, plot_ts_1.straight)([at, bottom], [at, bottom + 4], 'axis'),
            (0, plot_ts_1.label)((0, numbers_ts_1.shownNumber)(tick), [at, bottom + 16], 'middle'),
        ];
    });
    const [corner, end] = [place([x.low, y.low]), place([x.high, y.low])];
    return [
        ...across,
        ...along,
        (0, plot_ts_1.straight)(corner, end, 'axis'),
        (0, plot_ts_1.straight)(corner, place([x.low, y.high]), 'axis'),
    ];
}
function axisTitles({ xLabel, yLabel }, { left }) {
    const across = WIDTH - left - RIGHT;
    const title = (text, width) => (0, text_width_ts_1.fitText)((0, sanitize_ts_1.plainLine)(text, 120), width, plot_ts_1.PLOT_FONT_SIZE);
    return [
        (0, plot_ts_1.label)(title(xLabel, across), [left + across / 2, TOP + AREA_HEIGHT + 33], 'middle'),
        (0, plot_ts_1.label)(title(yLabel, WIDTH - RIGHT), [4, 12], 'start'),
    ];
}
function seriesMarks({ points }, index, { place }) {
    const ink = (0, plot_ts_1.seriesInk)(index);
    const places = points.map(place);
    const dots = places.length > MOST_DOTS ? [] : places;
    return [
        ...(places.length > 1
            ? [{ kind: 'line', points: places, ink, width: 1.8, dashes: (0, plot_ts_1.seriesDashes)(index) }]
            : []),
        ...dots.map((at) => ({ kind: 'dot', at, radius: 2.6, ink })),
    ];
}
function legendMarks(series, left, top) {
    let [x, line] = [left, 0];
    const marks = series.flatMap(({ name, points }, index) => {
        const text = (0, text_width_ts_1.fitText)(name, WIDTH - left - LEGEND_SAMPLE, plot_ts_1.WIDEST_FONT_SIZE);
        const width = LEGEND_SAMPLE + (0, text_width_ts_1.textWidth)(text, plot_ts_1.WIDEST_FONT_SIZE) + 12;
        if (x > left && x + width > WIDTH)
            [x, line] = [left, line + 1];
        const [at, y] = [x, top + line * LEGEND_LINE];
        x += width;
        const ink = (0, plot_ts_1.seriesInk)(index);
        const sample = points.length > 1
            ? [
                {
                    kind: 'line',
                    points: [
                        [at, y],
                        [at + 18, y],
                    ],
                    ink,
                    width: 1.8,
                    dashes: (0, plot_ts_1.seriesDashes)(index),
                },
            ]
            : [{ kind: 'dot', at: [at + 9, y], radius: 2.6, ink }];
        return [...sample, (0, plot_ts_1.label)(text, [at + LEGEND_SAMPLE, y + 3], 'start')];
    });
    return { marks, lines: line + 1 };
}
function describe({ title, xLabel, yLabel }, series) {
    const ends = series.map(({ name, points }) => {
        const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = [points[0], points.at(-1)];
        const [from, to] = [
            `${(0, numbers_ts_1.shownNumber)(fromY)} at ${(0, numbers_ts_1.shownNumber)(fromX)}`,
            `${(0, numbers_ts_1.shownNumber)(toY)} at ${(0, numbers_ts_1.shownNumber)(toX)}`,
        ];
        return points.length === 1 ? `${name}: ${from}` : `${name}: from ${from} to ${to}`;
    });
    return (0, sanitize_ts_1.plainLine)(`${title}. ${yLabel} against ${xLabel}. ${ends.join('; ')}.`, 1500);
}


/***/ }),

/***/ 7513:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.defenceDocument = defenceDocument;
exports.defenceBlocks = defenceBlocks;
const numbers_ts_1 = __nccwpck_require__(8555);
const analysed_ts_1 = __nccwpck_require__(4842);
const document_ts_1 = __nccwpck_require__(6716);
const verdict_words_ts_1 = __nccwpck_require__(4520);
/** Tells what helps against what was found. */
function defenceDocument(summary, result) {
    return {
        title: `Defence report: ${summary.attack} of ${summary.model}`,
        tone: (0, verdict_words_ts_1.toneOf)(summary),
        headline: (0, verdict_words_ts_1.headline)(summary, result.score),
        sections: [
            {
                title: 'What was found',
                blocks: [(0, document_ts_1.paragraph)(result.meaning), (0, document_ts_1.paragraph)(`Score: ${(0, verdict_words_ts_1.estimateWords)(result.score)}.`)],
            },
            { title: 'What helps', blocks: defenceBlocks(result.defences, summary.threshold) },
            (0, analysed_ts_1.analysedSection)(summary),
        ],
    };
}
/** The measured defences as a table, with which of them are enough, then each with its advice. */
function defenceBlocks(defences, threshold) {
    if (defences.length === 0)
        return [(0, document_ts_1.paragraph)('The analysis suggests no defence.')];
    const measured = defences.flatMap(({ name, measured }) => measured === undefined
        ? []
        : [[name, measured.without, measured.with, enoughWords(measured.with, threshold)]]);
    const table = measured.length === 0
        ? []
        : [
            {
                kind: 'table',
                caption: 'Scores without and with each defence that was measured',
                header: ['defence', 'score without', 'score with', `threshold ${(0, numbers_ts_1.shownNumber)(threshold)}`],
                rows: measured,
            },
        ];
    return [...table, ...defences.flatMap(adviceBlocks)];
}
function enoughWords(score, threshold) {
    return score > threshold ? 'still above it' : 'not above it';
}
function adviceBlocks({ name, advice, measured, setting }) {
    const facts = Object.entries(setting ?? {}).map(([key, value]) => [key, settingText(value)]);
    return [
        { kind: 'heading', text: name },
        (0, document_ts_1.paragraph)(advice),
        ...(measured === undefined ? [(0, document_ts_1.paragraph)('Its effect was not measured.')] : []),
        ...(facts.length === 0 ? [] : [{ kind: 'facts', caption: 'Setting that was measured', facts }]),
    ];
}
function settingText(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' ? (0, numbers_ts_1.shownNumber)(value) : value.map(numbers_ts_1.shownNumber).join(', ');
}


/***/ }),

/***/ 6716:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.paragraph = paragraph;
function paragraph(text) {
    return { kind: 'paragraph', text };
}


/***/ }),

/***/ 3136:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.evidenceBlocks = evidenceBlocks;
exports.pairRasters = pairRasters;
const numbers_ts_1 = __nccwpck_require__(8555);
const picture_form_ts_1 = __nccwpck_require__(6130);
const raster_ts_1 = __nccwpck_require__(2448);
const bars_ts_1 = __nccwpck_require__(2303);
const curve_ts_1 = __nccwpck_require__(9878);
const numbers_in_words_ts_1 = __nccwpck_require__(9151);
const document_ts_1 = __nccwpck_require__(6716);
/** A report shows at most this many pairs or inputs as pictures, and fewer if they are large. */
const MOST_PICTURES = 12;
const LEAST_PICTURES = 3;
/** The pixels of all inputs that are shown. */
const MOST_PIXELS = 1_500_000;
/** Shows a piece of evidence: pictures if the model takes pictures, plots, and tables for everything else. */
function evidenceBlocks(summary, evidence) {
    const blocks = contentBlocks(summary, evidence);
    // A table has its title as its caption.
    const isTable = evidence.kind === 'table' && blocks.some(({ kind }) => kind === 'table');
    return isTable ? blocks : [{ kind: 'heading', text: evidence.title }, ...blocks];
}
function contentBlocks(summary, evidence) {
    switch (evidence.kind) {
        case 'curve': {
            const plot = (0, curve_ts_1.curvePlot)(evidence, summary.threshold);
            return plot === undefined
                ? [(0, document_ts_1.paragraph)('There is no point to plot.')]
                : [{ kind: 'plot', caption: `${evidence.yLabel} against ${evidence.xLabel}`, plot }];
        }
        case 'table':
            return evidence.rows.length === 0 ? [(0, document_ts_1.paragraph)('The table has no rows.')] : tableBlocks(evidence);
        case 'pairs':
            return evidence.pairs.length === 0
                ? [(0, document_ts_1.paragraph)('No input was changed.')]
                : [pairsBlock(summary, evidence)];
        case 'inputs':
            return evidence.inputs.length === 0
                ? [(0, document_ts_1.paragraph)('There is no input to show.')]
                : [inputsBlock(summary, evidence)];
    }
}
/** A table, after a plot of the column that is worth one. */
function tableBlocks(evidence) {
    const { title, header, rows, bars } = evidence;
    const table = { kind: 'table', caption: title, header, rows };
    const plot = bars === undefined ? undefined : (0, bars_ts_1.barsPlot)(evidence, bars);
    if (plot === undefined)
        return [table];
    const caption = `${header[bars ?? 0] ?? ''} for each ${header[0] ?? ''}`;
    return [{ kind: 'heading', text: title }, { kind: 'plot', caption, plot }, table];
}
function pairsBlock(summary, evidence) {
    const form = (0, picture_form_ts_1.pictureForm)(summary, evidence.shape);
    if (form === undefined) {
        return {
            kind: 'table',
            caption: evidence.title,
            header: ['input', 'before', 'after', 'distance', 'what was changed'],
            rows: evidence.pairs.map((pair) => [
                pair.name,
                pair.before,
                pair.after,
                pair.distance,
                (0, numbers_in_words_ts_1.changedNumbers)(pair.original, pair.changed, summary.columns),
            ]),
        };
    }
    const shown = evidence.pairs.slice(0, mostShown(form));
    const range = (0, raster_ts_1.rangeOf)(shown.flatMap(({ original, changed }) => [original, changed]));
    return {
        kind: 'pictures',
        caption: evidence.title,
        groups: shown.map((pair) => pairGroup(pair, form, range)),
        left: evidence.pairs.length - shown.length + (evidence.left ?? 0),
    };
}
/** The pictures of a pair, at their own size. */
function pairRasters({ original, changed }, form, range) {
    return [
        (0, raster_ts_1.toRaster)(original, form, range),
        (0, raster_ts_1.toRaster)(changed, form, range),
        (0, raster_ts_1.differenceRaster)(original, changed, form),
    ];
}
function pairGroup(pair, form, range) {
    const { name, before, after, distance } = pair;
    const [original, changed, difference] = pairRasters(pair, form, range);
    return {
        name,
        note: `distance ${(0, numbers_ts_1.shownNumber)(distance)}`,
        pictures: [
            {
                raster: (0, raster_ts_1.shownSize)(original),
                alt: `${name} as it was; the model says ${before}`,
                label: `before: ${before}`,
            },
            {
                raster: (0, raster_ts_1.shownSize)(changed),
                alt: `${name} after the attack; the model says ${after}`,
                label: `after: ${after}`,
            },
            {
                raster: (0, raster_ts_1.shownSize)(difference),
                alt: `What the attack changed in ${name}, at full contrast; grey is unchanged`,
                label: 'change, at full contrast',
            },
        ],
    };
}
function inputsBlock(summary, { title, shape, inputs, left = 0 }) {
    const form = (0, picture_form_ts_1.pictureForm)(summary, shape);
    if (form === undefined) {
        return {
            kind: 'table',
            caption: title,
            header: ['input', 'note', 'values'],
            rows: inputs.map(({ name, note, values }) => [name, note, (0, numbers_in_words_ts_1.firstNumbers)(values)]),
        };
    }
    const shown = inputs.slice(0, mostShown(form));
    const range = (0, raster_ts_1.rangeOf)(shown.map(({ values }) => values));
    return {
        kind: 'pictures',
        caption: title,
        groups: shown.map(({ name, note, values }) => ({
            name,
            note,
            pictures: [{ raster: (0, raster_ts_1.shownSize)((0, raster_ts_1.toRaster)(values, form, range)), alt: `${name}: ${note}`, label: '' }],
        })),
        left: inputs.length - shown.length + left,
    };
}
function mostShown({ shape }) {
    const fitting = Math.floor(MOST_PIXELS / (shape.width * shape.height * 3));
    return Math.min(MOST_PICTURES, Math.max(LEAST_PICTURES, fitting));
}


/***/ }),

/***/ 3865:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.MessageParts = exports.MalformedMessage = void 0;
const json_ts_1 = __nccwpck_require__(6153);
/** Thrown if a part of a message has not the form that it must have. */
class MalformedMessage extends Error {
    name = 'MalformedMessage';
}
exports.MalformedMessage = MalformedMessage;
/** A message holds at most so many characters, and so many numbers in arrays. */
const MOST_CHARACTERS = 8_000_000;
const MOST_NUMBERS = 64_000_000;
/**
 * Reads the parts of a message that is not trusted. Each reader copies what it understands, so nothing else of the message is
 * kept. Lengths are looked at before anything is walked: an array can say that it has four billion items, and hold none.
 */
class MessageParts {
    #characters = MOST_CHARACTERS;
    #numbers = MOST_NUMBERS;
    /** Reads a text and cuts it if it is too long. */
    text(value, most) {
        if (typeof value !== 'string')
            throw new MalformedMessage('a text is missing');
        const kept = value.length > most ? `${value.slice(0, most - 1)}…` : value;
        this.#characters -= kept.length;
        if (this.#characters < 0)
            throw new MalformedMessage('there is too much text');
        return kept;
    }
    number(value, low, high) {
        if (typeof value === 'number' && value >= low && value <= high)
            return value;
        throw new MalformedMessage(`a number from ${String(low)} to ${String(high)} is missing`);
    }
    count(value, high) {
        const number = this.number(value, 0, high);
        if (!Number.isInteger(number))
            throw new MalformedMessage('a whole number is missing');
        return number;
    }
    flag(value) {
        if (typeof value !== 'boolean')
            throw new MalformedMessage('a yes or no is missing');
        return value;
    }
    /** Reads a number or a text. A number that is none becomes a text: an attack may have found no median. */
    scalar(value, most) {
        if (typeof value !== 'number')
            return this.text(value, most);
        return Number.isFinite(value) ? value : String(value);
    }
    list(value, most, read) {
        if (!Array.isArray(value) || value.length > most) {
            throw new MalformedMessage('a list is missing or too long');
        }
        const items = value;
        return Array.from({ length: items.length }, (_unused, index) => read(items[index]));
    }
    object(value) {
        if (!(0, json_ts_1.isObject)(value))
            throw new MalformedMessage('an object is missing');
        return value;
    }
    /** Reads an object of names and values. */
    entries(value, most, mostName, read) {
        const entries = Object.entries(this.object(value));
        if (entries.length > most)
            throw new MalformedMessage('an object has too many values');
        return Object.fromEntries(entries.map(([name, item]) => [this.text(name, mostName), read(item)]));
    }
    /** Reads an array of floats of this length. */
    floats(value, length) {
        if (!isFloats(value) || value.length !== length) {
            throw new MalformedMessage('an array has another length');
        }
        this.#numbers -= length;
        if (this.#numbers < 0)
            throw new MalformedMessage('there are too many numbers');
        const copy = Float32Array.from(value);
        if (!copy.every(Number.isFinite))
            throw new MalformedMessage('an array holds numbers that are none');
        return copy;
    }
}
exports.MessageParts = MessageParts;
/** True also for an array that another realm has made. */
function isFloats(value) {
    return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Float32Array]';
}


/***/ }),

/***/ 9151:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.changedNumbers = changedNumbers;
exports.firstNumbers = firstNumbers;
const numbers_ts_1 = __nccwpck_require__(8555);
const MOST_CHANGES = 6;
const MOST_NUMBERS = 12;
/** The greatest changes of an input: `age: 31 to 34.5; column 7: 0.2 to 0.19; and 3 more`. */
function changedNumbers(original, changed, columns = []) {
    const changes = [...original.keys()]
        .map((index) => ({ index, from: original[index] ?? 0, to: changed[index] ?? 0 }))
        .filter(({ from, to }) => from !== to)
        .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from) || one.index - other.index);
    if (changes.length === 0)
        return 'nothing';
    const words = changes
        .slice(0, MOST_CHANGES)
        .map(({ index, from, to }) => `${columns[index] ?? `number ${String(index + 1)}`}: ${(0, numbers_ts_1.shownNumber)(from)} to ${(0, numbers_ts_1.shownNumber)(to)}`);
    const more = changes.length - words.length;
    return [...words, ...(more > 0 ? [`and ${String(more)} more`] : [])].join('; ');
}
function firstNumbers(values) {
    const shown = Array.from(values.subarray(0, MOST_NUMBERS), numbers_ts_1.shownNumber).join(', ');
    const more = values.length - MOST_NUMBERS;
    return more > 0 ? `${shown}, and ${String(more)} more` : shown;
}


/***/ }),

/***/ 8555:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.shownNumber = shownNumber;
exports.shownValue = shownValue;
exports.roundedNumber = roundedNumber;
exports.extentOf = extentOf;
/** A number for people: four significant digits, large whole numbers whole. */
function shownNumber(value) {
    if (!Number.isFinite(value))
        return 'not known';
    return String(Number.isInteger(value) ? value : Number(value.toPrecision(4)));
}
function shownValue(value) {
    return typeof value === 'number' ? shownNumber(value) : value;
}
/** Six significant digits, which is what float32 holds; `null` for what JSON has no number for. */
function roundedNumber(value) {
    return Number.isFinite(value) ? Number(value.toPrecision(6)) : null;
}
/** The smallest and the greatest of the finite numbers; 0 and 0 if there are none. */
function extentOf(values) {
    let [low, high] = [Infinity, -Infinity];
    for (const value of values) {
        if (!Number.isFinite(value))
            continue;
        if (value < low)
            low = value;
        if (value > high)
            high = value;
    }
    return low <= high ? [low, high] : [0, 0];
}


/***/ }),

/***/ 6130:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.pictureForm = pictureForm;
/** Inputs with longer sides are no pictures that anybody could look at. */
const LONGEST_SIDE = 20_000;
/** Decides whether inputs of a shape are pictures, and of which form. @returns undefined for tables and series */
function pictureForm(summary, shape) {
    if (summary.task !== 'image-classification')
        return undefined;
    const size = shape.reduce((product, side) => product * side, 1);
    const given = summary.picture;
    const fits = given !== undefined && given.channels * given.width * given.height === size;
    const found = fits ? given : shapeOf(shape);
    const isBgr = summary.isBgr === true;
    return found !== undefined && isDrawable(found) ? { shape: found, isBgr } : undefined;
}
function shapeOf([first, second, third, ...more]) {
    if (first === undefined || second === undefined || more.length > 0)
        return undefined;
    if (third === undefined)
        return { channels: 1, height: first, width: second, order: 'chw' };
    const isLast = [1, 3, 4].includes(third) && ![1, 3, 4].includes(first);
    return isLast
        ? { channels: third, height: first, width: second, order: 'hwc' }
        : { channels: first, height: second, width: third, order: 'chw' };
}
function isDrawable({ channels, width, height }) {
    return channels >= 1 && [width, height].every((side) => side >= 1 && side <= LONGEST_SIDE);
}


/***/ }),

/***/ 7218:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.WIDEST_FONT_SIZE = exports.PLOT_FONT_SIZE = void 0;
exports.seriesInk = seriesInk;
exports.seriesDashes = seriesDashes;
exports.straight = straight;
exports.label = label;
/** The size of all texts in plots. */
exports.PLOT_FONT_SIZE = 11;
/** Pages draw texts larger in a narrow window (html/style.ts), and fonts differ in width: texts side by side leave room. */
exports.WIDEST_FONT_SIZE = 14;
/** The inks for series; further series begin again with the first. */
const SERIES = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'];
/** Series differ in their dashes, too, since not everybody tells colours apart. */
const DASHES = [[], [6, 3], [2, 2], [8, 3, 2, 3], [4, 4], [1, 3]];
function seriesInk(index) {
    return SERIES[index % SERIES.length] ?? 'text';
}
function seriesDashes(index) {
    return DASHES[index % DASHES.length] ?? [];
}
function straight(from, to, ink, width = 1) {
    return { kind: 'line', points: [from, to], ink, width, dashes: [] };
}
function label(text, at, anchor) {
    return { kind: 'text', at, text, anchor };
}


/***/ }),

/***/ 2448:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.rangeOf = rangeOf;
exports.toRaster = toRaster;
exports.differenceRaster = differenceRaster;
exports.shownSize = shownSize;
const numbers_ts_1 = __nccwpck_require__(8555);
/**
 * The range of the numbers of pictures, from the usual ones: 0 to 1, -1 to 1, 0 to 255; otherwise the smallest and the
 * greatest number.
 */
function rangeOf(pictures) {
    let [low, high] = [Infinity, -Infinity];
    for (const picture of pictures) {
        const [lowest, highest] = (0, numbers_ts_1.extentOf)(picture);
        [low, high] = [Math.min(low, lowest), Math.max(high, highest)];
    }
    if (!(low < high))
        return low < 0 ? [low, 0] : [0, Math.max(1, high)];
    if (low >= 0 && high <= 1)
        return [0, 1];
    if (low >= -1 && high <= 1)
        return [-1, 1];
    return low >= 0 && high > 127 && high <= 255 ? [0, 255] : [low, high];
}
/** Makes a picture of an input. Pictures of neither three nor four channels show the mean of their channels in grey. */
function toRaster(values, { shape, isBgr }, [low, high]) {
    const { channels, width, height, order } = shape;
    const pixels = width * height;
    const rgb = new Uint8Array(pixels * 3);
    const level = (pixel, channel) => {
        const value = values[order === 'chw' ? channel * pixels + pixel : pixel * channels + channel] ?? low;
        return Math.min(255, Math.max(0, ((value - low) / (high - low)) * 255));
    };
    const isColour = channels === 3 || channels === 4;
    for (let pixel = 0; pixel < pixels; pixel += 1) {
        const grey = isColour ? 0 : meanLevel(pixel, channels, level);
        for (let colour = 0; colour < 3; colour += 1) {
            rgb[pixel * 3 + colour] = Math.round(isColour ? level(pixel, isBgr ? 2 - colour : colour) : grey);
        }
    }
    return { width, height, rgb };
}
function meanLevel(pixel, channels, level) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
        sum += level(pixel, channel);
    return sum / channels;
}
/** The difference of two inputs around grey, with the greatest change at full strength. */
function differenceRaster(original, changed, form) {
    const difference = changed.map((value, index) => value - (original[index] ?? 0));
    const most = Math.max(...(0, numbers_ts_1.extentOf)(difference).map(Math.abs));
    const bound = most === 0 ? 1 : most;
    return toRaster(difference, form, [-bound, bound]);
}
/** Small pictures get about this many pixels in width. */
const SHOWN_SIZE = 112;
/** Pictures on a page have at most this many pixels in width and height. */
const MOST_SIZE = 256;
/** Brings a picture to a size to look at: every pixel becomes a square, or of a large picture only some pixels stay. */
function shownSize(raster) {
    const longest = Math.max(raster.width, raster.height);
    if (longest > MOST_SIZE)
        return resized(raster, MOST_SIZE / longest);
    return resized(raster, Math.max(1, Math.round(SHOWN_SIZE / longest)));
}
/** Scales a picture by its nearest pixels. */
function resized({ width, height, rgb }, factor) {
    const [wide, high] = [Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor))];
    const scaled = new Uint8Array(wide * high * 3);
    const columns = Array.from({ length: wide }, (_unused, x) => Math.min(width - 1, Math.floor(x / factor)));
    for (let y = 0; y < high; y += 1) {
        const row = Math.min(height - 1, Math.floor(y / factor)) * width;
        for (let x = 0; x < wide; x += 1) {
            const from = (row + (columns[x] ?? 0)) * 3;
            const to = (y * wide + x) * 3;
            scaled[to] = rgb[from] ?? 0;
            scaled[to + 1] = rgb[from + 1] ?? 0;
            scaled[to + 2] = rgb[from + 2] ?? 0;
        }
    }
    return { width: wide, height: high, rgb: scaled };
}


/***/ }),

/***/ 4883:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.readEvidence = readEvidence;
const message_parts_ts_1 = __nccwpck_require__(3865);
/** The bounds of evidence. Names and notes come from file names and data; a title is the attack's own. */
const TITLE = 1000;
const NAME = 4000;
const MOST_ITEMS = 10_000;
const MOST_COLUMNS = 200;
const MOST_SERIES = 200;
const MOST_POINTS = 20_000;
const MOST_SIDES = 8;
/** One input has at most so many numbers. */
const MOST_SIZE = 2 ** 24;
/** Reads one piece of evidence. @throws MalformedMessage */
function readEvidence(parts, value) {
    const evidence = parts.object(value);
    const title = parts.text(evidence['title'], TITLE);
    switch (evidence['kind']) {
        case 'pairs':
            return readPairs(parts, evidence, title);
        case 'curve':
            return readCurve(parts, evidence, title);
        case 'table':
            return {
                kind: 'table',
                title,
                header: parts.list(evidence['header'], MOST_COLUMNS, (name) => parts.text(name, NAME)),
                rows: parts.list(evidence['rows'], MOST_ITEMS, (row) => parts.list(row, MOST_COLUMNS, (cell) => parts.scalar(cell, NAME))),
                ...(evidence['bars'] !== undefined && { bars: parts.count(evidence['bars'], MOST_COLUMNS) }),
            };
        case 'inputs':
            return readInputs(parts, evidence, title);
        default:
            throw new message_parts_ts_1.MalformedMessage('evidence has another kind');
    }
}
function readPairs(parts, { shape, pairs }, title) {
    const { sides, size } = readShape(parts, shape);
    return {
        kind: 'pairs',
        title,
        shape: sides,
        pairs: parts.list(pairs, MOST_ITEMS, (item) => {
            const { name, original, changed, before, after, distance } = parts.object(item);
            return {
                name: parts.text(name, NAME),
                original: parts.floats(original, size),
                changed: parts.floats(changed, size),
                before: parts.text(before, NAME),
                after: parts.text(after, NAME),
                distance: parts.number(distance, 0, Number.MAX_VALUE),
            };
        }),
    };
}
function readInputs(parts, { shape, inputs }, title) {
    const { sides, size } = readShape(parts, shape);
    return {
        kind: 'inputs',
        title,
        shape: sides,
        inputs: parts.list(inputs, MOST_ITEMS, (item) => {
            const { name, values, note } = parts.object(item);
            return {
                name: parts.text(name, NAME),
                values: parts.floats(values, size),
                note: parts.text(note, NAME),
            };
        }),
    };
}
function readCurve(parts, { xLabel, yLabel, series, isScore }, title) {
    return {
        kind: 'curve',
        title,
        ...(isScore === true && { isScore }),
        xLabel: parts.text(xLabel, NAME),
        yLabel: parts.text(yLabel, NAME),
        series: parts.list(series, MOST_SERIES, (item) => {
            const { name, points, band } = parts.object(item);
            return {
                name: parts.text(name, NAME),
                // A point that is none cannot be drawn.
                points: parts.list(points, MOST_POINTS, (point) => readPoint(parts, point)).filter(isFinitePoint),
                ...(band === undefined
                    ? {}
                    : { band: parts.list(band, MOST_POINTS, (part) => readInterval(parts, part)) }),
            };
        }),
    };
}
function readPoint(parts, value) {
    const [x, y] = parts.list(value, 2, (one) => one);
    if (typeof x !== 'number' || typeof y !== 'number')
        throw new message_parts_ts_1.MalformedMessage('a point lacks a number');
    return [x, y];
}
/** An interval that is none cannot be drawn either, and a band without it would be another one. */
function readInterval(parts, value) {
    const [x, low, high] = parts.list(value, 3, (one) => parts.number(one, -Number.MAX_VALUE, Number.MAX_VALUE));
    if (x === undefined || low === undefined || high === undefined) {
        throw new message_parts_ts_1.MalformedMessage('an interval lacks a number');
    }
    return [x, low, high];
}
function isFinitePoint(point) {
    return point.every(Number.isFinite);
}
function readShape(parts, shape) {
    const sides = parts.list(shape, MOST_SIDES, (side) => parts.count(side, MOST_SIZE));
    const size = sides.reduce((product, side) => product * side, 1);
    if (size < 1 || size > MOST_SIZE)
        throw new message_parts_ts_1.MalformedMessage('an input has no number, or too many');
    return { sides, size };
}


/***/ }),

/***/ 9935:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.readAttackResult = readAttackResult;
exports.readColumns = readColumns;
exports.readPicture = readPicture;
const read_evidence_ts_1 = __nccwpck_require__(4883);
const message_parts_ts_1 = __nccwpck_require__(3865);
const SENTENCE = 4000;
const NAME = 1000;
const MOST_SENTENCES = 200;
const MOST_FIGURES = 1000;
const MOST_EVIDENCE = 200;
const MOST_DEFENCES = 100;
const MOST_SETTINGS = 100;
const MOST_NUMBERS = 10_000;
const LONGEST_SIDE = 2 ** 24;
/** Rounding may put a score so far beside its interval. */
const TOLERANCE = 1e-9;
/**
 * Reads the result of an attack from a process that ran a hostile model. Every part is checked and copied.
 * @returns undefined if it has not the form of a result
 */
function readAttackResult(value) {
    try {
        return readResult(new message_parts_ts_1.MessageParts(), value);
    }
    catch (error) {
        if (error instanceof message_parts_ts_1.MalformedMessage)
            return undefined;
        throw error;
    }
}
function readResult(parts, value) {
    const result = parts.object(value);
    const { version, name, formula, sources } = parts.object(result['method']);
    const sentences = (list) => parts.list(list, MOST_SENTENCES, (one) => parts.text(one, SENTENCE));
    return {
        score: readEstimate(parts, result['score']),
        meaning: parts.text(result['meaning'], SENTENCE),
        cutShort: parts.flag(result['cutShort']),
        limits: sentences(result['limits']),
        queries: parts.count(result['queries'], Number.MAX_SAFE_INTEGER),
        seconds: parts.number(result['seconds'], 0, Number.MAX_SAFE_INTEGER),
        ...(result['accuracy'] === undefined ? {} : { accuracy: parts.number(result['accuracy'], 0, 1) }),
        method: {
            version: parts.count(version, Number.MAX_SAFE_INTEGER),
            name: parts.text(name, NAME),
            formula: parts.text(formula, SENTENCE),
            sources: sentences(sources),
        },
        figures: parts.entries(result['figures'], MOST_FIGURES, NAME, (one) => parts.scalar(one, NAME)),
        evidence: parts.list(result['evidence'], MOST_EVIDENCE, (one) => (0, read_evidence_ts_1.readEvidence)(parts, one)),
        defences: parts.list(result['defences'], MOST_DEFENCES, (one) => readDefence(parts, one)),
        ...(result['picture'] === undefined ? {} : { picture: readPicture(parts, result['picture']) }),
        ...(result['columns'] === undefined ? {} : { columns: readColumns(parts, result['columns']) }),
    };
}
/** Tables of people have far fewer columns. */
const MOST_COLUMNS = 100_000;
function readColumns(parts, value) {
    return parts.list(value, MOST_COLUMNS, (one) => parts.text(one, NAME));
}
function readPicture(parts, value) {
    const picture = parts.object(value);
    const side = (name) => parts.count(picture[name], LONGEST_SIDE);
    const order = ['chw', 'hwc'].find((one) => one === picture['order']);
    if (order === undefined)
        throw new message_parts_ts_1.MalformedMessage('the order of a picture is missing');
    return { channels: side('channels'), height: side('height'), width: side('width'), order };
}
function readEstimate(parts, value) {
    const estimate = parts.object(value);
    const [score, low, high] = [estimate['value'], estimate['low'], estimate['high']].map((one) => parts.number(one, 0, 1));
    if (score === undefined || low === undefined || high === undefined) {
        throw new message_parts_ts_1.MalformedMessage('a score is missing');
    }
    if (score < low - TOLERANCE || score > high + TOLERANCE) {
        throw new message_parts_ts_1.MalformedMessage('a score lies beside its interval');
    }
    return { value: score, low, high };
}
function readDefence(parts, value) {
    const { name, advice, measured, setting } = parts.object(value);
    return {
        name: parts.text(name, NAME),
        advice: parts.text(advice, SENTENCE),
        ...(measured === undefined ? {} : { measured: readMeasured(parts, measured) }),
        ...(setting === undefined
            ? {}
            : { setting: parts.entries(setting, MOST_SETTINGS, NAME, (one) => readSetting(parts, one)) }),
    };
}
function readMeasured(parts, value) {
    const measured = parts.object(value);
    return { without: parts.number(measured['without'], 0, 1), with: parts.number(measured['with'], 0, 1) };
}
function readSetting(parts, value) {
    if (!Array.isArray(value))
        return parts.scalar(value, NAME);
    return parts.list(value, MOST_NUMBERS, (one) => parts.number(one, -Number.MAX_VALUE, Number.MAX_VALUE));
}


/***/ }),

/***/ 4799:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.smallScoreBar = smallScoreBar;
exports.scoreBar = scoreBar;
const numbers_ts_1 = __nccwpck_require__(8555);
const plot_ts_1 = __nccwpck_require__(7218);
const WIDTH = 400;
const [LEFT, RIGHT] = [14, 386];
const AXIS_Y = 40;
/** Draws a score, its interval and the threshold small enough for a list, without words. */
function smallScoreBar(score, threshold) {
    const [width, left, right, y] = [240, 6, 234, 10];
    const place = (share) => left + Math.min(1, Math.max(0, share)) * (right - left);
    const limit = place(threshold);
    return {
        width,
        height: 20,
        marks: [
            (0, plot_ts_1.straight)([left, y], [right, y], 'grid', 3),
            (0, plot_ts_1.straight)([place(score.low), y], [place(score.high), y], 'band', 8),
            (0, plot_ts_1.straight)([limit, 1], [limit, 19], 'limit', 1.4),
            { kind: 'dot', at: [place(score.value), y], radius: 4.5, ink: 'series-1' },
        ],
        description: `Score ${(0, numbers_ts_1.shownNumber)(score.value)}, threshold ${(0, numbers_ts_1.shownNumber)(threshold)}, on a line from 0 to 1.`,
    };
}
/** Draws a score with its interval and the threshold on a line from 0 to 1. */
function scoreBar(score, threshold) {
    const place = (share) => LEFT + Math.min(1, Math.max(0, share)) * (RIGHT - LEFT);
    const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((tick) => [
        (0, plot_ts_1.straight)([place(tick), AXIS_Y], [place(tick), AXIS_Y + 5], 'axis'),
        (0, plot_ts_1.label)((0, numbers_ts_1.shownNumber)(tick), [place(tick), AXIS_Y + 17], 'middle'),
    ]);
    const limit = place(threshold);
    const anchor = threshold < 0.15 ? 'start' : threshold > 0.85 ? 'end' : 'middle';
    const words = [
        `Score ${(0, numbers_ts_1.shownNumber)(score.value)}, 95 % interval ${(0, numbers_ts_1.shownNumber)(score.low)} to ${(0, numbers_ts_1.shownNumber)(score.high)}`,
        `threshold ${(0, numbers_ts_1.shownNumber)(threshold)}, on a line from 0 to 1.`,
    ];
    return {
        width: WIDTH,
        height: 62,
        marks: [
            (0, plot_ts_1.straight)([place(score.low), AXIS_Y - 8], [place(score.high), AXIS_Y - 8], 'band', 10),
            (0, plot_ts_1.straight)([LEFT, AXIS_Y], [RIGHT, AXIS_Y], 'axis'),
            ...ticks,
            {
                kind: 'line',
                points: [
                    [limit, AXIS_Y - 22],
                    [limit, AXIS_Y],
                ],
                ink: 'limit',
                width: 1.6,
                dashes: [4, 2],
            },
            (0, plot_ts_1.label)(`threshold ${(0, numbers_ts_1.shownNumber)(threshold)}`, [limit, AXIS_Y - 27], anchor),
            { kind: 'dot', at: [place(score.value), AXIS_Y - 8], radius: 4.5, ink: 'series-1' },
        ],
        description: words.join(', '),
    };
}


/***/ }),

/***/ 8559:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.textWidth = textWidth;
exports.fitText = fitText;
/**
 * The widths of Helvetica and Helvetica Bold for the characters from space to tilde, in thousandths of the font size (Adobe's
 * font metrics for the standard fonts, with the quotes of WinAnsi).
 */
const PLAIN = [
    [278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
    [556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
    [1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
    [667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
    [333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
    [556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
].flat();
const BOLD = [
    [278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278],
    [556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611],
    [975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778],
    [667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556],
    [333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611],
    [611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584],
].flat();
/** Wide enough for the characters whose width is not known. */
const OTHER = 1000;
/** Returns the width of a text in the unit of its font size. */
function textWidth(text, fontSize, isBold = false) {
    const widths = isBold ? BOLD : PLAIN;
    let sum = 0;
    // A letter with an accent is as wide as the letter.
    for (const char of text.normalize('NFD')) {
        const code = char.codePointAt(0) ?? 0;
        if (code < 0x300 || code > 0x36f)
            sum += widths[code - 32] ?? OTHER;
    }
    return (sum * fontSize) / 1000;
}
/** Cuts a text so that it fits, and marks the cut. */
function fitText(text, width, fontSize) {
    if (textWidth(text, fontSize) <= width)
        return text;
    const chars = Array.from(text.slice(0, 500));
    while (chars.length > 0 && textWidth(`${chars.join('')}...`, fontSize) > width)
        chars.pop();
    return `${chars.join('').trimEnd()}...`;
}


/***/ }),

/***/ 8439:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.roundAxis = roundAxis;
/**
 * Chooses round ticks, 1, 2 or 5 times a power of ten apart, that enclose a range.
 * @param most about how many steps; there may be one more
 */
function roundAxis(low, high, most = 5) {
    const [from, to] = widened(low, high);
    const rough = (to - from) / most;
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = power * ([1, 2, 5].find((factor) => factor * power >= rough * 0.999_999) ?? 10);
    const [first, last] = [Math.floor(from / step + 1e-9), Math.ceil(to / step - 1e-9)];
    // Multiples of the step, rounded: 3 x 0.1 is not 0.3 in binary.
    const ticks = Array.from({ length: last - first + 1 }, (_unused, index) => Number(((first + index) * step).toPrecision(12)));
    return { low: ticks[0] ?? from, high: ticks.at(-1) ?? to, ticks };
}
/** Smaller numbers are too close to the end of what a number can hold. */
const TINY = 1e-290;
/** Makes room around a range that is one number, or too narrow to be told from one. */
function widened(low, high) {
    const size = Math.max(Math.abs(low), Math.abs(high));
    if (size > TINY && high - low > size * 1e-9)
        return [low, high];
    return size <= TINY ? [0, 1] : [low - size / 2, high + size / 2];
}


/***/ }),

/***/ 4520:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.toneOf = toneOf;
exports.estimateWords = estimateWords;
exports.headline = headline;
const numbers_ts_1 = __nccwpck_require__(8555);
const VERDICTS = {
    clean: 'Passed',
    vulnerable: 'Vulnerable',
    undecided: 'Undecided',
};
const TONES = {
    clean: 'good',
    vulnerable: 'bad',
    undecided: 'open',
};
function toneOf({ verdict }) {
    return TONES[verdict];
}
/** `0.88 (95 % interval 0.78 to 0.94)` */
function estimateWords({ value, low, high }) {
    return `${(0, numbers_ts_1.shownNumber)(value)} (95 % interval ${(0, numbers_ts_1.shownNumber)(low)} to ${(0, numbers_ts_1.shownNumber)(high)})`;
}
/** The verdict in a sentence: `Vulnerable: the score is 0.88 …, above the threshold of 0.5.` */
function headline({ verdict, threshold }, score) {
    const side = score.value > threshold ? 'above' : 'not above';
    const start = `${VERDICTS[verdict]}: the score is ${estimateWords(score)}, ${side} the threshold of ${(0, numbers_ts_1.shownNumber)(threshold)}`;
    return verdict === 'undecided' ? `${start}, but the attack was cut short. This is no pass.` : `${start}.`;
}


/***/ }),

/***/ 5823:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.vulnerabilityDocument = vulnerabilityDocument;
exports.verdictBlocks = verdictBlocks;
exports.methodBlocks = methodBlocks;
exports.allEvidence = allEvidence;
exports.limitBlocks = limitBlocks;
const number_words_ts_1 = __nccwpck_require__(4026);
const numbers_ts_1 = __nccwpck_require__(8555);
const score_bar_ts_1 = __nccwpck_require__(4799);
const analysed_ts_1 = __nccwpck_require__(4842);
const defence_ts_1 = __nccwpck_require__(7513);
const document_ts_1 = __nccwpck_require__(6716);
const evidence_ts_1 = __nccwpck_require__(3136);
const verdict_words_ts_1 = __nccwpck_require__(4520);
/** Tells what an attack found: the verdict first, then its grounds. */
function vulnerabilityDocument(summary, result) {
    return {
        title: `Vulnerability report: ${summary.attack} of ${summary.model}`,
        tone: (0, verdict_words_ts_1.toneOf)(summary),
        headline: (0, verdict_words_ts_1.headline)(summary, result.score),
        sections: [
            { title: 'Verdict', blocks: verdictBlocks(summary, result) },
            { title: 'How it was found', blocks: methodBlocks(result) },
            { title: 'Evidence', blocks: allEvidence(summary, result) },
            { title: 'What helps', blocks: (0, defence_ts_1.defenceBlocks)(result.defences, summary.threshold) },
            { title: 'What the score does not say', blocks: limitBlocks(result) },
            (0, analysed_ts_1.analysedSection)(summary),
        ],
    };
}
function verdictBlocks(summary, { score, meaning }) {
    return [
        { kind: 'plot', caption: 'Score, 95 % interval and threshold', plot: (0, score_bar_ts_1.scoreBar)(score, summary.threshold) },
        (0, document_ts_1.paragraph)(meaning),
    ];
}
/** How the score was computed, and what that took. */
function methodBlocks({ method, queries, seconds, accuracy, cutShort, figures, }) {
    const facts = [
        ['Method', `${method.name}, version ${String(method.version)}`],
        ['Score', method.formula],
        ...method.sources.map((source) => ['Source', source]),
        ['Queries of the model', (0, number_words_ts_1.grouped)(queries)],
        ['Seconds', (0, numbers_ts_1.shownNumber)(seconds)],
        [
            'Cut short',
            cutShort ? 'yes: the time or the queries ended before the attack had done all it wanted' : 'no',
        ],
    ];
    if (accuracy !== undefined)
        facts.push(['Accuracy before the attack', (0, numbers_ts_1.shownNumber)(accuracy)]);
    const settings = Object.entries(figures).map(([name, value]) => [name, (0, numbers_ts_1.shownValue)(value)]);
    return [
        { kind: 'facts', caption: 'Method and effort', facts },
        ...(settings.length === 0
            ? []
            : [{ kind: 'facts', caption: 'Settings and figures', facts: settings }]),
    ];
}
function allEvidence(summary, { evidence }) {
    return evidence.length === 0
        ? [(0, document_ts_1.paragraph)('There are no plots and no pictures.')]
        : evidence.flatMap((one) => (0, evidence_ts_1.evidenceBlocks)(summary, one));
}
/** What the score does not say. */
function limitBlocks({ limits }) {
    return limits.length === 0
        ? [(0, document_ts_1.paragraph)('The attack names no limits of its own.')]
        : [{ kind: 'list', items: limits }];
}


/***/ }),

/***/ 9916:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.renameOver = renameOver;
exports.retryWhileBusy = retryWhileBusy;
const promises_1 = __nccwpck_require__(1455);
const promises_2 = __nccwpck_require__(8500);
const json_ts_1 = __nccwpck_require__(6153);
/** The errors of Windows for a file that another program has open, such as a scanner for viruses. */
const BUSY = ['EPERM', 'EACCES', 'EBUSY'];
const WAITS_MS = [20, 50, 100, 200, 400];
/**
 * Renames a file over another one. Windows refuses that while the other one is open, so there it is tried for a moment;
 * elsewhere such an error does not pass.
 * @throws the error of the system
 */
async function renameOver(from, to) {
    await retryWhileBusy(() => (0, promises_1.rename)(from, to), process.platform === 'win32' ? WAITS_MS : []);
}
/**
 * Repeats an attempt as long as the system says that a file is open.
 * @param waitsMs how long to wait before each further attempt
 * @throws the last error
 */
async function retryWhileBusy(attempt, waitsMs) {
    for (const waitMs of waitsMs) {
        try {
            await attempt();
            return;
        }
        catch (error) {
            if (!BUSY.includes((0, json_ts_1.textAt)(error, 'code')))
                throw error;
            await (0, promises_2.setTimeout)(waitMs);
        }
    }
    await attempt();
}


/***/ }),

/***/ 4962:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.icon = icon;
exports.badge = badge;
const markup_ts_1 = __nccwpck_require__(3221);
/** The shapes of verdicts differ, too, since not everybody tells colours apart. */
const SHAPES = {
    good: 'M3.5 8.5l3 3 6-7',
    bad: 'M8 3.2v6M8 12.2v.6',
    open: 'M5.6 6a2.4 2.4 0 1 1 3.4 2.2c-.7.4-1 .8-1 1.6M8 12.3v.5',
    none: 'M4 8h8',
};
function icon(tone) {
    return (0, markup_ts_1.element)('svg', { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true', focusable: 'false' }, (0, markup_ts_1.element)('path', { d: SHAPES[tone] }));
}
/** A verdict in a word, with a shape and a colour that say the same. */
function badge(tone, word) {
    return (0, markup_ts_1.element)('span', { class: `badge ${tone}` }, icon(tone), word);
}


/***/ }),

/***/ 7647:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.blockHtml = blockHtml;
exports.factList = factList;
exports.tableOf = tableOf;
const numbers_ts_1 = __nccwpck_require__(8555);
const number_words_ts_1 = __nccwpck_require__(4026);
const markup_ts_1 = __nccwpck_require__(3221);
const plot_svg_ts_1 = __nccwpck_require__(9077);
const png_ts_1 = __nccwpck_require__(9566);
/** A page shows at most this many rows of a table. */
const MOST_ROWS = 200;
/** The first rows of a long table are shown at once, and the others on demand. */
const MOST_OPEN_ROWS = 8;
function blockHtml(block, context) {
    switch (block.kind) {
        case 'paragraph':
            return (0, markup_ts_1.element)('p', {}, block.text);
        case 'heading':
            return (0, markup_ts_1.element)(context.level === 3 ? 'h3' : 'h4', {}, block.text);
        case 'list':
            return (0, markup_ts_1.element)('ul', {}, block.items.map((item) => (0, markup_ts_1.element)('li', {}, item)));
        case 'facts':
            return [(0, markup_ts_1.element)('p', { class: 'label' }, block.caption), factList(block.facts)];
        case 'table':
            return tableHtml(block.caption, block.header, block.rows);
        case 'plot': {
            const plot = (0, plot_svg_ts_1.plotSvg)(block.plot, block.caption, context.names);
            return (0, markup_ts_1.element)('figure', {}, plot, (0, markup_ts_1.element)('figcaption', {}, block.caption));
        }
        case 'pictures':
            return picturesHtml(block.groups, block.left, context);
    }
}
/** Names with their values. */
function factList(facts) {
    return (0, markup_ts_1.element)('dl', { class: 'facts' }, facts.map(([name, value]) => (0, markup_ts_1.element)('div', {}, (0, markup_ts_1.element)('dt', {}, name), (0, markup_ts_1.element)('dd', {}, value))));
}
function tableHtml(caption, header, rows) {
    const shown = rows.slice(0, MOST_ROWS);
    const table = tableOf(caption, header, shown.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : [cell]))));
    const content = [table, leftOut(rows.length - shown.length, 'rows are in the JSON report')];
    if (shown.length <= MOST_OPEN_ROWS)
        return content;
    const words = `${caption}: ${(0, number_words_ts_1.grouped)(rows.length)} rows`;
    return (0, markup_ts_1.element)('details', {}, (0, markup_ts_1.element)('summary', {}, words), content);
}
/** A table with its caption. A column of numbers only stands to the right. A wide table scrolls by itself. */
function tableOf(caption, header, rows) {
    const kinds = header.map((_name, column) => rows.every((row) => typeof row[column] === 'number') ? 'number' : undefined);
    const names = header.map((name, at) => (0, markup_ts_1.element)('th', { scope: 'col', class: kinds[at] }, name));
    const lines = rows.map((row) => (0, markup_ts_1.element)('tr', {}, row.map((cell, at) => (0, markup_ts_1.element)('td', { class: kinds[at] }, typeof cell === 'number' ? (0, numbers_ts_1.shownValue)(cell) : cell))));
    const table = (0, markup_ts_1.element)('table', {}, (0, markup_ts_1.element)('caption', {}, caption), (0, markup_ts_1.element)('thead', {}, (0, markup_ts_1.element)('tr', {}, names)), (0, markup_ts_1.element)('tbody', {}, lines));
    return (0, markup_ts_1.element)('div', { class: 'scroll', role: 'group', 'aria-label': caption, tabindex: 0 }, table);
}
function leftOut(count, where) {
    return count > 0 ? (0, markup_ts_1.element)('p', { class: 'note' }, `${(0, number_words_ts_1.grouped)(count)} more ${where}.`) : undefined;
}
function picturesHtml(groups, left, context) {
    const shown = groups.flatMap((group) => {
        const files = [];
        const bytes = () => {
            files.push(...group.pictures.map((picture) => [picture, (0, png_ts_1.toPng)(picture.raster)]));
            return files.reduce((sum, [, png]) => sum + png.length, 0);
        };
        return context.allowsPictures(bytes) ? [groupHtml(group, files)] : [];
    });
    const missing = left + groups.length - shown.length;
    const kind = groups.every(({ pictures }) => pictures.length === 1) ? 'groups single' : 'groups';
    return [
        shown.length === 0 ? undefined : (0, markup_ts_1.element)('ul', { class: kind }, shown),
        leftOut(missing, 'are in the report of attack samples'),
    ];
}
function groupHtml({ name, note }, pictures) {
    return (0, markup_ts_1.element)('li', { class: 'group' }, (0, markup_ts_1.element)('p', { class: 'name' }, name), (0, markup_ts_1.element)('div', { class: 'row' }, pictures.map(pictureHtml)), (0, markup_ts_1.element)('p', { class: 'note' }, note));
}
function pictureHtml([{ raster, alt, label }, png]) {
    return (0, markup_ts_1.element)('figure', {}, (0, markup_ts_1.image)((0, markup_ts_1.pngAddress)(png), alt, raster), label === '' ? undefined : (0, markup_ts_1.element)('figcaption', {}, label));
}


/***/ }),

/***/ 3176:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.PRODUCT = void 0;
exports.renderPage = renderPage;
exports.banner = banner;
exports.jobContent = jobContent;
exports.verdictCard = verdictCard;
const vulnerability_ts_1 = __nccwpck_require__(5823);
const badge_ts_1 = __nccwpck_require__(4962);
const blocks_ts_1 = __nccwpck_require__(7647);
const markup_ts_1 = __nccwpck_require__(3221);
const names_ts_1 = __nccwpck_require__(4721);
const policy_ts_1 = __nccwpck_require__(8723);
const style_ts_1 = __nccwpck_require__(668);
/** The name of the project, at the top of its pages. */
exports.PRODUCT = 'Model Security Scan';
/** Renders the page of a job: one HTML file that needs no script and no other file. */
function renderPage(summary, result) {
    const document = (0, vulnerability_ts_1.vulnerabilityDocument)(summary, result);
    const frame = { title: document.title, style: style_ts_1.STYLE, policy: (0, policy_ts_1.pagePolicy)(style_ts_1.STYLE) };
    return (0, markup_ts_1.pageText)(frame, banner(), (0, markup_ts_1.element)('main', {}, jobContent(document, summary.note)));
}
/** The top of a page. @param more what stands beside the name of the project */
function banner(...more) {
    return (0, markup_ts_1.element)('header', { class: 'banner' }, (0, markup_ts_1.element)('p', { class: 'product' }, exports.PRODUCT), more.length === 0 ? undefined : (0, markup_ts_1.element)('p', { class: 'about' }, more));
}
/** The verdict of a job, and all that its report says. */
function jobContent(document, note) {
    const { title, tone, headline, sections } = document;
    const names = (0, names_ts_1.createNames)();
    return [
        (0, markup_ts_1.element)('h1', {}, title),
        verdictCard(tone, headline),
        note === undefined ? undefined : (0, markup_ts_1.element)('p', { class: 'note' }, note),
        sections.map((section) => sectionHtml(section, names)),
    ];
}
const WORDS = {
    good: 'Passed',
    bad: 'Vulnerable',
    open: 'No verdict',
    none: 'Not finished',
};
/** The verdict as a word, and its reason as a sentence. */
function verdictCard(tone, headline, ...more) {
    return (0, markup_ts_1.element)('div', { class: `verdict ${tone}` }, (0, badge_ts_1.badge)(tone, WORDS[tone]), (0, markup_ts_1.element)('p', { class: 'headline' }, headline), more);
}
function sectionHtml({ title, blocks }, names) {
    const id = names.next('section');
    const allowsPictures = (bytes) => bytes() >= 0;
    const context = { names, level: 3, allowsPictures };
    return (0, markup_ts_1.element)('section', { 'aria-labelledby': id }, (0, markup_ts_1.element)('h2', { id }, title), blocks.map((block) => (0, blocks_ts_1.blockHtml)(block, context)));
}


/***/ }),

/***/ 3221:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.webAddress = webAddress;
exports.placeAddress = placeAddress;
exports.pathAddress = pathAddress;
exports.pngAddress = pngAddress;
exports.element = element;
exports.image = image;
exports.pageText = pageText;
const sanitize_ts_1 = __nccwpck_require__(4212);
/** Texts are cut at this length. */
const MOST_LENGTH = 4000;
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Makes a text of a page, or of an attribute in double quotes: one line, without invisible characters or markup. */
function escapeText(text) {
    return (0, sanitize_ts_1.plainLine)(text, MOST_LENGTH).replace(/[&<>"']/gu, (char) => ENTITIES[char] ?? '');
}
/**
 * Finished HTML. The class is not exported: only the functions of this file make it, and all of them escape, so no text
 * gets into a page as markup.
 */
class FinishedHtml {
    #html;
    constructor(html) {
        this.#html = html;
    }
    toString() {
        return this.#html;
    }
}
/** An address that a page may hold. Only the functions below make one. */
class SafeAddress {
    #address;
    constructor(address) {
        this.#address = address;
    }
    toString() {
        return this.#address;
    }
}
/** @returns undefined for an address that is not safe to link: all but https, and http on loopback */
function webAddress(url) {
    const safe = url === undefined ? undefined : (0, sanitize_ts_1.linkableUrl)(url);
    return safe === undefined ? undefined : new SafeAddress(safe);
}
/** The address of an element on the same page. */
function placeAddress(id) {
    return new SafeAddress(`#${encodeURIComponent(id)}`);
}
/** An address on the same server. */
function pathAddress(segments, query = {}) {
    const path = segments.map((segment) => encodeURIComponent(segment)).join('/');
    const search = new URLSearchParams(query).toString();
    return new SafeAddress(`/${path}${search === '' ? '' : `?${search}`}`);
}
/** A picture inside the page. */
function pngAddress(png) {
    return new SafeAddress(`data:image/png;base64,${png.toString('base64')}`);
}
function element(name, attributes = {}, ...content) {
    return new FinishedHtml(`<${name}${attributesOf(attributes)}>${htmlOf(content)}</${name}>`);
}
/** A picture with the text for those who do not see it. */
function image(source, alt, size) {
    const attributes = attributesOf({ width: size.width, height: size.height });
    return new FinishedHtml(`<img alt="${escapeText(alt)}"${attributes} src="${addressText(source)}">`);
}
function attributesOf(attributes) {
    return Object.entries(attributes)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => {
        const text = value instanceof SafeAddress ? addressText(value) : escapeText(String(value));
        return ` ${name}="${text}"`;
    })
        .join('');
}
/** An address is not cut like a text. */
function addressText(address) {
    return String(address).replace(/[&<>"']/gu, (char) => ENTITIES[char] ?? '');
}
function htmlOf(content) {
    if (content === undefined)
        return '';
    if (content instanceof FinishedHtml)
        return String(content);
    if (typeof content === 'object')
        return content.map(htmlOf).join('');
    const text = String(content);
    // Spaces at the ends keep words apart from the next element.
    const [before, after] = [/^\s/u, /\s$/u].map((end) => (end.test(text) ? ' ' : ''));
    return `${before ?? ''}${escapeText(text)}${after ?? ''}`;
}
/** Builds a whole page. @throws RangeError for a style that could end its element */
function pageText(frame, ...body) {
    const { title, style, policy, script, refreshSeconds } = frame;
    if (style.includes('<'))
        throw new RangeError('A style sheet holds no angle bracket.');
    const refresh = `<meta http-equiv="refresh" content="${String(refreshSeconds)}">`;
    return [
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8">',
        `<meta http-equiv="Content-Security-Policy" content="${escapeText(policy)}">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        '<meta name="referrer" content="no-referrer">',
        ...(refreshSeconds === undefined
            ? []
            : [script === undefined ? refresh : `<noscript>${refresh}</noscript>`]),
        `<title>${escapeText(title)}</title>`,
        '<link rel="icon" href="data:,">',
        `<style>${style}</style>`,
        ...(script === undefined ? [] : [`<script src="${addressText(script)}" defer></script>`]),
        '</head>',
        htmlOf(element('body', {}, ...body)),
        '</html>',
        '',
    ].join('\n');
}


/***/ }),

/***/ 4721:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.createNames = createNames;
function createNames() {
    let count = 0;
    return {
        next(kind) {
            count += 1;
            return `${kind}-${String(count)}`;
        },
    };
}


/***/ }),

/***/ 9077:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.plotSvg = plotSvg;
const plot_ts_1 = __nccwpck_require__(7218);
const markup_ts_1 = __nccwpck_require__(3221);
/** Draws a plot as SVG inside of a page, whose style gives the inks their colours. */
function plotSvg({ width, height, marks, description }, caption, names) {
    const [title, about] = [names.next('plot'), names.next('plot')];
    return (0, markup_ts_1.element)('svg', {
        class: 'plot',
        viewBox: `0 0 ${coordinate(width)} ${coordinate(height)}`,
        role: 'img',
        'aria-labelledby': title,
        'aria-describedby': about,
    }, (0, markup_ts_1.element)('title', { id: title }, caption), (0, markup_ts_1.element)('desc', { id: about }, description), marks.map(markSvg));
}
function markSvg(mark) {
    switch (mark.kind) {
        case 'line':
            return (0, markup_ts_1.element)('polyline', {
                class: `line ${mark.ink}`,
                points: mark.points.map(pair).join(' '),
                'stroke-width': mark.width,
                'stroke-dasharray': mark.dashes.length === 0 ? undefined : mark.dashes.join(' '),
            });
        case 'dot': {
            const [x, y] = mark.at;
            const place = { cx: coordinate(x), cy: coordinate(y), r: mark.radius };
            return (0, markup_ts_1.element)('circle', { class: `dot ${mark.ink}`, ...place });
        }
        case 'area':
            return (0, markup_ts_1.element)('polygon', { class: `area ${mark.ink}`, points: mark.points.map(pair).join(' ') });
        case 'text': {
            const [x, y] = [coordinate(mark.at[0]), coordinate(mark.at[1])];
            return (0, markup_ts_1.element)('text', { x, y, 'text-anchor': mark.anchor, 'font-size': plot_ts_1.PLOT_FONT_SIZE }, mark.text);
        }
    }
}
function pair([x, y]) {
    return `${coordinate(x)},${coordinate(y)}`;
}
function coordinate(value) {
    return String(Number(value.toFixed(2)));
}


/***/ }),

/***/ 9566:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.toPng = toPng;
const node_zlib_1 = __nccwpck_require__(8522);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Writes a picture as PNG (ISO/IEC 15948): 8 bits a channel, red, green and blue. */
function toPng({ width, height, rgb }) {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    // 8 bits, colour type 2, and the only methods there are.
    header.set([8, 2, 0, 0, 0], 8);
    const stride = width * 3;
    // Each row begins with its filter: none, which suits squares of one colour.
    const rows = Buffer.alloc(height * (stride + 1));
    for (let y = 0; y < height; y += 1) {
        rows.set(rgb.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
    }
    return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', (0, node_zlib_1.deflateSync)(rows)), chunk('IEND')]);
}
function chunk(type, data = Buffer.alloc(0)) {
    const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE((0, node_zlib_1.crc32)(content));
    return Buffer.concat([length, content, check]);
}


/***/ }),

/***/ 8723:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.pagePolicy = pagePolicy;
const node_crypto_1 = __nccwpck_require__(7598);
/**
 * The Content-Security-Policy of a page: its own style, known by its hash, and pictures inside of the page. Nothing else is
 * loaded, nothing runs, and nothing is sent.
 * @param more further directives
 */
function pagePolicy(style, more = []) {
    const hash = (0, node_crypto_1.createHash)('sha256').update(style).digest('base64');
    return [
        "default-src 'none'",
        `style-src 'sha256-${hash}'`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
        ...more,
    ].join('; ');
}


/***/ }),

/***/ 668:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.STYLE = void 0;
/** The colours of a light page, and of a dark one. Each text has a contrast of at least 4.5 with what is behind it. */
const LIGHT = {
    ...{
        back: '#fbfbfa',
        panel: '#ffffff',
        sunk: '#f3f3f1',
        text: '#1d2025',
        faint: '#5b626d',
        rule: '#dfdfdb',
    },
    ...{ accent: '#3450b8', good: '#17693a', bad: '#b3261e', open: '#855700' },
    ...{ 'good-back': '#e5f4ea', 'bad-back': '#fceae8', 'open-back': '#fbf1dc', 'none-back': '#ececea' },
    ...{
        band: '#dbe3f8',
        s1: '#3450b8',
        s2: '#b4480f',
        s3: '#00795a',
        s4: '#9c3f86',
        s5: '#705600',
        s6: '#5a5f6b',
    },
};
const DARK = {
    ...{
        back: '#121417',
        panel: '#1a1d21',
        sunk: '#22262b',
        text: '#e7e9ec',
        faint: '#a3abb6',
        rule: '#343a42',
    },
    ...{ accent: '#9db2ff', good: '#6fd296', bad: '#ff9b92', open: '#ecc06a' },
    ...{ 'good-back': '#173223', 'bad-back': '#3d1d1b', 'open-back': '#382b12', 'none-back': '#2a2f35' },
    ...{
        band: '#2a3764',
        s1: '#9db2ff',
        s2: '#ff9f68',
        s3: '#4fd1a5',
        s4: '#e89fcb',
        s5: '#e0c14a',
        s6: '#b4bac5',
    },
};
function variables(colours) {
    return Object.entries(colours)
        .map(([name, colour]) => `--${name}: ${colour};`)
        .join(' ');
}
const SERIES = [1, 2, 3, 4, 5, 6].map((index) => `.line.series-${String(index)} { stroke: var(--s${String(index)}); } .dot.series-${String(index)} { fill: var(--s${String(index)}); }`);
/** The style of every page: light and dark by the reader's setting, one column that fits a phone and paper. */
exports.STYLE = `
:root { color-scheme: light dark; ${variables(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${variables(DARK)} } }
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
.card { background: var(--panel); border: 1px solid var(--rule); border-radius: 10px; padding: 1.25rem 1.5rem; margin: 1.25rem 0; }
.card > h3 { margin: 0 0 .25rem; font-size: 1.1875rem; } .card .top { display: flex; flex-wrap: wrap; gap: .5rem .75rem;
  align-items: center; justify-content: space-between; margin-bottom: .5rem; }
.card .top h3 { margin: 0; font-size: 1.1875rem; }
.lead { font-size: 1.0625rem; }
.facts { margin: .25rem 0 1rem; font-size: .9375rem; }
.facts > div { display: grid; grid-template-columns: minmax(8rem, 13rem) minmax(0, 1fr); gap: 0 1.25rem; padding: .35rem 0;
  border-bottom: 1px solid var(--rule); }
.facts dt { color: var(--faint); } .facts dd { margin: 0; }
.scroll { overflow-x: auto; margin: .75rem 0; }
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
.line.band { stroke: var(--band); } .area.band { fill: var(--band); } .line.limit { stroke: var(--text); }
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
progress { width: 100%; height: .5rem; accent-color: var(--accent); }
.nav { margin: 2rem 0 -1.5rem; font-size: .9375rem; } .nav + h1 { margin-top: 2rem; }
.foot { color: var(--faint); font-size: .875rem; border-top: 1px solid var(--rule); padding-top: 1rem; padding-bottom: 3rem; }
@media (max-width: 40rem) {
  .banner, main, .foot { padding-left: 1rem; padding-right: 1rem; }
  h1 { font-size: 1.5rem; margin-top: 1.75rem; } .card, .verdict { padding: 1rem; }
  .list > li { grid-template-columns: minmax(0, 1fr); gap: .35rem; }
  .list .plot { max-width: 100%; }
  .facts > div { grid-template-columns: minmax(0, 1fr); }
  .plot text { font-size: 13px; }
}
@media print {
  body { font-size: 11pt; background: none; } main, .banner, .foot { max-width: none; padding: 0; }
  .card, .verdict, .group, figure, tr { break-inside: avoid; } .card { break-inside: auto; }
  .nav { display: none; } h2, h3, h4, summary { break-after: avoid; } .scroll { overflow: visible; }
  details::details-content { display: block; content-visibility: visible; block-size: auto; }
}
`;


/***/ }),

/***/ 504:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {


var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.PART_END = exports.MAX_RECORD_BYTES = void 0;
exports.readRecordFile = readRecordFile;
exports.markUsed = markUsed;
exports.writeRecordFile = writeRecordFile;
const node_crypto_1 = __nccwpck_require__(7598);
const node_fs_1 = __nccwpck_require__(3024);
const promises_1 = __nccwpck_require__(1455);
const path = __importStar(__nccwpck_require__(6760));
const rename_over_ts_1 = __nccwpck_require__(9916);
/** A larger file is no record. */
exports.MAX_RECORD_BYTES = 1024 * 1024;
/** A link or a pipe in place of a record must lead nowhere and hold nothing up. */
const PLAIN_FILE = node_fs_1.constants.O_RDONLY | node_fs_1.constants.O_NONBLOCK | node_fs_1.constants.O_NOFOLLOW;
/**
 * Reads a file of the record folder.
 * @returns undefined if there is none; `unreadable` if it is no plain file of at most `maxBytes`, or cannot be read
 */
async function readRecordFile(file, maxBytes = exports.MAX_RECORD_BYTES) {
    let handle;
    try {
        handle = await (0, promises_1.open)(file, PLAIN_FILE);
        const stats = await handle.stat();
        if (!stats.isFile() || stats.size > maxBytes)
            return 'unreadable';
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(stats.size), 0, stats.size, 0);
        return { text: buffer.toString('utf8', 0, bytesRead) };
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? undefined : 'unreadable';
    }
    finally {
        await handle?.close();
    }
}
/** A use is noted at most so often. */
const NOTED_EVERY_MS = 24 * 3_600_000;
/** Notes in the time of a file that it was used, so that it is not removed as one that nobody needs. */
async function markUsed(file) {
    try {
        const now = Date.now();
        const { mtimeMs } = await (0, promises_1.lstat)(file);
        if (Math.abs(now - mtimeMs) > NOTED_EVERY_MS)
            await (0, promises_1.lutimes)(file, now / 1000, now / 1000);
    }
    catch {
        // There is no such file, or it belongs to somebody else: then it only counts as older than it is.
    }
}
/** The end of the name of a file that is being written. */
exports.PART_END = '.part';
/**
 * Writes a file of the record folder whole or not at all, also if several runs write it at once.
 * @throws the system's error
 */
async function writeRecordFile(file, text) {
    await (0, promises_1.mkdir)(path.dirname(file), { recursive: true });
    const part = path.join(path.dirname(file), `.${path.basename(file)}.${(0, node_crypto_1.randomUUID)()}${exports.PART_END}`);
    try {
        const handle = await (0, promises_1.open)(part, 'wx');
        try {
            await handle.writeFile(text);
            await handle.sync();
        }
        finally {
            await handle.close();
        }
        await (0, rename_over_ts_1.renameOver)(part, file);
    }
    finally {
        await (0, promises_1.rm)(part, { force: true });
    }
}


/***/ }),

/***/ 3460:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.MAX_EVIDENCE_BYTES = void 0;
exports.isDigest = isDigest;
exports.recordName = recordName;
exports.evidenceName = evidenceName;
exports.isRecordName = isRecordName;
exports.isEvidenceName = isEvidenceName;
exports.evidenceStart = evidenceStart;
exports.evidenceContentId = evidenceContentId;
/** The evidence of one analysis takes at most so many bytes. */
exports.MAX_EVIDENCE_BYTES = 3 * 1024 * 1024;
const DIGEST = '[\\da-f]{64}';
const RECORD_NAME = new RegExp(`^${DIGEST}\\.json$`, 'u');
const EVIDENCE_NAME = new RegExp(`^${DIGEST}\\.evidence\\.json$`, 'u');
const EVIDENCE_LINE = new RegExp(`^\\{"kind":"evidence","content_id":"(${DIGEST})",`, 'u');
const EVIDENCE_START_LENGTH = 120;
/** True for a SHA-256 in hexadecimal. */
function isDigest(text) {
    return text !== undefined && new RegExp(`^${DIGEST}$`, 'u').test(text);
}
/** The name of the file with the record of a content. */
function recordName(contentId) {
    return `${contentId}.json`;
}
/** The name of the file with the evidence of a content. */
function evidenceName(contentId) {
    return `${contentId}.evidence.json`;
}
function isRecordName(name) {
    return RECORD_NAME.test(name);
}
function isEvidenceName(name) {
    return EVIDENCE_NAME.test(name);
}
/** The beginning of every file of evidence, by which it is told from a record without reading all of it. */
function evidenceStart(contentId) {
    return `{"kind":"evidence","content_id":"${contentId}"`;
}
/** @returns the content that a line of evidence is about; undefined if the line is none */
function evidenceContentId(line) {
    return EVIDENCE_LINE.exec(line.slice(0, EVIDENCE_START_LENGTH))?.[1];
}


/***/ }),

/***/ 164:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.deriveRecordKey = deriveRecordKey;
exports.sealRecord = sealRecord;
exports.unsealRecord = unsealRecord;
const node_crypto_1 = __nccwpck_require__(7598);
const json_ts_1 = __nccwpck_require__(6153);
const canonical_json_ts_1 = __nccwpck_require__(1024);
/** Separates the key of records from every other use of the same secret. */
const KEY_LABEL = 'model-security-scan record 1';
/** Derives the key that signs records from the input record-key. */
function deriveRecordKey(secret) {
    return (0, node_crypto_1.createHmac)('sha256', secret).update(KEY_LABEL).digest();
}
/**
 * Renders a record: its body, a signature if there is a key, and a digest of both, as one line of canonical JSON.
 * @param body plain data
 */
function sealRecord(body, key) {
    const parts = { body, ...(key === undefined ? {} : { signature: sign(body, key) }) };
    return `${(0, canonical_json_ts_1.canonicalJson)({ ...parts, sha256: digest(parts) })}\n`;
}
/** Reads a record. Every byte of it counts: a text that is not exactly what `sealRecord` gives is `damaged`. */
function unsealRecord(text, { key, requiresSignature }) {
    const sealed = parseCanonical(text);
    const body = (0, json_ts_1.at)(sealed, 'body');
    const signature = (0, json_ts_1.textAt)(sealed, 'signature');
    const parts = { body, ...(signature === undefined ? {} : { signature }) };
    const isWhole = body !== undefined && (0, canonical_json_ts_1.canonicalJson)(sealed) === (0, canonical_json_ts_1.canonicalJson)({ ...parts, sha256: digest(parts) });
    if (!isWhole)
        return { fault: 'damaged' };
    if (!requiresSignature)
        return { body };
    if (signature === undefined)
        return { fault: 'unsigned' };
    return key !== undefined && isSame(signature, sign(body, key)) ? { body } : { fault: 'other-signature' };
}
/** @returns undefined if the text is no canonical JSON */
function parseCanonical(text) {
    try {
        const value = JSON.parse(text);
        return `${(0, canonical_json_ts_1.canonicalJson)(value)}\n` === text ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function sign(body, key) {
    return (0, node_crypto_1.createHmac)('sha256', key).update((0, canonical_json_ts_1.canonicalJson)(body)).digest('hex');
}
function digest(parts) {
    return (0, node_crypto_1.createHash)('sha256').update((0, canonical_json_ts_1.canonicalJson)(parts)).digest('hex');
}
function isSame(one, other) {
    const [first, second] = [Buffer.from(one), Buffer.from(other)];
    return first.length === second.length && (0, node_crypto_1.timingSafeEqual)(first, second);
}


/***/ }),

/***/ 1024:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.canonicalJson = canonicalJson;
/** Data that are nested deeper are refused: no record needs it. */
const MAX_DEPTH = 32;
/**
 * Renders plain data as JSON in one line, with sorted keys: the same data always give the same text.
 * @throws RangeError if the data are nested too deeply
 */
function canonicalJson(value, depth = 0) {
    if (depth > MAX_DEPTH)
        throw new RangeError('The data are nested too deeply.');
    if (Array.isArray(value)) {
        return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`;
    }
    if (value === undefined || typeof value === 'function' || typeof value === 'symbol')
        return 'null';
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    const entries = Object.entries(value);
    const members = entries
        .filter(([, member]) => member !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member, depth + 1)}`);
    return `{${members.join(',')}}`;
}


/***/ }),

/***/ 4026:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.grouped = grouped;
exports.counted = counted;
exports.byteWords = byteWords;
/** Formats a whole number as `5,000`. The first use of Node's own formatter takes as long as starting Node. */
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}
/** `1 file`, `5,000 files`. */
function counted(count, one, many) {
    return `${grouped(count)} ${count === 1 ? one : many}`;
}
const UNITS = ['kB', 'MB', 'GB', 'TB'];
/** Formats a size as `512 bytes` or `1.2 MB`, in steps of 1,000 as object storages do. */
function byteWords(bytes) {
    if (bytes < 1000)
        return counted(bytes, 'byte', 'bytes');
    const inUnits = UNITS.map((unit, index) => [(bytes / 1000 ** (index + 1)).toFixed(1), unit]);
    // A number that rounds to 1,000 of a unit is shown in the next unit.
    const [number, unit] = inUnits.find(([text]) => Number(text) < 1000) ?? inUnits.at(-1) ?? ['', ''];
    return `${number} ${unit}`;
}


/***/ }),

/***/ 4212:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.isPlainAscii = isPlainAscii;
exports.blankInvisible = blankInvisible;
exports.withoutInvisible = withoutInvisible;
exports.holdsControls = holdsControls;
exports.plainLine = plainLine;
exports.quotedName = quotedName;
exports.bounded = bounded;
exports.logLine = logLine;
exports.hidePositions = hidePositions;
exports.escapeHtml = escapeHtml;
exports.markdownCode = markdownCode;
exports.linkableUrl = linkableUrl;
exports.markdownLink = markdownLink;
const url_ts_1 = __nccwpck_require__(38);
/**
 * Sanitizes untrusted text (from the service, the event or the repository) for log lines, Markdown and HTML. Formats with
 * rules of their own build on these functions: SARIF (report/sarif/inert-text.ts) and commit statuses
 * (job-store/status-context.ts, commit-status.ts). Secrets are removed in redact/secrets.ts.
 */
/**
 * True if a text has only visible ASCII characters and spaces, as most texts do. Such a text needs no Unicode patterns,
 * whose compilation is the slowest step of a short run.
 */
function isPlainAscii(text) {
    return !/[^ -~]/u.test(text);
}
/**
 * Replaces each character that shows as nothing by a space: control and format characters (zero-width, bidirectional,
 * tags), line and paragraph separators, lone surrogates, and what fonts draw as nothing, such as Hangul fillers (U+3164),
 * variation selectors and the blank Braille pattern.
 */
function blankInvisible(text) {
    return isPlainAscii(text)
        ? text
        : text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu, ' ');
}
/** Removes white space and all characters that show as nothing. */
function withoutInvisible(text) {
    return blankInvisible(text).replaceAll(/\s/gu, '');
}
/** True if a text contains a line break, another control character or a lone surrogate. */
function holdsControls(text) {
    return !isPlainAscii(text) && /[\p{Cc}\p{Cs}]/u.test(text);
}
/**
 * Makes one line without control, zero-width or bidirectional characters.
 * @param text untrusted text
 * @param maxLength in UTF-16 units; a longer text is cut and marked with an ellipsis
 */
function plainLine(text, maxLength = 1000) {
    // Cut first: it would waste time to clean megabytes when only little of them is shown.
    const clean = blankInvisible(text.slice(0, maxLength * 2))
        .replace(/\s+/gu, ' ')
        .trim();
    const isCut = clean.length > maxLength || text.length > maxLength * 2;
    return isCut ? `${cut(clean, maxLength - 1)}…` : clean;
}
/** A text of others as a name in a message, in quotes. */
function quotedName(text) {
    return `"${plainLine(text, 200)}"`;
}
/** The most that is kept of a text in an answer. No message shows more. */
const MAX_KEPT_LENGTH = 2000;
/**
 * Cuts a text of an answer to the length that messages can show, so that later steps stay fast. An ellipsis marks the
 * cut; redact/secrets.ts then looks for the start of a secret before the ellipsis.
 * @param maxLength in UTF-16 units
 */
function bounded(text, maxLength = MAX_KEPT_LENGTH) {
    return text.length > maxLength ? `${cut(text, maxLength - 1)}…` : text;
}
/** Cuts a text without leaving half of a surrogate pair at its end. */
function cut(text, length) {
    return text.slice(0, length).replace(/[\ud800-\udbff]$/u, '');
}
/**
 * Makes one line that the runner cannot read as a workflow command: it has no `::` at its start and no `##[` anywhere.
 * (The runner reads both output streams and accepts white space before a command.)
 */
function logLine(text, maxLength = 1000) {
    return plainLine(text, maxLength).replace(/^::/u, ': :').replaceAll('##[', '# #[');
}
/**
 * Separates the numbers of places in code from what is before them, in texts such as `a.c:1:2: error: x`,
 * `a.ts(1,2): error TS1: x` and `File "a.py", line 3`. Other steps of a job register problem matchers, which make
 * annotations of such lines, also of those that untrusted text puts into the log. Annotations need no such care, because
 * the runner matches no commands.
 */
function hidePositions(text) {
    return text
        .replace(/[:(](?=\d+(?:[:,]\d+){1,3}(?:[:)]|\s+-\s))/gu, '$& ')
        .replace(/[:(](?=\d+\)?:?\s{0,9}(?:-\s{0,9})?(?:fatal\s)?(?:error|warning|info|note)\b)/giu, '$& ')
        .replace(/\bline(?=\s\d)/giu, '$& no.');
}
/** Escapes text for an HTML attribute or element; characters with a meaning in Markdown become entities too. */
function escapeHtml(text) {
    const entity = (char) => `&#${String(char.codePointAt(0))};`;
    return isPlainAscii(text)
        ? text.replace(/[^0-9A-Za-z ,;/]/gu, entity)
        : text.replace(/[^\p{L}\p{N} ,;/…]/gu, entity);
}
/**
 * Wraps untrusted text in a code element, where GitHub resolves no mentions, issue numbers, commits or links, and writes
 * every character that Markdown or HTML could read as markup as an entity. Use it in HTML blocks only (from a line that
 * starts with `<p>`, `<table>` or the like to the next empty line): in a Markdown paragraph, GitHub turns e-mail
 * addresses into links even inside a code element.
 */
function markdownCode(text, maxLength = 200) {
    const clean = plainLine(text, maxLength);
    return clean === '' ? '' : `<code>${escapeHtml(clean)}</code>`;
}
const MAX_URL_LENGTH = 2048;
/**
 * Normalizes an address that is safe to link: https, or http on loopback, without credentials.
 * @returns undefined for every other address
 */
function linkableUrl(text) {
    const url = text.length > MAX_URL_LENGTH ? undefined : (0, url_ts_1.parseUrl)(text);
    if (url?.username !== '' || url.password !== '' || url.href.length > MAX_URL_LENGTH)
        return undefined;
    const linkable = url.protocol === 'https:' || (url.protocol === 'http:' && (0, url_ts_1.isLoopbackHost)(url.hostname));
    return linkable ? url.href : undefined;
}
/**
 * Makes a link for Markdown, as HTML.
 * @param label trusted text
 * @param url untrusted; if it is not safe to link, only the label is returned
 */
function markdownLink(label, url) {
    const href = url === undefined ? undefined : linkableUrl(url);
    return href === undefined ? label : `<a href="${escapeHtml(href)}">${label}</a>`;
}


/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 8995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 4928:
/***/ ((module) => {



function getDefaultExportFromCjs (x) {
	return x && x.__esModule && Object.prototype.hasOwnProperty.call(x, 'default') ? x['default'] : x;
}

const CRC_TABLE = new Int32Array([
  0,
  1996959894,
  3993919788,
  2567524794,
  124634137,
  1886057615,
  3915621685,
  2657392035,
  249268274,
  2044508324,
  3772115230,
  2547177864,
  162941995,
  2125561021,
  3887607047,
  2428444049,
  498536548,
  1789927666,
  4089016648,
  2227061214,
  450548861,
  1843258603,
  4107580753,
  2211677639,
  325883990,
  1684777152,
  4251122042,
  2321926636,
  335633487,
  1661365465,
  4195302755,
  2366115317,
  997073096,
  1281953886,
  3579855332,
  2724688242,
  1006888145,
  1258607687,
  3524101629,
  2768942443,
  901097722,
  1119000684,
  3686517206,
  2898065728,
  853044451,
  1172266101,
  3705015759,
  2882616665,
  651767980,
  1373503546,
  3369554304,
  3218104598,
  565507253,
  1454621731,
  3485111705,
  3099436303,
  671266974,
  1594198024,
  3322730930,
  2970347812,
  795835527,
  1483230225,
  3244367275,
  3060149565,
  1994146192,
  31158534,
  2563907772,
  4023717930,
  1907459465,
  112637215,
  2680153253,
  3904427059,
  2013776290,
  251722036,
  2517215374,
  3775830040,
  2137656763,
  141376813,
  2439277719,
  3865271297,
  1802195444,
  476864866,
  2238001368,
  4066508878,
  1812370925,
  453092731,
  2181625025,
  4111451223,
  1706088902,
  314042704,
  2344532202,
  4240017532,
  1658658271,
  366619977,
  2362670323,
  4224994405,
  1303535960,
  984961486,
  2747007092,
  3569037538,
  1256170817,
  1037604311,
  2765210733,
  3554079995,
  1131014506,
  879679996,
  2909243462,
  3663771856,
  1141124467,
  855842277,
  2852801631,
  3708648649,
  1342533948,
  654459306,
  3188396048,
  3373015174,
  1466479909,
  544179635,
  3110523913,
  3462522015,
  1591671054,
  702138776,
  2966460450,
  3352799412,
  1504918807,
  783551873,
  3082640443,
  3233442989,
  3988292384,
  2596254646,
  62317068,
  1957810842,
  3939845945,
  2647816111,
  81470997,
  1943803523,
  3814918930,
  2489596804,
  225274430,
  2053790376,
  3826175755,
  2466906013,
  167816743,
  2097651377,
  4027552580,
  2265490386,
  503444072,
  1762050814,
  4150417245,
  2154129355,
  426522225,
  1852507879,
  4275313526,
  2312317920,
  282753626,
  1742555852,
  4189708143,
  2394877945,
  397917763,
  1622183637,
  3604390888,
  2714866558,
  953729732,
  1340076626,
  3518719985,
  2797360999,
  1068828381,
  1219638859,
  3624741850,
  2936675148,
  906185462,
  1090812512,
  3747672003,
  2825379669,
  829329135,
  1181335161,
  3412177804,
  3160834842,
  628085408,
  1382605366,
  3423369109,
  3138078467,
  570562233,
  1426400815,
  3317316542,
  2998733608,
  733239954,
  1555261956,
  3268935591,
  3050360625,
  752459403,
  1541320221,
  2607071920,
  3965973030,
  1969922972,
  40735498,
  2617837225,
  3943577151,
  1913087877,
  83908371,
  2512341634,
  3803740692,
  2075208622,
  213261112,
  2463272603,
  3855990285,
  2094854071,
  198958881,
  2262029012,
  4057260610,
  1759359992,
  534414190,
  2176718541,
  4139329115,
  1873836001,
  414664567,
  2282248934,
  4279200368,
  1711684554,
  285281116,
  2405801727,
  4167216745,
  1634467795,
  376229701,
  2685067896,
  3608007406,
  1308918612,
  956543938,
  2808555105,
  3495958263,
  1231636301,
  1047427035,
  2932959818,
  3654703836,
  1088359270,
  936918e3,
  2847714899,
  3736837829,
  1202900863,
  817233897,
  3183342108,
  3401237130,
  1404277552,
  615818150,
  3134207493,
  3453421203,
  1423857449,
  601450431,
  3009837614,
  3294710456,
  1567103746,
  711928724,
  3020668471,
  3272380065,
  1510334235,
  755167117
]);
function ensureBuffer(input) {
  if (Buffer.isBuffer(input)) {
    return input;
  }
  if (typeof input === "number") {
    return Buffer.alloc(input);
  } else if (typeof input === "string") {
    return Buffer.from(input);
  } else {
    throw new Error("input must be buffer, number, or string, received " + typeof input);
  }
}
function bufferizeInt(num) {
  const tmp = ensureBuffer(4);
  tmp.writeInt32BE(num, 0);
  return tmp;
}
function _crc32(buf, previous) {
  buf = ensureBuffer(buf);
  if (Buffer.isBuffer(previous)) {
    previous = previous.readUInt32BE(0);
  }
  let crc = ~~previous ^ -1;
  for (var n = 0; n < buf.length; n++) {
    crc = CRC_TABLE[(crc ^ buf[n]) & 255] ^ crc >>> 8;
  }
  return crc ^ -1;
}
function crc32() {
  return bufferizeInt(_crc32.apply(null, arguments));
}
crc32.signed = function() {
  return _crc32.apply(null, arguments);
};
crc32.unsigned = function() {
  return _crc32.apply(null, arguments) >>> 0;
};
var bufferCrc32 = crc32;

const index = /*@__PURE__*/getDefaultExportFromCjs(bufferCrc32);

module.exports = index;


/***/ }),

/***/ 370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ pLimit),
  limitFunction: () => (/* binding */ limitFunction)
});

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module is referenced by other modules so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(7248);
/******/ 
