import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 598:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {

var encode = __nccwpck_require__(706),
    decode = __nccwpck_require__(558);

module.exports = {
  encode: encode,
  decode: decode
};


/***/ }),

/***/ 558:
/***/ ((module) => {

/* -*- tab-width: 2; indent-tabs-mode: nil; c-basic-offset: 2 -*- /
/* vim: set shiftwidth=2 tabstop=2 autoindent cindent expandtab: */
/*
   Copyright 2011 notmasteryet

   Licensed under the Apache License, Version 2.0 (the "License");
   you may not use this file except in compliance with the License.
   You may obtain a copy of the License at

       http://www.apache.org/licenses/LICENSE-2.0

   Unless required by applicable law or agreed to in writing, software
   distributed under the License is distributed on an "AS IS" BASIS,
   WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
   See the License for the specific language governing permissions and
   limitations under the License.
*/

// - The JPEG specification can be found in the ITU CCITT Recommendation T.81
//   (www.w3.org/Graphics/JPEG/itu-t81.pdf)
// - The JFIF specification can be found in the JPEG File Interchange Format
//   (www.w3.org/Graphics/JPEG/jfif3.pdf)
// - The Adobe Application-Specific JPEG markers in the Supporting the DCT Filters
//   in PostScript Level 2, Technical Note #5116
//   (partners.adobe.com/public/developer/en/ps/sdk/5116.DCT_Filter.pdf)

var JpegImage = (function jpegImage() {
  "use strict";
  var dctZigZag = new Int32Array([
     0,
     1,  8,
    16,  9,  2,
     3, 10, 17, 24,
    32, 25, 18, 11, 4,
     5, 12, 19, 26, 33, 40,
    48, 41, 34, 27, 20, 13,  6,
     7, 14, 21, 28, 35, 42, 49, 56,
    57, 50, 43, 36, 29, 22, 15,
    23, 30, 37, 44, 51, 58,
    59, 52, 45, 38, 31,
    39, 46, 53, 60,
    61, 54, 47,
    55, 62,
    63
  ]);

  var dctCos1  =  4017   // cos(pi/16)
  var dctSin1  =   799   // sin(pi/16)
  var dctCos3  =  3406   // cos(3*pi/16)
  var dctSin3  =  2276   // sin(3*pi/16)
  var dctCos6  =  1567   // cos(6*pi/16)
  var dctSin6  =  3784   // sin(6*pi/16)
  var dctSqrt2 =  5793   // sqrt(2)
  var dctSqrt1d2 = 2896  // sqrt(2) / 2

  function constructor() {
  }

  function buildHuffmanTable(codeLengths, values) {
    var k = 0, code = [], i, j, length = 16;
    while (length > 0 && !codeLengths[length - 1])
      length--;
    code.push({children: [], index: 0});
    var p = code[0], q;
    for (i = 0; i < length; i++) {
      for (j = 0; j < codeLengths[i]; j++) {
        p = code.pop();
        p.children[p.index] = values[k];
        while (p.index > 0) {
          if (code.length === 0)
            throw new Error('Could not recreate Huffman Table');
          p = code.pop();
        }
        p.index++;
        code.push(p);
        while (code.length <= i) {
          code.push(q = {children: [], index: 0});
          p.children[p.index] = q.children;
          p = q;
        }
        k++;
      }
      if (i + 1 < length) {
        // p here points to last code
        code.push(q = {children: [], index: 0});
        p.children[p.index] = q.children;
        p = q;
      }
    }
    return code[0].children;
  }

  function decodeScan(data, offset,
                      frame, components, resetInterval,
                      spectralStart, spectralEnd,
                      successivePrev, successive, opts) {
    var precision = frame.precision;
    var samplesPerLine = frame.samplesPerLine;
    var scanLines = frame.scanLines;
    var mcusPerLine = frame.mcusPerLine;
    var progressive = frame.progressive;
    var maxH = frame.maxH, maxV = frame.maxV;

    var startOffset = offset, bitsData = 0, bitsCount = 0;
    function readBit() {
      if (bitsCount > 0) {
        bitsCount--;
        return (bitsData >> bitsCount) & 1;
      }
      bitsData = data[offset++];
      if (bitsData == 0xFF) {
        var nextByte = data[offset++];
        if (nextByte) {
          throw new Error("unexpected marker: " + ((bitsData << 8) | nextByte).toString(16));
        }
        // unstuff 0
      }
      bitsCount = 7;
      return bitsData >>> 7;
    }
    function decodeHuffman(tree) {
      var node = tree, bit;
      while ((bit = readBit()) !== null) {
        node = node[bit];
        if (typeof node === 'number')
          return node;
        if (typeof node !== 'object')
          throw new Error("invalid huffman sequence");
      }
      return null;
    }
    function receive(length) {
      var n = 0;
      while (length > 0) {
        var bit = readBit();
        if (bit === null) return;
        n = (n << 1) | bit;
        length--;
      }
      return n;
    }
    function receiveAndExtend(length) {
      var n = receive(length);
      if (n >= 1 << (length - 1))
        return n;
      return n + (-1 << length) + 1;
    }
    function decodeBaseline(component, zz) {
      var t = decodeHuffman(component.huffmanTableDC);
      var diff = t === 0 ? 0 : receiveAndExtend(t);
      zz[0]= (component.pred += diff);
      var k = 1;
      while (k < 64) {
        var rs = decodeHuffman(component.huffmanTableAC);
        var s = rs & 15, r = rs >> 4;
        if (s === 0) {
          if (r < 15)
            break;
          k += 16;
          continue;
        }
        k += r;
        var z = dctZigZag[k];
        zz[z] = receiveAndExtend(s);
        k++;
      }
    }
    function decodeDCFirst(component, zz) {
      var t = decodeHuffman(component.huffmanTableDC);
      var diff = t === 0 ? 0 : (receiveAndExtend(t) << successive);
      zz[0] = (component.pred += diff);
    }
    function decodeDCSuccessive(component, zz) {
      zz[0] |= readBit() << successive;
    }
    var eobrun = 0;
    function decodeACFirst(component, zz) {
      if (eobrun > 0) {
        eobrun--;
        return;
      }
      var k = spectralStart, e = spectralEnd;
      while (k <= e) {
        var rs = decodeHuffman(component.huffmanTableAC);
        var s = rs & 15, r = rs >> 4;
        if (s === 0) {
          if (r < 15) {
            eobrun = receive(r) + (1 << r) - 1;
            break;
          }
          k += 16;
          continue;
        }
        k += r;
        var z = dctZigZag[k];
        zz[z] = receiveAndExtend(s) * (1 << successive);
        k++;
      }
    }
    var successiveACState = 0, successiveACNextValue;
    function decodeACSuccessive(component, zz) {
      var k = spectralStart, e = spectralEnd, r = 0;
      while (k <= e) {
        var z = dctZigZag[k];
        var direction = zz[z] < 0 ? -1 : 1;
        switch (successiveACState) {
        case 0: // initial state
          var rs = decodeHuffman(component.huffmanTableAC);
          var s = rs & 15, r = rs >> 4;
          if (s === 0) {
            if (r < 15) {
              eobrun = receive(r) + (1 << r);
              successiveACState = 4;
            } else {
              r = 16;
              successiveACState = 1;
            }
          } else {
            if (s !== 1)
              throw new Error("invalid ACn encoding");
            successiveACNextValue = receiveAndExtend(s);
            successiveACState = r ? 2 : 3;
          }
          continue;
        case 1: // skipping r zero items
        case 2:
          if (zz[z])
            zz[z] += (readBit() << successive) * direction;
          else {
            r--;
            if (r === 0)
              successiveACState = successiveACState == 2 ? 3 : 0;
          }
          break;
        case 3: // set value for a zero item
          if (zz[z])
            zz[z] += (readBit() << successive) * direction;
          else {
            zz[z] = successiveACNextValue << successive;
            successiveACState = 0;
          }
          break;
        case 4: // eob
          if (zz[z])
            zz[z] += (readBit() << successive) * direction;
          break;
        }
        k++;
      }
      if (successiveACState === 4) {
        eobrun--;
        if (eobrun === 0)
          successiveACState = 0;
      }
    }
    function decodeMcu(component, decode, mcu, row, col) {
      var mcuRow = (mcu / mcusPerLine) | 0;
      var mcuCol = mcu % mcusPerLine;
      var blockRow = mcuRow * component.v + row;
      var blockCol = mcuCol * component.h + col;
      // If the block is missing and we're in tolerant mode, just skip it.
      if (component.blocks[blockRow] === undefined && opts.tolerantDecoding)
        return;
      decode(component, component.blocks[blockRow][blockCol]);
    }
    function decodeBlock(component, decode, mcu) {
      var blockRow = (mcu / component.blocksPerLine) | 0;
      var blockCol = mcu % component.blocksPerLine;
      // If the block is missing and we're in tolerant mode, just skip it.
      if (component.blocks[blockRow] === undefined && opts.tolerantDecoding)
        return;
      decode(component, component.blocks[blockRow][blockCol]);
    }

    var componentsLength = components.length;
    var component, i, j, k, n;
    var decodeFn;
    if (progressive) {
      if (spectralStart === 0)
        decodeFn = successivePrev === 0 ? decodeDCFirst : decodeDCSuccessive;
      else
        decodeFn = successivePrev === 0 ? decodeACFirst : decodeACSuccessive;
    } else {
      decodeFn = decodeBaseline;
    }

    var mcu = 0, marker;
    var mcuExpected;
    if (componentsLength == 1) {
      mcuExpected = components[0].blocksPerLine * components[0].blocksPerColumn;
    } else {
      mcuExpected = mcusPerLine * frame.mcusPerColumn;
    }
    if (!resetInterval) resetInterval = mcuExpected;

    var h, v;
    while (mcu < mcuExpected) {
      // reset interval stuff
      for (i = 0; i < componentsLength; i++)
        components[i].pred = 0;
      eobrun = 0;

      if (componentsLength == 1) {
        component = components[0];
        for (n = 0; n < resetInterval; n++) {
          decodeBlock(component, decodeFn, mcu);
          mcu++;
        }
      } else {
        for (n = 0; n < resetInterval; n++) {
          for (i = 0; i < componentsLength; i++) {
            component = components[i];
            h = component.h;
            v = component.v;
            for (j = 0; j < v; j++) {
              for (k = 0; k < h; k++) {
                decodeMcu(component, decodeFn, mcu, j, k);
              }
            }
          }
          mcu++;

          // If we've reached our expected MCU's, stop decoding
          if (mcu === mcuExpected) break;
        }
      }

      if (mcu === mcuExpected) {
        // Skip trailing bytes at the end of the scan - until we reach the next marker
        do {
          if (data[offset] === 0xFF) {
            if (data[offset + 1] !== 0x00) {
              break;
            }
          }
          offset += 1;
        } while (offset < data.length - 2);
      }

      // find marker
      bitsCount = 0;
      marker = (data[offset] << 8) | data[offset + 1];
      if (marker < 0xFF00) {
        throw new Error("marker was not found");
      }

      if (marker >= 0xFFD0 && marker <= 0xFFD7) { // RSTx
        offset += 2;
      }
      else
        break;
    }

    return offset - startOffset;
  }

  function buildComponentData(frame, component) {
    var lines = [];
    var blocksPerLine = component.blocksPerLine;
    var blocksPerColumn = component.blocksPerColumn;
    var samplesPerLine = blocksPerLine << 3;
    // Only 1 used per invocation of this function and garbage collected after invocation, so no need to account for its memory footprint.
    var R = new Int32Array(64), r = new Uint8Array(64);

    // A port of poppler's IDCT method which in turn is taken from:
    //   Christoph Loeffler, Adriaan Ligtenberg, George S. Moschytz,
    //   "Practical Fast 1-D DCT Algorithms with 11 Multiplications",
    //   IEEE Intl. Conf. on Acoustics, Speech & Signal Processing, 1989,
    //   988-991.
    function quantizeAndInverse(zz, dataOut, dataIn) {
      var qt = component.quantizationTable;
      var v0, v1, v2, v3, v4, v5, v6, v7, t;
      var p = dataIn;
      var i;

      // dequant
      for (i = 0; i < 64; i++)
        p[i] = zz[i] * qt[i];

      // inverse DCT on rows
      for (i = 0; i < 8; ++i) {
        var row = 8 * i;

        // check for all-zero AC coefficients
        if (p[1 + row] == 0 && p[2 + row] == 0 && p[3 + row] == 0 &&
            p[4 + row] == 0 && p[5 + row] == 0 && p[6 + row] == 0 &&
            p[7 + row] == 0) {
          t = (dctSqrt2 * p[0 + row] + 512) >> 10;
          p[0 + row] = t;
          p[1 + row] = t;
          p[2 + row] = t;
          p[3 + row] = t;
          p[4 + row] = t;
          p[5 + row] = t;
          p[6 + row] = t;
          p[7 + row] = t;
          continue;
        }

        // stage 4
        v0 = (dctSqrt2 * p[0 + row] + 128) >> 8;
        v1 = (dctSqrt2 * p[4 + row] + 128) >> 8;
        v2 = p[2 + row];
        v3 = p[6 + row];
        v4 = (dctSqrt1d2 * (p[1 + row] - p[7 + row]) + 128) >> 8;
        v7 = (dctSqrt1d2 * (p[1 + row] + p[7 + row]) + 128) >> 8;
        v5 = p[3 + row] << 4;
        v6 = p[5 + row] << 4;

        // stage 3
        t = (v0 - v1+ 1) >> 1;
        v0 = (v0 + v1 + 1) >> 1;
        v1 = t;
        t = (v2 * dctSin6 + v3 * dctCos6 + 128) >> 8;
        v2 = (v2 * dctCos6 - v3 * dctSin6 + 128) >> 8;
        v3 = t;
        t = (v4 - v6 + 1) >> 1;
        v4 = (v4 + v6 + 1) >> 1;
        v6 = t;
        t = (v7 + v5 + 1) >> 1;
        v5 = (v7 - v5 + 1) >> 1;
        v7 = t;

        // stage 2
        t = (v0 - v3 + 1) >> 1;
        v0 = (v0 + v3 + 1) >> 1;
        v3 = t;
        t = (v1 - v2 + 1) >> 1;
        v1 = (v1 + v2 + 1) >> 1;
        v2 = t;
        t = (v4 * dctSin3 + v7 * dctCos3 + 2048) >> 12;
        v4 = (v4 * dctCos3 - v7 * dctSin3 + 2048) >> 12;
        v7 = t;
        t = (v5 * dctSin1 + v6 * dctCos1 + 2048) >> 12;
        v5 = (v5 * dctCos1 - v6 * dctSin1 + 2048) >> 12;
        v6 = t;

        // stage 1
        p[0 + row] = v0 + v7;
        p[7 + row] = v0 - v7;
        p[1 + row] = v1 + v6;
        p[6 + row] = v1 - v6;
        p[2 + row] = v2 + v5;
        p[5 + row] = v2 - v5;
        p[3 + row] = v3 + v4;
        p[4 + row] = v3 - v4;
      }

      // inverse DCT on columns
      for (i = 0; i < 8; ++i) {
        var col = i;

        // check for all-zero AC coefficients
        if (p[1*8 + col] == 0 && p[2*8 + col] == 0 && p[3*8 + col] == 0 &&
            p[4*8 + col] == 0 && p[5*8 + col] == 0 && p[6*8 + col] == 0 &&
            p[7*8 + col] == 0) {
          t = (dctSqrt2 * dataIn[i+0] + 8192) >> 14;
          p[0*8 + col] = t;
          p[1*8 + col] = t;
          p[2*8 + col] = t;
          p[3*8 + col] = t;
          p[4*8 + col] = t;
          p[5*8 + col] = t;
          p[6*8 + col] = t;
          p[7*8 + col] = t;
          continue;
        }

        // stage 4
        v0 = (dctSqrt2 * p[0*8 + col] + 2048) >> 12;
        v1 = (dctSqrt2 * p[4*8 + col] + 2048) >> 12;
        v2 = p[2*8 + col];
        v3 = p[6*8 + col];
        v4 = (dctSqrt1d2 * (p[1*8 + col] - p[7*8 + col]) + 2048) >> 12;
        v7 = (dctSqrt1d2 * (p[1*8 + col] + p[7*8 + col]) + 2048) >> 12;
        v5 = p[3*8 + col];
        v6 = p[5*8 + col];

        // stage 3
        t = (v0 - v1 + 1) >> 1;
        v0 = (v0 + v1 + 1) >> 1;
        v1 = t;
        t = (v2 * dctSin6 + v3 * dctCos6 + 2048) >> 12;
        v2 = (v2 * dctCos6 - v3 * dctSin6 + 2048) >> 12;
        v3 = t;
        t = (v4 - v6 + 1) >> 1;
        v4 = (v4 + v6 + 1) >> 1;
        v6 = t;
        t = (v7 + v5 + 1) >> 1;
        v5 = (v7 - v5 + 1) >> 1;
        v7 = t;

        // stage 2
        t = (v0 - v3 + 1) >> 1;
        v0 = (v0 + v3 + 1) >> 1;
        v3 = t;
        t = (v1 - v2 + 1) >> 1;
        v1 = (v1 + v2 + 1) >> 1;
        v2 = t;
        t = (v4 * dctSin3 + v7 * dctCos3 + 2048) >> 12;
        v4 = (v4 * dctCos3 - v7 * dctSin3 + 2048) >> 12;
        v7 = t;
        t = (v5 * dctSin1 + v6 * dctCos1 + 2048) >> 12;
        v5 = (v5 * dctCos1 - v6 * dctSin1 + 2048) >> 12;
        v6 = t;

        // stage 1
        p[0*8 + col] = v0 + v7;
        p[7*8 + col] = v0 - v7;
        p[1*8 + col] = v1 + v6;
        p[6*8 + col] = v1 - v6;
        p[2*8 + col] = v2 + v5;
        p[5*8 + col] = v2 - v5;
        p[3*8 + col] = v3 + v4;
        p[4*8 + col] = v3 - v4;
      }

      // convert to 8-bit integers
      for (i = 0; i < 64; ++i) {
        var sample = 128 + ((p[i] + 8) >> 4);
        dataOut[i] = sample < 0 ? 0 : sample > 0xFF ? 0xFF : sample;
      }
    }

    requestMemoryAllocation(samplesPerLine * blocksPerColumn * 8);

    var i, j;
    for (var blockRow = 0; blockRow < blocksPerColumn; blockRow++) {
      var scanLine = blockRow << 3;
      for (i = 0; i < 8; i++)
        lines.push(new Uint8Array(samplesPerLine));
      for (var blockCol = 0; blockCol < blocksPerLine; blockCol++) {
        quantizeAndInverse(component.blocks[blockRow][blockCol], r, R);

        var offset = 0, sample = blockCol << 3;
        for (j = 0; j < 8; j++) {
          var line = lines[scanLine + j];
          for (i = 0; i < 8; i++)
            line[sample + i] = r[offset++];
        }
      }
    }
    return lines;
  }

  function clampTo8bit(a) {
    return a < 0 ? 0 : a > 255 ? 255 : a;
  }

  constructor.prototype = {
    load: function load(path) {
      var xhr = new XMLHttpRequest();
      xhr.open("GET", path, true);
      xhr.responseType = "arraybuffer";
      xhr.onload = (function() {
        // TODO catch parse error
        var data = new Uint8Array(xhr.response || xhr.mozResponseArrayBuffer);
        this.parse(data);
        if (this.onload)
          this.onload();
      }).bind(this);
      xhr.send(null);
    },
    parse: function parse(data) {
      var maxResolutionInPixels = this.opts.maxResolutionInMP * 1000 * 1000;
      var offset = 0, length = data.length;
      function readUint16() {
        var value = (data[offset] << 8) | data[offset + 1];
        offset += 2;
        return value;
      }
      function readDataBlock() {
        var length = readUint16();
        var array = data.subarray(offset, offset + length - 2);
        offset += array.length;
        return array;
      }
      function prepareComponents(frame) {
        // According to the JPEG standard, the sampling factor must be between 1 and 4
        // See https://github.com/libjpeg-turbo/libjpeg-turbo/blob/9abeff46d87bd201a952e276f3e4339556a403a3/libjpeg.txt#L1138-L1146
        var maxH = 1, maxV = 1;
        var component, componentId;
        for (componentId in frame.components) {
          if (frame.components.hasOwnProperty(componentId)) {
            component = frame.components[componentId];
            if (maxH < component.h) maxH = component.h;
            if (maxV < component.v) maxV = component.v;
          }
        }
        var mcusPerLine = Math.ceil(frame.samplesPerLine / 8 / maxH);
        var mcusPerColumn = Math.ceil(frame.scanLines / 8 / maxV);
        for (componentId in frame.components) {
          if (frame.components.hasOwnProperty(componentId)) {
            component = frame.components[componentId];
            var blocksPerLine = Math.ceil(Math.ceil(frame.samplesPerLine / 8) * component.h / maxH);
            var blocksPerColumn = Math.ceil(Math.ceil(frame.scanLines  / 8) * component.v / maxV);
            var blocksPerLineForMcu = mcusPerLine * component.h;
            var blocksPerColumnForMcu = mcusPerColumn * component.v;
            var blocksToAllocate = blocksPerColumnForMcu * blocksPerLineForMcu;
            var blocks = [];

            // Each block is a Int32Array of length 64 (4 x 64 = 256 bytes)
            requestMemoryAllocation(blocksToAllocate * 256);

            for (var i = 0; i < blocksPerColumnForMcu; i++) {
              var row = [];
              for (var j = 0; j < blocksPerLineForMcu; j++)
                row.push(new Int32Array(64));
              blocks.push(row);
            }
            component.blocksPerLine = blocksPerLine;
            component.blocksPerColumn = blocksPerColumn;
            component.blocks = blocks;
          }
        }
        frame.maxH = maxH;
        frame.maxV = maxV;
        frame.mcusPerLine = mcusPerLine;
        frame.mcusPerColumn = mcusPerColumn;
      }
      var jfif = null;
      var adobe = null;
      var pixels = null;
      var frame, resetInterval;
      var quantizationTables = [], frames = [];
      var huffmanTablesAC = [], huffmanTablesDC = [];
      var fileMarker = readUint16();
      var malformedDataOffset = -1;
      this.comments = [];
      if (fileMarker != 0xFFD8) { // SOI (Start of Image)
        throw new Error("SOI not found");
      }

      fileMarker = readUint16();
      while (fileMarker != 0xFFD9) { // EOI (End of image)
        var i, j, l;
        switch(fileMarker) {
          case 0xFF00: break;
          case 0xFFE0: // APP0 (Application Specific)
          case 0xFFE1: // APP1
          case 0xFFE2: // APP2
          case 0xFFE3: // APP3
          case 0xFFE4: // APP4
          case 0xFFE5: // APP5
          case 0xFFE6: // APP6
          case 0xFFE7: // APP7
          case 0xFFE8: // APP8
          case 0xFFE9: // APP9
          case 0xFFEA: // APP10
          case 0xFFEB: // APP11
          case 0xFFEC: // APP12
          case 0xFFED: // APP13
          case 0xFFEE: // APP14
          case 0xFFEF: // APP15
          case 0xFFFE: // COM (Comment)
            var appData = readDataBlock();

            if (fileMarker === 0xFFFE) {
              var comment = String.fromCharCode.apply(null, appData);
              this.comments.push(comment);
            }

            if (fileMarker === 0xFFE0) {
              if (appData[0] === 0x4A && appData[1] === 0x46 && appData[2] === 0x49 &&
                appData[3] === 0x46 && appData[4] === 0) { // 'JFIF\x00'
                jfif = {
                  version: { major: appData[5], minor: appData[6] },
                  densityUnits: appData[7],
                  xDensity: (appData[8] << 8) | appData[9],
                  yDensity: (appData[10] << 8) | appData[11],
                  thumbWidth: appData[12],
                  thumbHeight: appData[13],
                  thumbData: appData.subarray(14, 14 + 3 * appData[12] * appData[13])
                };
              }
            }
            // TODO APP1 - Exif
            if (fileMarker === 0xFFE1) {
              if (appData[0] === 0x45 &&
                appData[1] === 0x78 &&
                appData[2] === 0x69 &&
                appData[3] === 0x66 &&
                appData[4] === 0) { // 'EXIF\x00'
                this.exifBuffer = appData.subarray(5, appData.length);
              }
            }

            if (fileMarker === 0xFFEE) {
              if (appData[0] === 0x41 && appData[1] === 0x64 && appData[2] === 0x6F &&
                appData[3] === 0x62 && appData[4] === 0x65 && appData[5] === 0) { // 'Adobe\x00'
                adobe = {
                  version: appData[6],
                  flags0: (appData[7] << 8) | appData[8],
                  flags1: (appData[9] << 8) | appData[10],
                  transformCode: appData[11]
                };
              }
            }
            break;

          case 0xFFDB: // DQT (Define Quantization Tables)
            var quantizationTablesLength = readUint16();
            var quantizationTablesEnd = quantizationTablesLength + offset - 2;
            while (offset < quantizationTablesEnd) {
              var quantizationTableSpec = data[offset++];
              requestMemoryAllocation(64 * 4);
              var tableData = new Int32Array(64);
              if ((quantizationTableSpec >> 4) === 0) { // 8 bit values
                for (j = 0; j < 64; j++) {
                  var z = dctZigZag[j];
                  tableData[z] = data[offset++];
                }
              } else if ((quantizationTableSpec >> 4) === 1) { //16 bit
                for (j = 0; j < 64; j++) {
                  var z = dctZigZag[j];
                  tableData[z] = readUint16();
                }
              } else
                throw new Error("DQT: invalid table spec");
              quantizationTables[quantizationTableSpec & 15] = tableData;
            }
            break;

          case 0xFFC0: // SOF0 (Start of Frame, Baseline DCT)
          case 0xFFC1: // SOF1 (Start of Frame, Extended DCT)
          case 0xFFC2: // SOF2 (Start of Frame, Progressive DCT)
            readUint16(); // skip data length
            frame = {};
            frame.extended = (fileMarker === 0xFFC1);
            frame.progressive = (fileMarker === 0xFFC2);
            frame.precision = data[offset++];
            frame.scanLines = readUint16();
            frame.samplesPerLine = readUint16();
            frame.components = {};
            frame.componentsOrder = [];

            var pixelsInFrame = frame.scanLines * frame.samplesPerLine;
            if (pixelsInFrame > maxResolutionInPixels) {
              var exceededAmount = Math.ceil((pixelsInFrame - maxResolutionInPixels) / 1e6);
              throw new Error(`maxResolutionInMP limit exceeded by ${exceededAmount}MP`);
            }

            var componentsCount = data[offset++], componentId;
            var maxH = 0, maxV = 0;
            for (i = 0; i < componentsCount; i++) {
              componentId = data[offset];
              var h = data[offset + 1] >> 4;
              var v = data[offset + 1] & 15;
              var qId = data[offset + 2];

              if ( h <= 0 || v <= 0 ) {
                throw new Error('Invalid sampling factor, expected values above 0');
              }

              frame.componentsOrder.push(componentId);
              frame.components[componentId] = {
                h: h,
                v: v,
                quantizationIdx: qId
              };
              offset += 3;
            }
            prepareComponents(frame);
            frames.push(frame);
            break;

          case 0xFFC4: // DHT (Define Huffman Tables)
            var huffmanLength = readUint16();
            for (i = 2; i < huffmanLength;) {
              var huffmanTableSpec = data[offset++];
              var codeLengths = new Uint8Array(16);
              var codeLengthSum = 0;
              for (j = 0; j < 16; j++, offset++) {
                codeLengthSum += (codeLengths[j] = data[offset]);
              }
              requestMemoryAllocation(16 + codeLengthSum);
              var huffmanValues = new Uint8Array(codeLengthSum);
              for (j = 0; j < codeLengthSum; j++, offset++)
                huffmanValues[j] = data[offset];
              i += 17 + codeLengthSum;

              ((huffmanTableSpec >> 4) === 0 ?
                huffmanTablesDC : huffmanTablesAC)[huffmanTableSpec & 15] =
                buildHuffmanTable(codeLengths, huffmanValues);
            }
            break;

          case 0xFFDD: // DRI (Define Restart Interval)
            readUint16(); // skip data length
            resetInterval = readUint16();
            break;

          case 0xFFDC: // Number of Lines marker
            readUint16() // skip data length
            readUint16() // Ignore this data since it represents the image height
            break;
            
          case 0xFFDA: // SOS (Start of Scan)
            var scanLength = readUint16();
            var selectorsCount = data[offset++];
            var components = [], component;
            for (i = 0; i < selectorsCount; i++) {
              component = frame.components[data[offset++]];
              var tableSpec = data[offset++];
              component.huffmanTableDC = huffmanTablesDC[tableSpec >> 4];
              component.huffmanTableAC = huffmanTablesAC[tableSpec & 15];
              components.push(component);
            }
            var spectralStart = data[offset++];
            var spectralEnd = data[offset++];
            var successiveApproximation = data[offset++];
            var processed = decodeScan(data, offset,
              frame, components, resetInterval,
              spectralStart, spectralEnd,
              successiveApproximation >> 4, successiveApproximation & 15, this.opts);
            offset += processed;
            break;

          case 0xFFFF: // Fill bytes
            if (data[offset] !== 0xFF) { // Avoid skipping a valid marker.
              offset--;
            }
            break;
          default:
            if (data[offset - 3] == 0xFF &&
                data[offset - 2] >= 0xC0 && data[offset - 2] <= 0xFE) {
              // could be incorrect encoding -- last 0xFF byte of the previous
              // block was eaten by the encoder
              offset -= 3;
              break;
            }
            else if (fileMarker === 0xE0 || fileMarker == 0xE1) {
              // Recover from malformed APP1 markers popular in some phone models.
              // See https://github.com/eugeneware/jpeg-js/issues/82
              if (malformedDataOffset !== -1) {
                throw new Error(`first unknown JPEG marker at offset ${malformedDataOffset.toString(16)}, second unknown JPEG marker ${fileMarker.toString(16)} at offset ${(offset - 1).toString(16)}`);
              }
              malformedDataOffset = offset - 1;
              const nextOffset = readUint16();
              if (data[offset + nextOffset - 2] === 0xFF) {
                offset += nextOffset - 2;
                break;
              }
            }
            throw new Error("unknown JPEG marker " + fileMarker.toString(16));
        }
        fileMarker = readUint16();
      }
      if (frames.length != 1)
        throw new Error("only single frame JPEGs supported");

      // set each frame's components quantization table
      for (var i = 0; i < frames.length; i++) {
        var cp = frames[i].components;
        for (var j in cp) {
          cp[j].quantizationTable = quantizationTables[cp[j].quantizationIdx];
          delete cp[j].quantizationIdx;
        }
      }

      this.width = frame.samplesPerLine;
      this.height = frame.scanLines;
      this.jfif = jfif;
      this.adobe = adobe;
      this.components = [];
      for (var i = 0; i < frame.componentsOrder.length; i++) {
        var component = frame.components[frame.componentsOrder[i]];
        this.components.push({
          lines: buildComponentData(frame, component),
          scaleX: component.h / frame.maxH,
          scaleY: component.v / frame.maxV
        });
      }
    },
    getData: function getData(width, height) {
      var scaleX = this.width / width, scaleY = this.height / height;

      var component1, component2, component3, component4;
      var component1Line, component2Line, component3Line, component4Line;
      var x, y;
      var offset = 0;
      var Y, Cb, Cr, K, C, M, Ye, R, G, B;
      var colorTransform;
      var dataLength = width * height * this.components.length;
      requestMemoryAllocation(dataLength);
      var data = new Uint8Array(dataLength);
      switch (this.components.length) {
        case 1:
          component1 = this.components[0];
          for (y = 0; y < height; y++) {
            component1Line = component1.lines[0 | (y * component1.scaleY * scaleY)];
            for (x = 0; x < width; x++) {
              Y = component1Line[0 | (x * component1.scaleX * scaleX)];

              data[offset++] = Y;
            }
          }
          break;
        case 2:
          // PDF might compress two component data in custom colorspace
          component1 = this.components[0];
          component2 = this.components[1];
          for (y = 0; y < height; y++) {
            component1Line = component1.lines[0 | (y * component1.scaleY * scaleY)];
            component2Line = component2.lines[0 | (y * component2.scaleY * scaleY)];
            for (x = 0; x < width; x++) {
              Y = component1Line[0 | (x * component1.scaleX * scaleX)];
              data[offset++] = Y;
              Y = component2Line[0 | (x * component2.scaleX * scaleX)];
              data[offset++] = Y;
            }
          }
          break;
        case 3:
          // The default transform for three components is true
          colorTransform = true;
          // The adobe transform marker overrides any previous setting
          if (this.adobe && this.adobe.transformCode)
            colorTransform = true;
          else if (typeof this.opts.colorTransform !== 'undefined')
            colorTransform = !!this.opts.colorTransform;

          component1 = this.components[0];
          component2 = this.components[1];
          component3 = this.components[2];
          for (y = 0; y < height; y++) {
            component1Line = component1.lines[0 | (y * component1.scaleY * scaleY)];
            component2Line = component2.lines[0 | (y * component2.scaleY * scaleY)];
            component3Line = component3.lines[0 | (y * component3.scaleY * scaleY)];
            for (x = 0; x < width; x++) {
              if (!colorTransform) {
                R = component1Line[0 | (x * component1.scaleX * scaleX)];
                G = component2Line[0 | (x * component2.scaleX * scaleX)];
                B = component3Line[0 | (x * component3.scaleX * scaleX)];
              } else {
                Y = component1Line[0 | (x * component1.scaleX * scaleX)];
                Cb = component2Line[0 | (x * component2.scaleX * scaleX)];
                Cr = component3Line[0 | (x * component3.scaleX * scaleX)];

                R = clampTo8bit(Y + 1.402 * (Cr - 128));
                G = clampTo8bit(Y - 0.3441363 * (Cb - 128) - 0.71413636 * (Cr - 128));
                B = clampTo8bit(Y + 1.772 * (Cb - 128));
              }

              data[offset++] = R;
              data[offset++] = G;
              data[offset++] = B;
            }
          }
          break;
        case 4:
          if (!this.adobe)
            throw new Error('Unsupported color mode (4 components)');
          // The default transform for four components is false
          colorTransform = false;
          // The adobe transform marker overrides any previous setting
          if (this.adobe && this.adobe.transformCode)
            colorTransform = true;
          else if (typeof this.opts.colorTransform !== 'undefined')
            colorTransform = !!this.opts.colorTransform;

          component1 = this.components[0];
          component2 = this.components[1];
          component3 = this.components[2];
          component4 = this.components[3];
          for (y = 0; y < height; y++) {
            component1Line = component1.lines[0 | (y * component1.scaleY * scaleY)];
            component2Line = component2.lines[0 | (y * component2.scaleY * scaleY)];
            component3Line = component3.lines[0 | (y * component3.scaleY * scaleY)];
            component4Line = component4.lines[0 | (y * component4.scaleY * scaleY)];
            for (x = 0; x < width; x++) {
              if (!colorTransform) {
                C = component1Line[0 | (x * component1.scaleX * scaleX)];
                M = component2Line[0 | (x * component2.scaleX * scaleX)];
                Ye = component3Line[0 | (x * component3.scaleX * scaleX)];
                K = component4Line[0 | (x * component4.scaleX * scaleX)];
              } else {
                Y = component1Line[0 | (x * component1.scaleX * scaleX)];
                Cb = component2Line[0 | (x * component2.scaleX * scaleX)];
                Cr = component3Line[0 | (x * component3.scaleX * scaleX)];
                K = component4Line[0 | (x * component4.scaleX * scaleX)];

                C = 255 - clampTo8bit(Y + 1.402 * (Cr - 128));
                M = 255 - clampTo8bit(Y - 0.3441363 * (Cb - 128) - 0.71413636 * (Cr - 128));
                Ye = 255 - clampTo8bit(Y + 1.772 * (Cb - 128));
              }
              data[offset++] = 255-C;
              data[offset++] = 255-M;
              data[offset++] = 255-Ye;
              data[offset++] = 255-K;
            }
          }
          break;
        default:
          throw new Error('Unsupported color mode');
      }
      return data;
    },
    copyToImageData: function copyToImageData(imageData, formatAsRGBA) {
      var width = imageData.width, height = imageData.height;
      var imageDataArray = imageData.data;
      var data = this.getData(width, height);
      var i = 0, j = 0, x, y;
      var Y, K, C, M, R, G, B;
      switch (this.components.length) {
        case 1:
          for (y = 0; y < height; y++) {
            for (x = 0; x < width; x++) {
              Y = data[i++];

              imageDataArray[j++] = Y;
              imageDataArray[j++] = Y;
              imageDataArray[j++] = Y;
              if (formatAsRGBA) {
                imageDataArray[j++] = 255;
              }
            }
          }
          break;
        case 3:
          for (y = 0; y < height; y++) {
            for (x = 0; x < width; x++) {
              R = data[i++];
              G = data[i++];
              B = data[i++];

              imageDataArray[j++] = R;
              imageDataArray[j++] = G;
              imageDataArray[j++] = B;
              if (formatAsRGBA) {
                imageDataArray[j++] = 255;
              }
            }
          }
          break;
        case 4:
          for (y = 0; y < height; y++) {
            for (x = 0; x < width; x++) {
              C = data[i++];
              M = data[i++];
              Y = data[i++];
              K = data[i++];

              R = 255 - clampTo8bit(C * (1 - K / 255) + K);
              G = 255 - clampTo8bit(M * (1 - K / 255) + K);
              B = 255 - clampTo8bit(Y * (1 - K / 255) + K);

              imageDataArray[j++] = R;
              imageDataArray[j++] = G;
              imageDataArray[j++] = B;
              if (formatAsRGBA) {
                imageDataArray[j++] = 255;
              }
            }
          }
          break;
        default:
          throw new Error('Unsupported color mode');
      }
    }
  };


  // We cap the amount of memory used by jpeg-js to avoid unexpected OOMs from untrusted content.
  var totalBytesAllocated = 0;
  var maxMemoryUsageBytes = 0;
  function requestMemoryAllocation(increaseAmount = 0) {
    var totalMemoryImpactBytes = totalBytesAllocated + increaseAmount;
    if (totalMemoryImpactBytes > maxMemoryUsageBytes) {
      var exceededAmount = Math.ceil((totalMemoryImpactBytes - maxMemoryUsageBytes) / 1024 / 1024);
      throw new Error(`maxMemoryUsageInMB limit exceeded by at least ${exceededAmount}MB`);
    }

    totalBytesAllocated = totalMemoryImpactBytes;
  }

  constructor.resetMaxMemoryUsage = function (maxMemoryUsageBytes_) {
    totalBytesAllocated = 0;
    maxMemoryUsageBytes = maxMemoryUsageBytes_;
  };

  constructor.getBytesAllocated = function () {
    return totalBytesAllocated;
  };

  constructor.requestMemoryAllocation = requestMemoryAllocation;

  return constructor;
})();

if (true) {
	module.exports = decode;
} else {}

function decode(jpegData, userOpts = {}) {
  var defaultOpts = {
    // "undefined" means "Choose whether to transform colors based on the image\u2019s color model."
    colorTransform: undefined,
    useTArray: false,
    formatAsRGBA: true,
    tolerantDecoding: true,
    maxResolutionInMP: 100, // Don't decode more than 100 megapixels
    maxMemoryUsageInMB: 512, // Don't decode if memory footprint is more than 512MB
  };

  var opts = {...defaultOpts, ...userOpts};
  var arr = new Uint8Array(jpegData);
  var decoder = new JpegImage();
  decoder.opts = opts;
  // If this constructor ever supports async decoding this will need to be done differently.
  // Until then, treating as singleton limit is fine.
  JpegImage.resetMaxMemoryUsage(opts.maxMemoryUsageInMB * 1024 * 1024);
  decoder.parse(arr);

  var channels = (opts.formatAsRGBA) ? 4 : 3;
  var bytesNeeded = decoder.width * decoder.height * channels;
  try {
    JpegImage.requestMemoryAllocation(bytesNeeded);
    var image = {
      width: decoder.width,
      height: decoder.height,
      exifBuffer: decoder.exifBuffer,
      data: opts.useTArray ?
        new Uint8Array(bytesNeeded) :
        Buffer.alloc(bytesNeeded)
    };
    if(decoder.comments.length > 0) {
      image["comments"] = decoder.comments;
    }
  } catch (err) {
    if (err instanceof RangeError) {
      throw new Error("Could not allocate enough memory for the image. " +
                      "Required: " + bytesNeeded);
    } 
    
    if (err instanceof ReferenceError) {
      if (err.message === "Buffer is not defined") {
        throw new Error("Buffer is not globally defined in this environment. " +
                        "Consider setting useTArray to true");
      }
    }
    throw err;
  }

  decoder.copyToImageData(image, opts.formatAsRGBA);

  return image;
}


/***/ }),

/***/ 706:
/***/ ((module) => {

/*
  Copyright (c) 2008, Adobe Systems Incorporated
  All rights reserved.

  Redistribution and use in source and binary forms, with or without 
  modification, are permitted provided that the following conditions are
  met:

  * Redistributions of source code must retain the above copyright notice, 
    this list of conditions and the following disclaimer.
  
  * Redistributions in binary form must reproduce the above copyright
    notice, this list of conditions and the following disclaimer in the 
    documentation and/or other materials provided with the distribution.
  
  * Neither the name of Adobe Systems Incorporated nor the names of its 
    contributors may be used to endorse or promote products derived from 
    this software without specific prior written permission.

  THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS
  IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO,
  THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR
  PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT OWNER OR 
  CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL,
  EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO,
  PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR
  PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF
  LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING
  NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS
  SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/*
JPEG encoder ported to JavaScript and optimized by Andreas Ritter, www.bytestrom.eu, 11/2009

Basic GUI blocking jpeg encoder
*/

var btoa = btoa || function(buf) {
  return Buffer.from(buf).toString('base64');
};

function JPEGEncoder(quality) {
  var self = this;
	var fround = Math.round;
	var ffloor = Math.floor;
	var YTable = new Array(64);
	var UVTable = new Array(64);
	var fdtbl_Y = new Array(64);
	var fdtbl_UV = new Array(64);
	var YDC_HT;
	var UVDC_HT;
	var YAC_HT;
	var UVAC_HT;
	
	var bitcode = new Array(65535);
	var category = new Array(65535);
	var outputfDCTQuant = new Array(64);
	var DU = new Array(64);
	var byteout = [];
	var bytenew = 0;
	var bytepos = 7;
	
	var YDU = new Array(64);
	var UDU = new Array(64);
	var VDU = new Array(64);
	var clt = new Array(256);
	var RGB_YUV_TABLE = new Array(2048);
	var currentQuality;
	
	var ZigZag = [
			 0, 1, 5, 6,14,15,27,28,
			 2, 4, 7,13,16,26,29,42,
			 3, 8,12,17,25,30,41,43,
			 9,11,18,24,31,40,44,53,
			10,19,23,32,39,45,52,54,
			20,22,33,38,46,51,55,60,
			21,34,37,47,50,56,59,61,
			35,36,48,49,57,58,62,63
		];
	
	var std_dc_luminance_nrcodes = [0,0,1,5,1,1,1,1,1,1,0,0,0,0,0,0,0];
	var std_dc_luminance_values = [0,1,2,3,4,5,6,7,8,9,10,11];
	var std_ac_luminance_nrcodes = [0,0,2,1,3,3,2,4,3,5,5,4,4,0,0,1,0x7d];
	var std_ac_luminance_values = [
			0x01,0x02,0x03,0x00,0x04,0x11,0x05,0x12,
			0x21,0x31,0x41,0x06,0x13,0x51,0x61,0x07,
			0x22,0x71,0x14,0x32,0x81,0x91,0xa1,0x08,
			0x23,0x42,0xb1,0xc1,0x15,0x52,0xd1,0xf0,
			0x24,0x33,0x62,0x72,0x82,0x09,0x0a,0x16,
			0x17,0x18,0x19,0x1a,0x25,0x26,0x27,0x28,
			0x29,0x2a,0x34,0x35,0x36,0x37,0x38,0x39,
			0x3a,0x43,0x44,0x45,0x46,0x47,0x48,0x49,
			0x4a,0x53,0x54,0x55,0x56,0x57,0x58,0x59,
			0x5a,0x63,0x64,0x65,0x66,0x67,0x68,0x69,
			0x6a,0x73,0x74,0x75,0x76,0x77,0x78,0x79,
			0x7a,0x83,0x84,0x85,0x86,0x87,0x88,0x89,
			0x8a,0x92,0x93,0x94,0x95,0x96,0x97,0x98,
			0x99,0x9a,0xa2,0xa3,0xa4,0xa5,0xa6,0xa7,
			0xa8,0xa9,0xaa,0xb2,0xb3,0xb4,0xb5,0xb6,
			0xb7,0xb8,0xb9,0xba,0xc2,0xc3,0xc4,0xc5,
			0xc6,0xc7,0xc8,0xc9,0xca,0xd2,0xd3,0xd4,
			0xd5,0xd6,0xd7,0xd8,0xd9,0xda,0xe1,0xe2,
			0xe3,0xe4,0xe5,0xe6,0xe7,0xe8,0xe9,0xea,
			0xf1,0xf2,0xf3,0xf4,0xf5,0xf6,0xf7,0xf8,
			0xf9,0xfa
		];
	
	var std_dc_chrominance_nrcodes = [0,0,3,1,1,1,1,1,1,1,1,1,0,0,0,0,0];
	var std_dc_chrominance_values = [0,1,2,3,4,5,6,7,8,9,10,11];
	var std_ac_chrominance_nrcodes = [0,0,2,1,2,4,4,3,4,7,5,4,4,0,1,2,0x77];
	var std_ac_chrominance_values = [
			0x00,0x01,0x02,0x03,0x11,0x04,0x05,0x21,
			0x31,0x06,0x12,0x41,0x51,0x07,0x61,0x71,
			0x13,0x22,0x32,0x81,0x08,0x14,0x42,0x91,
			0xa1,0xb1,0xc1,0x09,0x23,0x33,0x52,0xf0,
			0x15,0x62,0x72,0xd1,0x0a,0x16,0x24,0x34,
			0xe1,0x25,0xf1,0x17,0x18,0x19,0x1a,0x26,
			0x27,0x28,0x29,0x2a,0x35,0x36,0x37,0x38,
			0x39,0x3a,0x43,0x44,0x45,0x46,0x47,0x48,
			0x49,0x4a,0x53,0x54,0x55,0x56,0x57,0x58,
			0x59,0x5a,0x63,0x64,0x65,0x66,0x67,0x68,
			0x69,0x6a,0x73,0x74,0x75,0x76,0x77,0x78,
			0x79,0x7a,0x82,0x83,0x84,0x85,0x86,0x87,
			0x88,0x89,0x8a,0x92,0x93,0x94,0x95,0x96,
			0x97,0x98,0x99,0x9a,0xa2,0xa3,0xa4,0xa5,
			0xa6,0xa7,0xa8,0xa9,0xaa,0xb2,0xb3,0xb4,
			0xb5,0xb6,0xb7,0xb8,0xb9,0xba,0xc2,0xc3,
			0xc4,0xc5,0xc6,0xc7,0xc8,0xc9,0xca,0xd2,
			0xd3,0xd4,0xd5,0xd6,0xd7,0xd8,0xd9,0xda,
			0xe2,0xe3,0xe4,0xe5,0xe6,0xe7,0xe8,0xe9,
			0xea,0xf2,0xf3,0xf4,0xf5,0xf6,0xf7,0xf8,
			0xf9,0xfa
		];
	
	function initQuantTables(sf){
			var YQT = [
				16, 11, 10, 16, 24, 40, 51, 61,
				12, 12, 14, 19, 26, 58, 60, 55,
				14, 13, 16, 24, 40, 57, 69, 56,
				14, 17, 22, 29, 51, 87, 80, 62,
				18, 22, 37, 56, 68,109,103, 77,
				24, 35, 55, 64, 81,104,113, 92,
				49, 64, 78, 87,103,121,120,101,
				72, 92, 95, 98,112,100,103, 99
			];
			
			for (var i = 0; i < 64; i++) {
				var t = ffloor((YQT[i]*sf+50)/100);
				if (t < 1) {
					t = 1;
				} else if (t > 255) {
					t = 255;
				}
				YTable[ZigZag[i]] = t;
			}
			var UVQT = [
				17, 18, 24, 47, 99, 99, 99, 99,
				18, 21, 26, 66, 99, 99, 99, 99,
				24, 26, 56, 99, 99, 99, 99, 99,
				47, 66, 99, 99, 99, 99, 99, 99,
				99, 99, 99, 99, 99, 99, 99, 99,
				99, 99, 99, 99, 99, 99, 99, 99,
				99, 99, 99, 99, 99, 99, 99, 99,
				99, 99, 99, 99, 99, 99, 99, 99
			];
			for (var j = 0; j < 64; j++) {
				var u = ffloor((UVQT[j]*sf+50)/100);
				if (u < 1) {
					u = 1;
				} else if (u > 255) {
					u = 255;
				}
				UVTable[ZigZag[j]] = u;
			}
			var aasf = [
				1.0, 1.387039845, 1.306562965, 1.175875602,
				1.0, 0.785694958, 0.541196100, 0.275899379
			];
			var k = 0;
			for (var row = 0; row < 8; row++)
			{
				for (var col = 0; col < 8; col++)
				{
					fdtbl_Y[k]  = (1.0 / (YTable [ZigZag[k]] * aasf[row] * aasf[col] * 8.0));
					fdtbl_UV[k] = (1.0 / (UVTable[ZigZag[k]] * aasf[row] * aasf[col] * 8.0));
					k++;
				}
			}
		}
		
		function computeHuffmanTbl(nrcodes, std_table){
			var codevalue = 0;
			var pos_in_table = 0;
			var HT = new Array();
			for (var k = 1; k <= 16; k++) {
				for (var j = 1; j <= nrcodes[k]; j++) {
					HT[std_table[pos_in_table]] = [];
					HT[std_table[pos_in_table]][0] = codevalue;
					HT[std_table[pos_in_table]][1] = k;
					pos_in_table++;
					codevalue++;
				}
				codevalue*=2;
			}
			return HT;
		}
		
		function initHuffmanTbl()
		{
			YDC_HT = computeHuffmanTbl(std_dc_luminance_nrcodes,std_dc_luminance_values);
			UVDC_HT = computeHuffmanTbl(std_dc_chrominance_nrcodes,std_dc_chrominance_values);
			YAC_HT = computeHuffmanTbl(std_ac_luminance_nrcodes,std_ac_luminance_values);
			UVAC_HT = computeHuffmanTbl(std_ac_chrominance_nrcodes,std_ac_chrominance_values);
		}
	
		function initCategoryNumber()
		{
			var nrlower = 1;
			var nrupper = 2;
			for (var cat = 1; cat <= 15; cat++) {
				//Positive numbers
				for (var nr = nrlower; nr<nrupper; nr++) {
					category[32767+nr] = cat;
					bitcode[32767+nr] = [];
					bitcode[32767+nr][1] = cat;
					bitcode[32767+nr][0] = nr;
				}
				//Negative numbers
				for (var nrneg =-(nrupper-1); nrneg<=-nrlower; nrneg++) {
					category[32767+nrneg] = cat;
					bitcode[32767+nrneg] = [];
					bitcode[32767+nrneg][1] = cat;
					bitcode[32767+nrneg][0] = nrupper-1+nrneg;
				}
				nrlower <<= 1;
				nrupper <<= 1;
			}
		}
		
		function initRGBYUVTable() {
			for(var i = 0; i < 256;i++) {
				RGB_YUV_TABLE[i]      		=  19595 * i;
				RGB_YUV_TABLE[(i+ 256)>>0] 	=  38470 * i;
				RGB_YUV_TABLE[(i+ 512)>>0] 	=   7471 * i + 0x8000;
				RGB_YUV_TABLE[(i+ 768)>>0] 	= -11059 * i;
				RGB_YUV_TABLE[(i+1024)>>0] 	= -21709 * i;
				RGB_YUV_TABLE[(i+1280)>>0] 	=  32768 * i + 0x807FFF;
				RGB_YUV_TABLE[(i+1536)>>0] 	= -27439 * i;
				RGB_YUV_TABLE[(i+1792)>>0] 	= - 5329 * i;
			}
		}
		
		// IO functions
		function writeBits(bs)
		{
			var value = bs[0];
			var posval = bs[1]-1;
			while ( posval >= 0 ) {
				if (value & (1 << posval) ) {
					bytenew |= (1 << bytepos);
				}
				posval--;
				bytepos--;
				if (bytepos < 0) {
					if (bytenew == 0xFF) {
						writeByte(0xFF);
						writeByte(0);
					}
					else {
						writeByte(bytenew);
					}
					bytepos=7;
					bytenew=0;
				}
			}
		}
	
		function writeByte(value)
		{
			//byteout.push(clt[value]); // write char directly instead of converting later
      byteout.push(value);
		}
	
		function writeWord(value)
		{
			writeByte((value>>8)&0xFF);
			writeByte((value   )&0xFF);
		}
		
		// DCT & quantization core
		function fDCTQuant(data, fdtbl)
		{
			var d0, d1, d2, d3, d4, d5, d6, d7;
			/* Pass 1: process rows. */
			var dataOff=0;
			var i;
			var I8 = 8;
			var I64 = 64;
			for (i=0; i<I8; ++i)
			{
				d0 = data[dataOff];
				d1 = data[dataOff+1];
				d2 = data[dataOff+2];
				d3 = data[dataOff+3];
				d4 = data[dataOff+4];
				d5 = data[dataOff+5];
				d6 = data[dataOff+6];
				d7 = data[dataOff+7];
				
				var tmp0 = d0 + d7;
				var tmp7 = d0 - d7;
				var tmp1 = d1 + d6;
				var tmp6 = d1 - d6;
				var tmp2 = d2 + d5;
				var tmp5 = d2 - d5;
				var tmp3 = d3 + d4;
				var tmp4 = d3 - d4;
	
				/* Even part */
				var tmp10 = tmp0 + tmp3;	/* phase 2 */
				var tmp13 = tmp0 - tmp3;
				var tmp11 = tmp1 + tmp2;
				var tmp12 = tmp1 - tmp2;
	
				data[dataOff] = tmp10 + tmp11; /* phase 3 */
				data[dataOff+4] = tmp10 - tmp11;
	
				var z1 = (tmp12 + tmp13) * 0.707106781; /* c4 */
				data[dataOff+2] = tmp13 + z1; /* phase 5 */
				data[dataOff+6] = tmp13 - z1;
	
				/* Odd part */
				tmp10 = tmp4 + tmp5; /* phase 2 */
				tmp11 = tmp5 + tmp6;
				tmp12 = tmp6 + tmp7;
	
				/* The rotator is modified from fig 4-8 to avoid extra negations. */
				var z5 = (tmp10 - tmp12) * 0.382683433; /* c6 */
				var z2 = 0.541196100 * tmp10 + z5; /* c2-c6 */
				var z4 = 1.306562965 * tmp12 + z5; /* c2+c6 */
				var z3 = tmp11 * 0.707106781; /* c4 */
	
				var z11 = tmp7 + z3;	/* phase 5 */
				var z13 = tmp7 - z3;
	
				data[dataOff+5] = z13 + z2;	/* phase 6 */
				data[dataOff+3] = z13 - z2;
				data[dataOff+1] = z11 + z4;
				data[dataOff+7] = z11 - z4;
	
				dataOff += 8; /* advance pointer to next row */
			}
	
			/* Pass 2: process columns. */
			dataOff = 0;
			for (i=0; i<I8; ++i)
			{
				d0 = data[dataOff];
				d1 = data[dataOff + 8];
				d2 = data[dataOff + 16];
				d3 = data[dataOff + 24];
				d4 = data[dataOff + 32];
				d5 = data[dataOff + 40];
				d6 = data[dataOff + 48];
				d7 = data[dataOff + 56];
				
				var tmp0p2 = d0 + d7;
				var tmp7p2 = d0 - d7;
				var tmp1p2 = d1 + d6;
				var tmp6p2 = d1 - d6;
				var tmp2p2 = d2 + d5;
				var tmp5p2 = d2 - d5;
				var tmp3p2 = d3 + d4;
				var tmp4p2 = d3 - d4;
	
				/* Even part */
				var tmp10p2 = tmp0p2 + tmp3p2;	/* phase 2 */
				var tmp13p2 = tmp0p2 - tmp3p2;
				var tmp11p2 = tmp1p2 + tmp2p2;
				var tmp12p2 = tmp1p2 - tmp2p2;
	
				data[dataOff] = tmp10p2 + tmp11p2; /* phase 3 */
				data[dataOff+32] = tmp10p2 - tmp11p2;
	
				var z1p2 = (tmp12p2 + tmp13p2) * 0.707106781; /* c4 */
				data[dataOff+16] = tmp13p2 + z1p2; /* phase 5 */
				data[dataOff+48] = tmp13p2 - z1p2;
	
				/* Odd part */
				tmp10p2 = tmp4p2 + tmp5p2; /* phase 2 */
				tmp11p2 = tmp5p2 + tmp6p2;
				tmp12p2 = tmp6p2 + tmp7p2;
	
				/* The rotator is modified from fig 4-8 to avoid extra negations. */
				var z5p2 = (tmp10p2 - tmp12p2) * 0.382683433; /* c6 */
				var z2p2 = 0.541196100 * tmp10p2 + z5p2; /* c2-c6 */
				var z4p2 = 1.306562965 * tmp12p2 + z5p2; /* c2+c6 */
				var z3p2 = tmp11p2 * 0.707106781; /* c4 */
	
				var z11p2 = tmp7p2 + z3p2;	/* phase 5 */
				var z13p2 = tmp7p2 - z3p2;
	
				data[dataOff+40] = z13p2 + z2p2; /* phase 6 */
				data[dataOff+24] = z13p2 - z2p2;
				data[dataOff+ 8] = z11p2 + z4p2;
				data[dataOff+56] = z11p2 - z4p2;
	
				dataOff++; /* advance pointer to next column */
			}
	
			// Quantize/descale the coefficients
			var fDCTQuant;
			for (i=0; i<I64; ++i)
			{
				// Apply the quantization and scaling factor & Round to nearest integer
				fDCTQuant = data[i]*fdtbl[i];
				outputfDCTQuant[i] = (fDCTQuant > 0.0) ? ((fDCTQuant + 0.5)|0) : ((fDCTQuant - 0.5)|0);
				//outputfDCTQuant[i] = fround(fDCTQuant);

			}
			return outputfDCTQuant;
		}
		
		function writeAPP0()
		{
			writeWord(0xFFE0); // marker
			writeWord(16); // length
			writeByte(0x4A); // J
			writeByte(0x46); // F
			writeByte(0x49); // I
			writeByte(0x46); // F
			writeByte(0); // = "JFIF",'\0'
			writeByte(1); // versionhi
			writeByte(1); // versionlo
			writeByte(0); // xyunits
			writeWord(1); // xdensity
			writeWord(1); // ydensity
			writeByte(0); // thumbnwidth
			writeByte(0); // thumbnheight
		}

		function writeAPP1(exifBuffer) {
			if (!exifBuffer) return;

			writeWord(0xFFE1); // APP1 marker

			if (exifBuffer[0] === 0x45 &&
					exifBuffer[1] === 0x78 &&
					exifBuffer[2] === 0x69 &&
					exifBuffer[3] === 0x66) {
				// Buffer already starts with EXIF, just use it directly
				writeWord(exifBuffer.length + 2); // length is buffer + length itself!
			} else {
				// Buffer doesn't start with EXIF, write it for them
				writeWord(exifBuffer.length + 5 + 2); // length is buffer + EXIF\0 + length itself!
				writeByte(0x45); // E
				writeByte(0x78); // X
				writeByte(0x69); // I
				writeByte(0x66); // F
				writeByte(0); // = "EXIF",'\0'
			}

			for (var i = 0; i < exifBuffer.length; i++) {
				writeByte(exifBuffer[i]);
			}
		}

		function writeSOF0(width, height)
		{
			writeWord(0xFFC0); // marker
			writeWord(17);   // length, truecolor YUV JPG
			writeByte(8);    // precision
			writeWord(height);
			writeWord(width);
			writeByte(3);    // nrofcomponents
			writeByte(1);    // IdY
			writeByte(0x11); // HVY
			writeByte(0);    // QTY
			writeByte(2);    // IdU
			writeByte(0x11); // HVU
			writeByte(1);    // QTU
			writeByte(3);    // IdV
			writeByte(0x11); // HVV
			writeByte(1);    // QTV
		}
	
		function writeDQT()
		{
			writeWord(0xFFDB); // marker
			writeWord(132);	   // length
			writeByte(0);
			for (var i=0; i<64; i++) {
				writeByte(YTable[i]);
			}
			writeByte(1);
			for (var j=0; j<64; j++) {
				writeByte(UVTable[j]);
			}
		}
	
		function writeDHT()
		{
			writeWord(0xFFC4); // marker
			writeWord(0x01A2); // length
	
			writeByte(0); // HTYDCinfo
			for (var i=0; i<16; i++) {
				writeByte(std_dc_luminance_nrcodes[i+1]);
			}
			for (var j=0; j<=11; j++) {
				writeByte(std_dc_luminance_values[j]);
			}
	
			writeByte(0x10); // HTYACinfo
			for (var k=0; k<16; k++) {
				writeByte(std_ac_luminance_nrcodes[k+1]);
			}
			for (var l=0; l<=161; l++) {
				writeByte(std_ac_luminance_values[l]);
			}
	
			writeByte(1); // HTUDCinfo
			for (var m=0; m<16; m++) {
				writeByte(std_dc_chrominance_nrcodes[m+1]);
			}
			for (var n=0; n<=11; n++) {
				writeByte(std_dc_chrominance_values[n]);
			}
	
			writeByte(0x11); // HTUACinfo
			for (var o=0; o<16; o++) {
				writeByte(std_ac_chrominance_nrcodes[o+1]);
			}
			for (var p=0; p<=161; p++) {
				writeByte(std_ac_chrominance_values[p]);
			}
		}
		
		function writeCOM(comments)
		{
			if (typeof comments === "undefined" || comments.constructor !== Array) return;
			comments.forEach(e => {
				if (typeof e !== "string") return;
				writeWord(0xFFFE); // marker
				var l = e.length;
				writeWord(l + 2); // length itself as well
				var i;
				for (i = 0; i < l; i++)
					writeByte(e.charCodeAt(i));
			});
		}
	
		function writeSOS()
		{
			writeWord(0xFFDA); // marker
			writeWord(12); // length
			writeByte(3); // nrofcomponents
			writeByte(1); // IdY
			writeByte(0); // HTY
			writeByte(2); // IdU
			writeByte(0x11); // HTU
			writeByte(3); // IdV
			writeByte(0x11); // HTV
			writeByte(0); // Ss
			writeByte(0x3f); // Se
			writeByte(0); // Bf
		}
		
		function processDU(CDU, fdtbl, DC, HTDC, HTAC){
			var EOB = HTAC[0x00];
			var M16zeroes = HTAC[0xF0];
			var pos;
			var I16 = 16;
			var I63 = 63;
			var I64 = 64;
			var DU_DCT = fDCTQuant(CDU, fdtbl);
			//ZigZag reorder
			for (var j=0;j<I64;++j) {
				DU[ZigZag[j]]=DU_DCT[j];
			}
			var Diff = DU[0] - DC; DC = DU[0];
			//Encode DC
			if (Diff==0) {
				writeBits(HTDC[0]); // Diff might be 0
			} else {
				pos = 32767+Diff;
				writeBits(HTDC[category[pos]]);
				writeBits(bitcode[pos]);
			}
			//Encode ACs
			var end0pos = 63; // was const... which is crazy
			for (; (end0pos>0)&&(DU[end0pos]==0); end0pos--) {};
			//end0pos = first element in reverse order !=0
			if ( end0pos == 0) {
				writeBits(EOB);
				return DC;
			}
			var i = 1;
			var lng;
			while ( i <= end0pos ) {
				var startpos = i;
				for (; (DU[i]==0) && (i<=end0pos); ++i) {}
				var nrzeroes = i-startpos;
				if ( nrzeroes >= I16 ) {
					lng = nrzeroes>>4;
					for (var nrmarker=1; nrmarker <= lng; ++nrmarker)
						writeBits(M16zeroes);
					nrzeroes = nrzeroes&0xF;
				}
				pos = 32767+DU[i];
				writeBits(HTAC[(nrzeroes<<4)+category[pos]]);
				writeBits(bitcode[pos]);
				i++;
			}
			if ( end0pos != I63 ) {
				writeBits(EOB);
			}
			return DC;
		}

		function initCharLookupTable(){
			var sfcc = String.fromCharCode;
			for(var i=0; i < 256; i++){ ///// ACHTUNG // 255
				clt[i] = sfcc(i);
			}
		}
		
		this.encode = function(image,quality) // image data object
		{
			var time_start = new Date().getTime();
			
			if(quality) setQuality(quality);
			
			// Initialize bit writer
			byteout = new Array();
			bytenew=0;
			bytepos=7;
	
			// Add JPEG headers
			writeWord(0xFFD8); // SOI
			writeAPP0();
			writeCOM(image.comments);
			writeAPP1(image.exifBuffer);
			writeDQT();
			writeSOF0(image.width,image.height);
			writeDHT();
			writeSOS();

	
			// Encode 8x8 macroblocks
			var DCY=0;
			var DCU=0;
			var DCV=0;
			
			bytenew=0;
			bytepos=7;
			
			
			this.encode.displayName = "_encode_";

			var imageData = image.data;
			var width = image.width;
			var height = image.height;

			var quadWidth = width*4;
			var tripleWidth = width*3;
			
			var x, y = 0;
			var r, g, b;
			var start,p, col,row,pos;
			while(y < height){
				x = 0;
				while(x < quadWidth){
				start = quadWidth * y + x;
				p = start;
				col = -1;
				row = 0;
				
				for(pos=0; pos < 64; pos++){
					row = pos >> 3;// /8
					col = ( pos & 7 ) * 4; // %8
					p = start + ( row * quadWidth ) + col;		
					
					if(y+row >= height){ // padding bottom
						p-= (quadWidth*(y+1+row-height));
					}

					if(x+col >= quadWidth){ // padding right	
						p-= ((x+col) - quadWidth +4)
					}
					
					r = imageData[ p++ ];
					g = imageData[ p++ ];
					b = imageData[ p++ ];
					
					
					/* // calculate YUV values dynamically
					YDU[pos]=((( 0.29900)*r+( 0.58700)*g+( 0.11400)*b))-128; //-0x80
					UDU[pos]=(((-0.16874)*r+(-0.33126)*g+( 0.50000)*b));
					VDU[pos]=((( 0.50000)*r+(-0.41869)*g+(-0.08131)*b));
					*/
					
					// use lookup table (slightly faster)
					YDU[pos] = ((RGB_YUV_TABLE[r]             + RGB_YUV_TABLE[(g +  256)>>0] + RGB_YUV_TABLE[(b +  512)>>0]) >> 16)-128;
					UDU[pos] = ((RGB_YUV_TABLE[(r +  768)>>0] + RGB_YUV_TABLE[(g + 1024)>>0] + RGB_YUV_TABLE[(b + 1280)>>0]) >> 16)-128;
					VDU[pos] = ((RGB_YUV_TABLE[(r + 1280)>>0] + RGB_YUV_TABLE[(g + 1536)>>0] + RGB_YUV_TABLE[(b + 1792)>>0]) >> 16)-128;

				}
				
				DCY = processDU(YDU, fdtbl_Y, DCY, YDC_HT, YAC_HT);
				DCU = processDU(UDU, fdtbl_UV, DCU, UVDC_HT, UVAC_HT);
				DCV = processDU(VDU, fdtbl_UV, DCV, UVDC_HT, UVAC_HT);
				x+=32;
				}
				y+=8;
			}
			
			
			////////////////////////////////////////////////////////////////
	
			// Do the bit alignment of the EOI marker
			if ( bytepos >= 0 ) {
				var fillbits = [];
				fillbits[1] = bytepos+1;
				fillbits[0] = (1<<(bytepos+1))-1;
				writeBits(fillbits);
			}
	
			writeWord(0xFFD9); //EOI

			if (false) {}
      return Buffer.from(byteout);

			var jpegDataUri = 'data:image/jpeg;base64,' + btoa(byteout.join(''));
			
			byteout = [];
			
			// benchmarking
			var duration = new Date().getTime() - time_start;
    		//console.log('Encoding time: '+ duration + 'ms');
    		//
			
			return jpegDataUri			
	}
	
	function setQuality(quality){
		if (quality <= 0) {
			quality = 1;
		}
		if (quality > 100) {
			quality = 100;
		}
		
		if(currentQuality == quality) return // don't recalc if unchanged
		
		var sf = 0;
		if (quality < 50) {
			sf = Math.floor(5000 / quality);
		} else {
			sf = Math.floor(200 - quality*2);
		}
		
		initQuantTables(sf);
		currentQuality = quality;
		//console.log('Quality set to: '+quality +'%');
	}
	
	function init(){
		var time_start = new Date().getTime();
		if(!quality) quality = 50;
		// Create tables
		initCharLookupTable()
		initHuffmanTbl();
		initCategoryNumber();
		initRGBYUVTable();
		
		setQuality(quality);
		var duration = new Date().getTime() - time_start;
    	//console.log('Initialization '+ duration + 'ms');
	}
	
	init();
	
};

if (true) {
	module.exports = encode;
} else {}

function encode(imgData, qu) {
  if (typeof qu === 'undefined') qu = 50;
  var encoder = new JPEGEncoder(qu);
	var data = encoder.encode(imgData, qu);
  return {
    data: data,
    width: imgData.width,
    height: imgData.height,
  };
}

// helper function to get the imageData of an existing image on the current page.
function getImageDataFromImage(idOrElement){
	var theImg = (typeof(idOrElement)=='string')? document.getElementById(idOrElement):idOrElement;
	var cvs = document.createElement('canvas');
	cvs.width = theImg.width;
	cvs.height = theImg.height;
	var ctx = cvs.getContext("2d");
	ctx.drawImage(theImg,0,0);
	
	return (ctx.getImageData(0, 0, cvs.width, cvs.height));
}


/***/ }),

/***/ 313:
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

/***/ 725:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



let interlaceUtils = __nccwpck_require__(689);

let pixelBppMapper = [
  // 0 - dummy entry
  function () {},

  // 1 - L
  // 0: 0, 1: 0, 2: 0, 3: 0xff
  function (pxData, data, pxPos, rawPos) {
    if (rawPos === data.length) {
      throw new Error("Ran out of data");
    }

    let pixel = data[rawPos];
    pxData[pxPos] = pixel;
    pxData[pxPos + 1] = pixel;
    pxData[pxPos + 2] = pixel;
    pxData[pxPos + 3] = 0xff;
  },

  // 2 - LA
  // 0: 0, 1: 0, 2: 0, 3: 1
  function (pxData, data, pxPos, rawPos) {
    if (rawPos + 1 >= data.length) {
      throw new Error("Ran out of data");
    }

    let pixel = data[rawPos];
    pxData[pxPos] = pixel;
    pxData[pxPos + 1] = pixel;
    pxData[pxPos + 2] = pixel;
    pxData[pxPos + 3] = data[rawPos + 1];
  },

  // 3 - RGB
  // 0: 0, 1: 1, 2: 2, 3: 0xff
  function (pxData, data, pxPos, rawPos) {
    if (rawPos + 2 >= data.length) {
      throw new Error("Ran out of data");
    }

    pxData[pxPos] = data[rawPos];
    pxData[pxPos + 1] = data[rawPos + 1];
    pxData[pxPos + 2] = data[rawPos + 2];
    pxData[pxPos + 3] = 0xff;
  },

  // 4 - RGBA
  // 0: 0, 1: 1, 2: 2, 3: 3
  function (pxData, data, pxPos, rawPos) {
    if (rawPos + 3 >= data.length) {
      throw new Error("Ran out of data");
    }

    pxData[pxPos] = data[rawPos];
    pxData[pxPos + 1] = data[rawPos + 1];
    pxData[pxPos + 2] = data[rawPos + 2];
    pxData[pxPos + 3] = data[rawPos + 3];
  },
];

let pixelBppCustomMapper = [
  // 0 - dummy entry
  function () {},

  // 1 - L
  // 0: 0, 1: 0, 2: 0, 3: 0xff
  function (pxData, pixelData, pxPos, maxBit) {
    let pixel = pixelData[0];
    pxData[pxPos] = pixel;
    pxData[pxPos + 1] = pixel;
    pxData[pxPos + 2] = pixel;
    pxData[pxPos + 3] = maxBit;
  },

  // 2 - LA
  // 0: 0, 1: 0, 2: 0, 3: 1
  function (pxData, pixelData, pxPos) {
    let pixel = pixelData[0];
    pxData[pxPos] = pixel;
    pxData[pxPos + 1] = pixel;
    pxData[pxPos + 2] = pixel;
    pxData[pxPos + 3] = pixelData[1];
  },

  // 3 - RGB
  // 0: 0, 1: 1, 2: 2, 3: 0xff
  function (pxData, pixelData, pxPos, maxBit) {
    pxData[pxPos] = pixelData[0];
    pxData[pxPos + 1] = pixelData[1];
    pxData[pxPos + 2] = pixelData[2];
    pxData[pxPos + 3] = maxBit;
  },

  // 4 - RGBA
  // 0: 0, 1: 1, 2: 2, 3: 3
  function (pxData, pixelData, pxPos) {
    pxData[pxPos] = pixelData[0];
    pxData[pxPos + 1] = pixelData[1];
    pxData[pxPos + 2] = pixelData[2];
    pxData[pxPos + 3] = pixelData[3];
  },
];

function bitRetriever(data, depth) {
  let leftOver = [];
  let i = 0;

  function split() {
    if (i === data.length) {
      throw new Error("Ran out of data");
    }
    let byte = data[i];
    i++;
    let byte8, byte7, byte6, byte5, byte4, byte3, byte2, byte1;
    switch (depth) {
      default:
        throw new Error("unrecognised depth");
      case 16:
        byte2 = data[i];
        i++;
        leftOver.push((byte << 8) + byte2);
        break;
      case 4:
        byte2 = byte & 0x0f;
        byte1 = byte >> 4;
        leftOver.push(byte1, byte2);
        break;
      case 2:
        byte4 = byte & 3;
        byte3 = (byte >> 2) & 3;
        byte2 = (byte >> 4) & 3;
        byte1 = (byte >> 6) & 3;
        leftOver.push(byte1, byte2, byte3, byte4);
        break;
      case 1:
        byte8 = byte & 1;
        byte7 = (byte >> 1) & 1;
        byte6 = (byte >> 2) & 1;
        byte5 = (byte >> 3) & 1;
        byte4 = (byte >> 4) & 1;
        byte3 = (byte >> 5) & 1;
        byte2 = (byte >> 6) & 1;
        byte1 = (byte >> 7) & 1;
        leftOver.push(byte1, byte2, byte3, byte4, byte5, byte6, byte7, byte8);
        break;
    }
  }

  return {
    get: function (count) {
      while (leftOver.length < count) {
        split();
      }
      let returner = leftOver.slice(0, count);
      leftOver = leftOver.slice(count);
      return returner;
    },
    resetAfterLine: function () {
      leftOver.length = 0;
    },
    end: function () {
      if (i !== data.length) {
        throw new Error("extra data found");
      }
    },
  };
}

function mapImage8Bit(image, pxData, getPxPos, bpp, data, rawPos) {
  // eslint-disable-line max-params
  let imageWidth = image.width;
  let imageHeight = image.height;
  let imagePass = image.index;
  for (let y = 0; y < imageHeight; y++) {
    for (let x = 0; x < imageWidth; x++) {
      let pxPos = getPxPos(x, y, imagePass);
      pixelBppMapper[bpp](pxData, data, pxPos, rawPos);
      rawPos += bpp; //eslint-disable-line no-param-reassign
    }
  }
  return rawPos;
}

function mapImageCustomBit(image, pxData, getPxPos, bpp, bits, maxBit) {
  // eslint-disable-line max-params
  let imageWidth = image.width;
  let imageHeight = image.height;
  let imagePass = image.index;
  for (let y = 0; y < imageHeight; y++) {
    for (let x = 0; x < imageWidth; x++) {
      let pixelData = bits.get(bpp);
      let pxPos = getPxPos(x, y, imagePass);
      pixelBppCustomMapper[bpp](pxData, pixelData, pxPos, maxBit);
    }
    bits.resetAfterLine();
  }
}

exports.dataToBitMap = function (data, bitmapInfo) {
  let width = bitmapInfo.width;
  let height = bitmapInfo.height;
  let depth = bitmapInfo.depth;
  let bpp = bitmapInfo.bpp;
  let interlace = bitmapInfo.interlace;
  let bits;

  if (depth !== 8) {
    bits = bitRetriever(data, depth);
  }
  let pxData;
  if (depth <= 8) {
    pxData = Buffer.alloc(width * height * 4);
  } else {
    pxData = new Uint16Array(width * height * 4);
  }
  let maxBit = Math.pow(2, depth) - 1;
  let rawPos = 0;
  let images;
  let getPxPos;

  if (interlace) {
    images = interlaceUtils.getImagePasses(width, height);
    getPxPos = interlaceUtils.getInterlaceIterator(width, height);
  } else {
    let nonInterlacedPxPos = 0;
    getPxPos = function () {
      let returner = nonInterlacedPxPos;
      nonInterlacedPxPos += 4;
      return returner;
    };
    images = [{ width: width, height: height }];
  }

  for (let imageIndex = 0; imageIndex < images.length; imageIndex++) {
    if (depth === 8) {
      rawPos = mapImage8Bit(
        images[imageIndex],
        pxData,
        getPxPos,
        bpp,
        data,
        rawPos
      );
    } else {
      mapImageCustomBit(
        images[imageIndex],
        pxData,
        getPxPos,
        bpp,
        bits,
        maxBit
      );
    }
  }
  if (depth === 8) {
    if (rawPos !== data.length) {
      throw new Error("extra data found");
    }
  } else {
    bits.end();
  }

  return pxData;
};


/***/ }),

/***/ 889:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



let constants = __nccwpck_require__(929);

module.exports = function (dataIn, width, height, options) {
  let outHasAlpha =
    [constants.COLORTYPE_COLOR_ALPHA, constants.COLORTYPE_ALPHA].indexOf(
      options.colorType
    ) !== -1;
  if (options.colorType === options.inputColorType) {
    let bigEndian = (function () {
      let buffer = new ArrayBuffer(2);
      new DataView(buffer).setInt16(0, 256, true /* littleEndian */);
      // Int16Array uses the platform's endianness.
      return new Int16Array(buffer)[0] !== 256;
    })();
    // If no need to convert to grayscale and alpha is present/absent in both, take a fast route
    if (options.bitDepth === 8 || (options.bitDepth === 16 && bigEndian)) {
      return dataIn;
    }
  }

  // map to a UInt16 array if data is 16bit, fix endianness below
  let data = options.bitDepth !== 16 ? dataIn : new Uint16Array(dataIn.buffer);

  let maxValue = 255;
  let inBpp = constants.COLORTYPE_TO_BPP_MAP[options.inputColorType];
  if (inBpp === 4 && !options.inputHasAlpha) {
    inBpp = 3;
  }
  let outBpp = constants.COLORTYPE_TO_BPP_MAP[options.colorType];
  if (options.bitDepth === 16) {
    maxValue = 65535;
    outBpp *= 2;
  }
  let outData = Buffer.alloc(width * height * outBpp);

  let inIndex = 0;
  let outIndex = 0;

  let bgColor = options.bgColor || {};
  if (bgColor.red === undefined) {
    bgColor.red = maxValue;
  }
  if (bgColor.green === undefined) {
    bgColor.green = maxValue;
  }
  if (bgColor.blue === undefined) {
    bgColor.blue = maxValue;
  }

  function getRGBA() {
    let red;
    let green;
    let blue;
    let alpha = maxValue;
    switch (options.inputColorType) {
      case constants.COLORTYPE_COLOR_ALPHA:
        alpha = data[inIndex + 3];
        red = data[inIndex];
        green = data[inIndex + 1];
        blue = data[inIndex + 2];
        break;
      case constants.COLORTYPE_COLOR:
        red = data[inIndex];
        green = data[inIndex + 1];
        blue = data[inIndex + 2];
        break;
      case constants.COLORTYPE_ALPHA:
        alpha = data[inIndex + 1];
        red = data[inIndex];
        green = red;
        blue = red;
        break;
      case constants.COLORTYPE_GRAYSCALE:
        red = data[inIndex];
        green = red;
        blue = red;
        break;
      default:
        throw new Error(
          "input color type:" +
            options.inputColorType +
            " is not supported at present"
        );
    }

    if (options.inputHasAlpha) {
      if (!outHasAlpha) {
        alpha /= maxValue;
        red = Math.min(
          Math.max(Math.round((1 - alpha) * bgColor.red + alpha * red), 0),
          maxValue
        );
        green = Math.min(
          Math.max(Math.round((1 - alpha) * bgColor.green + alpha * green), 0),
          maxValue
        );
        blue = Math.min(
          Math.max(Math.round((1 - alpha) * bgColor.blue + alpha * blue), 0),
          maxValue
        );
      }
    }
    return { red: red, green: green, blue: blue, alpha: alpha };
  }

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let rgba = getRGBA(data, inIndex);

      switch (options.colorType) {
        case constants.COLORTYPE_COLOR_ALPHA:
        case constants.COLORTYPE_COLOR:
          if (options.bitDepth === 8) {
            outData[outIndex] = rgba.red;
            outData[outIndex + 1] = rgba.green;
            outData[outIndex + 2] = rgba.blue;
            if (outHasAlpha) {
              outData[outIndex + 3] = rgba.alpha;
            }
          } else {
            outData.writeUInt16BE(rgba.red, outIndex);
            outData.writeUInt16BE(rgba.green, outIndex + 2);
            outData.writeUInt16BE(rgba.blue, outIndex + 4);
            if (outHasAlpha) {
              outData.writeUInt16BE(rgba.alpha, outIndex + 6);
            }
          }
          break;
        case constants.COLORTYPE_ALPHA:
        case constants.COLORTYPE_GRAYSCALE: {
          // Convert to grayscale and alpha
          let grayscale = (rgba.red + rgba.green + rgba.blue) / 3;
          if (options.bitDepth === 8) {
            outData[outIndex] = grayscale;
            if (outHasAlpha) {
              outData[outIndex + 1] = rgba.alpha;
            }
          } else {
            outData.writeUInt16BE(grayscale, outIndex);
            if (outHasAlpha) {
              outData.writeUInt16BE(rgba.alpha, outIndex + 2);
            }
          }
          break;
        }
        default:
          throw new Error("unrecognised color Type " + options.colorType);
      }

      inIndex += inBpp;
      outIndex += outBpp;
    }
  }

  return outData;
};


/***/ }),

/***/ 369:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



let util = __nccwpck_require__(23);
let Stream = __nccwpck_require__(203);

let ChunkStream = (module.exports = function () {
  Stream.call(this);

  this._buffers = [];
  this._buffered = 0;

  this._reads = [];
  this._paused = false;

  this._encoding = "utf8";
  this.writable = true;
});
util.inherits(ChunkStream, Stream);

ChunkStream.prototype.read = function (length, callback) {
  this._reads.push({
    length: Math.abs(length), // if length < 0 then at most this length
    allowLess: length < 0,
    func: callback,
  });

  process.nextTick(
    function () {
      this._process();

      // its paused and there is not enought data then ask for more
      if (this._paused && this._reads && this._reads.length > 0) {
        this._paused = false;

        this.emit("drain");
      }
    }.bind(this)
  );
};

ChunkStream.prototype.write = function (data, encoding) {
  if (!this.writable) {
    this.emit("error", new Error("Stream not writable"));
    return false;
  }

  let dataBuffer;
  if (Buffer.isBuffer(data)) {
    dataBuffer = data;
  } else {
    dataBuffer = Buffer.from(data, encoding || this._encoding);
  }

  this._buffers.push(dataBuffer);
  this._buffered += dataBuffer.length;

  this._process();

  // ok if there are no more read requests
  if (this._reads && this._reads.length === 0) {
    this._paused = true;
  }

  return this.writable && !this._paused;
};

ChunkStream.prototype.end = function (data, encoding) {
  if (data) {
    this.write(data, encoding);
  }

  this.writable = false;

  // already destroyed
  if (!this._buffers) {
    return;
  }

  // enqueue or handle end
  if (this._buffers.length === 0) {
    this._end();
  } else {
    this._buffers.push(null);
    this._process();
  }
};

ChunkStream.prototype.destroySoon = ChunkStream.prototype.end;

ChunkStream.prototype._end = function () {
  if (this._reads.length > 0) {
    this.emit("error", new Error("Unexpected end of input"));
  }

  this.destroy();
};

ChunkStream.prototype.destroy = function () {
  if (!this._buffers) {
    return;
  }

  this.writable = false;
  this._reads = null;
  this._buffers = null;

  this.emit("close");
};

ChunkStream.prototype._processReadAllowingLess = function (read) {
  // ok there is any data so that we can satisfy this request
  this._reads.shift(); // == read

  // first we need to peek into first buffer
  let smallerBuf = this._buffers[0];

  // ok there is more data than we need
  if (smallerBuf.length > read.length) {
    this._buffered -= read.length;
    this._buffers[0] = smallerBuf.slice(read.length);

    read.func.call(this, smallerBuf.slice(0, read.length));
  } else {
    // ok this is less than maximum length so use it all
    this._buffered -= smallerBuf.length;
    this._buffers.shift(); // == smallerBuf

    read.func.call(this, smallerBuf);
  }
};

ChunkStream.prototype._processRead = function (read) {
  this._reads.shift(); // == read

  let pos = 0;
  let count = 0;
  let data = Buffer.alloc(read.length);

  // create buffer for all data
  while (pos < read.length) {
    let buf = this._buffers[count++];
    let len = Math.min(buf.length, read.length - pos);

    buf.copy(data, pos, 0, len);
    pos += len;

    // last buffer wasn't used all so just slice it and leave
    if (len !== buf.length) {
      this._buffers[--count] = buf.slice(len);
    }
  }

  // remove all used buffers
  if (count > 0) {
    this._buffers.splice(0, count);
  }

  this._buffered -= read.length;

  read.func.call(this, data);
};

ChunkStream.prototype._process = function () {
  try {
    // as long as there is any data and read requests
    while (this._buffered > 0 && this._reads && this._reads.length > 0) {
      let read = this._reads[0];

      // read any data (but no more than length)
      if (read.allowLess) {
        this._processReadAllowingLess(read);
      } else if (this._buffered >= read.length) {
        // ok we can meet some expectations

        this._processRead(read);
      } else {
        // not enought data to satisfy first request in queue
        // so we need to wait for more
        break;
      }
    }

    if (this._buffers && !this.writable) {
      this._end();
    }
  } catch (ex) {
    this.emit("error", ex);
  }
};


/***/ }),

/***/ 929:
/***/ ((module) => {



module.exports = {
  PNG_SIGNATURE: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],

  TYPE_IHDR: 0x49484452,
  TYPE_IEND: 0x49454e44,
  TYPE_IDAT: 0x49444154,
  TYPE_PLTE: 0x504c5445,
  TYPE_tRNS: 0x74524e53, // eslint-disable-line camelcase
  TYPE_gAMA: 0x67414d41, // eslint-disable-line camelcase

  // color-type bits
  COLORTYPE_GRAYSCALE: 0,
  COLORTYPE_PALETTE: 1,
  COLORTYPE_COLOR: 2,
  COLORTYPE_ALPHA: 4, // e.g. grayscale and alpha

  // color-type combinations
  COLORTYPE_PALETTE_COLOR: 3,
  COLORTYPE_COLOR_ALPHA: 6,

  COLORTYPE_TO_BPP_MAP: {
    0: 1,
    2: 3,
    3: 1,
    4: 2,
    6: 4,
  },

  GAMMA_DIVISION: 100000,
};


/***/ }),

/***/ 918:
/***/ ((module) => {



let crcTable = [];

(function () {
  for (let i = 0; i < 256; i++) {
    let currentCrc = i;
    for (let j = 0; j < 8; j++) {
      if (currentCrc & 1) {
        currentCrc = 0xedb88320 ^ (currentCrc >>> 1);
      } else {
        currentCrc = currentCrc >>> 1;
      }
    }
    crcTable[i] = currentCrc;
  }
})();

let CrcCalculator = (module.exports = function () {
  this._crc = -1;
});

CrcCalculator.prototype.write = function (data) {
  for (let i = 0; i < data.length; i++) {
    this._crc = crcTable[(this._crc ^ data[i]) & 0xff] ^ (this._crc >>> 8);
  }
  return true;
};

CrcCalculator.prototype.crc32 = function () {
  return this._crc ^ -1;
};

CrcCalculator.crc32 = function (buf) {
  let crc = -1;
  for (let i = 0; i < buf.length; i++) {
    crc = crcTable[(crc ^ buf[i]) & 0xff] ^ (crc >>> 8);
  }
  return crc ^ -1;
};


/***/ }),

/***/ 696:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



let paethPredictor = __nccwpck_require__(635);

function filterNone(pxData, pxPos, byteWidth, rawData, rawPos) {
  for (let x = 0; x < byteWidth; x++) {
    rawData[rawPos + x] = pxData[pxPos + x];
  }
}

function filterSumNone(pxData, pxPos, byteWidth) {
  let sum = 0;
  let length = pxPos + byteWidth;

  for (let i = pxPos; i < length; i++) {
    sum += Math.abs(pxData[i]);
  }
  return sum;
}

function filterSub(pxData, pxPos, byteWidth, rawData, rawPos, bpp) {
  for (let x = 0; x < byteWidth; x++) {
    let left = x >= bpp ? pxData[pxPos + x - bpp] : 0;
    let val = pxData[pxPos + x] - left;

    rawData[rawPos + x] = val;
  }
}

function filterSumSub(pxData, pxPos, byteWidth, bpp) {
  let sum = 0;
  for (let x = 0; x < byteWidth; x++) {
    let left = x >= bpp ? pxData[pxPos + x - bpp] : 0;
    let val = pxData[pxPos + x] - left;

    sum += Math.abs(val);
  }

  return sum;
}

function filterUp(pxData, pxPos, byteWidth, rawData, rawPos) {
  for (let x = 0; x < byteWidth; x++) {
    let up = pxPos > 0 ? pxData[pxPos + x - byteWidth] : 0;
    let val = pxData[pxPos + x] - up;

    rawData[rawPos + x] = val;
  }
}

function filterSumUp(pxData, pxPos, byteWidth) {
  let sum = 0;
  let length = pxPos + byteWidth;
  for (let x = pxPos; x < length; x++) {
    let up = pxPos > 0 ? pxData[x - byteWidth] : 0;
    let val = pxData[x] - up;

    sum += Math.abs(val);
  }

  return sum;
}

function filterAvg(pxData, pxPos, byteWidth, rawData, rawPos, bpp) {
  for (let x = 0; x < byteWidth; x++) {
    let left = x >= bpp ? pxData[pxPos + x - bpp] : 0;
    let up = pxPos > 0 ? pxData[pxPos + x - byteWidth] : 0;
    let val = pxData[pxPos + x] - ((left + up) >> 1);

    rawData[rawPos + x] = val;
  }
}

function filterSumAvg(pxData, pxPos, byteWidth, bpp) {
  let sum = 0;
  for (let x = 0; x < byteWidth; x++) {
    let left = x >= bpp ? pxData[pxPos + x - bpp] : 0;
    let up = pxPos > 0 ? pxData[pxPos + x - byteWidth] : 0;
    let val = pxData[pxPos + x] - ((left + up) >> 1);

    sum += Math.abs(val);
  }

  return sum;
}

function filterPaeth(pxData, pxPos, byteWidth, rawData, rawPos, bpp) {
  for (let x = 0; x < byteWidth; x++) {
    let left = x >= bpp ? pxData[pxPos + x - bpp] : 0;
    let up = pxPos > 0 ? pxData[pxPos + x - byteWidth] : 0;
    let upleft =
      pxPos > 0 && x >= bpp ? pxData[pxPos + x - (byteWidth + bpp)] : 0;
    let val = pxData[pxPos + x] - paethPredictor(left, up, upleft);

    rawData[rawPos + x] = val;
  }
}

function filterSumPaeth(pxData, pxPos, byteWidth, bpp) {
  let sum = 0;
  for (let x = 0; x < byteWidth; x++) {
    let left = x >= bpp ? pxData[pxPos + x - bpp] : 0;
    let up = pxPos > 0 ? pxData[pxPos + x - byteWidth] : 0;
    let upleft =
      pxPos > 0 && x >= bpp ? pxData[pxPos + x - (byteWidth + bpp)] : 0;
    let val = pxData[pxPos + x] - paethPredictor(left, up, upleft);

    sum += Math.abs(val);
  }

  return sum;
}

let filters = {
  0: filterNone,
  1: filterSub,
  2: filterUp,
  3: filterAvg,
  4: filterPaeth,
};

let filterSums = {
  0: filterSumNone,
  1: filterSumSub,
  2: filterSumUp,
  3: filterSumAvg,
  4: filterSumPaeth,
};

module.exports = function (pxData, width, height, options, bpp) {
  let filterTypes;
  if (!("filterType" in options) || options.filterType === -1) {
    filterTypes = [0, 1, 2, 3, 4];
  } else if (typeof options.filterType === "number") {
    filterTypes = [options.filterType];
  } else {
    throw new Error("unrecognised filter types");
  }

  if (options.bitDepth === 16) {
    bpp *= 2;
  }
  let byteWidth = width * bpp;
  let rawPos = 0;
  let pxPos = 0;
  let rawData = Buffer.alloc((byteWidth + 1) * height);

  let sel = filterTypes[0];

  for (let y = 0; y < height; y++) {
    if (filterTypes.length > 1) {
      // find best filter for this line (with lowest sum of values)
      let min = Infinity;

      for (let i = 0; i < filterTypes.length; i++) {
        let sum = filterSums[filterTypes[i]](pxData, pxPos, byteWidth, bpp);
        if (sum < min) {
          sel = filterTypes[i];
          min = sum;
        }
      }
    }

    rawData[rawPos] = sel;
    rawPos++;
    filters[sel](pxData, pxPos, byteWidth, rawData, rawPos, bpp);
    rawPos += byteWidth;
    pxPos += byteWidth;
  }
  return rawData;
};


/***/ }),

/***/ 539:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



let util = __nccwpck_require__(23);
let ChunkStream = __nccwpck_require__(369);
let Filter = __nccwpck_require__(54);

let FilterAsync = (module.exports = function (bitmapInfo) {
  ChunkStream.call(this);

  let buffers = [];
  let that = this;
  this._filter = new Filter(bitmapInfo, {
    read: this.read.bind(this),
    write: function (buffer) {
      buffers.push(buffer);
    },
    complete: function () {
      that.emit("complete", Buffer.concat(buffers));
    },
  });

  this._filter.start();
});
util.inherits(FilterAsync, ChunkStream);


/***/ }),

/***/ 56:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



let SyncReader = __nccwpck_require__(994);
let Filter = __nccwpck_require__(54);

exports.process = function (inBuffer, bitmapInfo) {
  let outBuffers = [];
  let reader = new SyncReader(inBuffer);
  let filter = new Filter(bitmapInfo, {
    read: reader.read.bind(reader),
    write: function (bufferPart) {
      outBuffers.push(bufferPart);
    },
    complete: function () {},
  });

  filter.start();
  reader.process();

  return Buffer.concat(outBuffers);
};


/***/ }),

/***/ 54:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



let interlaceUtils = __nccwpck_require__(689);
let paethPredictor = __nccwpck_require__(635);

function getByteWidth(width, bpp, depth) {
  let byteWidth = width * bpp;
  if (depth !== 8) {
    byteWidth = Math.ceil(byteWidth / (8 / depth));
  }
  return byteWidth;
}

let Filter = (module.exports = function (bitmapInfo, dependencies) {
  let width = bitmapInfo.width;
  let height = bitmapInfo.height;
  let interlace = bitmapInfo.interlace;
  let bpp = bitmapInfo.bpp;
  let depth = bitmapInfo.depth;

  this.read = dependencies.read;
  this.write = dependencies.write;
  this.complete = dependencies.complete;

  this._imageIndex = 0;
  this._images = [];
  if (interlace) {
    let passes = interlaceUtils.getImagePasses(width, height);
    for (let i = 0; i < passes.length; i++) {
      this._images.push({
        byteWidth: getByteWidth(passes[i].width, bpp, depth),
        height: passes[i].height,
        lineIndex: 0,
      });
    }
  } else {
    this._images.push({
      byteWidth: getByteWidth(width, bpp, depth),
      height: height,
      lineIndex: 0,
    });
  }

  // when filtering the line we look at the pixel to the left
  // the spec also says it is done on a byte level regardless of the number of pixels
  // so if the depth is byte compatible (8 or 16) we subtract the bpp in order to compare back
  // a pixel rather than just a different byte part. However if we are sub byte, we ignore.
  if (depth === 8) {
    this._xComparison = bpp;
  } else if (depth === 16) {
    this._xComparison = bpp * 2;
  } else {
    this._xComparison = 1;
  }
});

Filter.prototype.start = function () {
  this.read(
    this._images[this._imageIndex].byteWidth + 1,
    this._reverseFilterLine.bind(this)
  );
};

Filter.prototype._unFilterType1 = function (
  rawData,
  unfilteredLine,
  byteWidth
) {
  let xComparison = this._xComparison;
  let xBiggerThan = xComparison - 1;

  for (let x = 0; x < byteWidth; x++) {
    let rawByte = rawData[1 + x];
    let f1Left = x > xBiggerThan ? unfilteredLine[x - xComparison] : 0;
    unfilteredLine[x] = rawByte + f1Left;
  }
};

Filter.prototype._unFilterType2 = function (
  rawData,
  unfilteredLine,
  byteWidth
) {
  let lastLine = this._lastLine;

  for (let x = 0; x < byteWidth; x++) {
    let rawByte = rawData[1 + x];
    let f2Up = lastLine ? lastLine[x] : 0;
    unfilteredLine[x] = rawByte + f2Up;
  }
};

Filter.prototype._unFilterType3 = function (
  rawData,
  unfilteredLine,
  byteWidth
) {
  let xComparison = this._xComparison;
  let xBiggerThan = xComparison - 1;
  let lastLine = this._lastLine;

  for (let x = 0; x < byteWidth; x++) {
    let rawByte = rawData[1 + x];
    let f3Up = lastLine ? lastLine[x] : 0;
    let f3Left = x > xBiggerThan ? unfilteredLine[x - xComparison] : 0;
    let f3Add = Math.floor((f3Left + f3Up) / 2);
    unfilteredLine[x] = rawByte + f3Add;
  }
};

Filter.prototype._unFilterType4 = function (
  rawData,
  unfilteredLine,
  byteWidth
) {
  let xComparison = this._xComparison;
  let xBiggerThan = xComparison - 1;
  let lastLine = this._lastLine;

  for (let x = 0; x < byteWidth; x++) {
    let rawByte = rawData[1 + x];
    let f4Up = lastLine ? lastLine[x] : 0;
    let f4Left = x > xBiggerThan ? unfilteredLine[x - xComparison] : 0;
    let f4UpLeft = x > xBiggerThan && lastLine ? lastLine[x - xComparison] : 0;
    let f4Add = paethPredictor(f4Left, f4Up, f4UpLeft);
    unfilteredLine[x] = rawByte + f4Add;
  }
};

Filter.prototype._reverseFilterLine = function (rawData) {
  let filter = rawData[0];
  let unfilteredLine;
  let currentImage = this._images[this._imageIndex];
  let byteWidth = currentImage.byteWidth;

  if (filter === 0) {
    unfilteredLine = rawData.slice(1, byteWidth + 1);
  } else {
    unfilteredLine = Buffer.alloc(byteWidth);

    switch (filter) {
      case 1:
        this._unFilterType1(rawData, unfilteredLine, byteWidth);
        break;
      case 2:
        this._unFilterType2(rawData, unfilteredLine, byteWidth);
        break;
      case 3:
        this._unFilterType3(rawData, unfilteredLine, byteWidth);
        break;
      case 4:
        this._unFilterType4(rawData, unfilteredLine, byteWidth);
        break;
      default:
        throw new Error("Unrecognised filter type - " + filter);
    }
  }

  this.write(unfilteredLine);

  currentImage.lineIndex++;
  if (currentImage.lineIndex >= currentImage.height) {
    this._lastLine = null;
    this._imageIndex++;
    currentImage = this._images[this._imageIndex];
  } else {
    this._lastLine = unfilteredLine;
  }

  if (currentImage) {
    // read, using the byte width that may be from the new current image
    this.read(currentImage.byteWidth + 1, this._reverseFilterLine.bind(this));
  } else {
    this._lastLine = null;
    this.complete();
  }
};


/***/ }),

/***/ 998:
/***/ ((module) => {



function dePalette(indata, outdata, width, height, palette) {
  let pxPos = 0;
  // use values from palette
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let color = palette[indata[pxPos]];

      if (!color) {
        throw new Error("index " + indata[pxPos] + " not in palette");
      }

      for (let i = 0; i < 4; i++) {
        outdata[pxPos + i] = color[i];
      }
      pxPos += 4;
    }
  }
}

function replaceTransparentColor(indata, outdata, width, height, transColor) {
  let pxPos = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let makeTrans = false;

      if (transColor.length === 1) {
        if (transColor[0] === indata[pxPos]) {
          makeTrans = true;
        }
      } else if (
        transColor[0] === indata[pxPos] &&
        transColor[1] === indata[pxPos + 1] &&
        transColor[2] === indata[pxPos + 2]
      ) {
        makeTrans = true;
      }
      if (makeTrans) {
        for (let i = 0; i < 4; i++) {
          outdata[pxPos + i] = 0;
        }
      }
      pxPos += 4;
    }
  }
}

function scaleDepth(indata, outdata, width, height, depth) {
  let maxOutSample = 255;
  let maxInSample = Math.pow(2, depth) - 1;
  let pxPos = 0;

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let i = 0; i < 4; i++) {
        outdata[pxPos + i] = Math.floor(
          (indata[pxPos + i] * maxOutSample) / maxInSample + 0.5
        );
      }
      pxPos += 4;
    }
  }
}

module.exports = function (indata, imageData, skipRescale = false) {
  let depth = imageData.depth;
  let width = imageData.width;
  let height = imageData.height;
  let colorType = imageData.colorType;
  let transColor = imageData.transColor;
  let palette = imageData.palette;

  let outdata = indata; // only different for 16 bits

  if (colorType === 3) {
    // paletted
    dePalette(indata, outdata, width, height, palette);
  } else {
    if (transColor) {
      replaceTransparentColor(indata, outdata, width, height, transColor);
    }
    // if it needs scaling
    if (depth !== 8 && !skipRescale) {
      // if we need to change the buffer size
      if (depth === 16) {
        outdata = Buffer.alloc(width * height * 4);
      }
      scaleDepth(indata, outdata, width, height, depth);
    }
  }
  return outdata;
};


/***/ }),

/***/ 689:
/***/ ((__unused_webpack_module, exports) => {



// Adam 7
//   0 1 2 3 4 5 6 7
// 0 x 6 4 6 x 6 4 6
// 1 7 7 7 7 7 7 7 7
// 2 5 6 5 6 5 6 5 6
// 3 7 7 7 7 7 7 7 7
// 4 3 6 4 6 3 6 4 6
// 5 7 7 7 7 7 7 7 7
// 6 5 6 5 6 5 6 5 6
// 7 7 7 7 7 7 7 7 7

let imagePasses = [
  {
    // pass 1 - 1px
    x: [0],
    y: [0],
  },
  {
    // pass 2 - 1px
    x: [4],
    y: [0],
  },
  {
    // pass 3 - 2px
    x: [0, 4],
    y: [4],
  },
  {
    // pass 4 - 4px
    x: [2, 6],
    y: [0, 4],
  },
  {
    // pass 5 - 8px
    x: [0, 2, 4, 6],
    y: [2, 6],
  },
  {
    // pass 6 - 16px
    x: [1, 3, 5, 7],
    y: [0, 2, 4, 6],
  },
  {
    // pass 7 - 32px
    x: [0, 1, 2, 3, 4, 5, 6, 7],
    y: [1, 3, 5, 7],
  },
];

exports.getImagePasses = function (width, height) {
  let images = [];
  let xLeftOver = width % 8;
  let yLeftOver = height % 8;
  let xRepeats = (width - xLeftOver) / 8;
  let yRepeats = (height - yLeftOver) / 8;
  for (let i = 0; i < imagePasses.length; i++) {
    let pass = imagePasses[i];
    let passWidth = xRepeats * pass.x.length;
    let passHeight = yRepeats * pass.y.length;
    for (let j = 0; j < pass.x.length; j++) {
      if (pass.x[j] < xLeftOver) {
        passWidth++;
      } else {
        break;
      }
    }
    for (let j = 0; j < pass.y.length; j++) {
      if (pass.y[j] < yLeftOver) {
        passHeight++;
      } else {
        break;
      }
    }
    if (passWidth > 0 && passHeight > 0) {
      images.push({ width: passWidth, height: passHeight, index: i });
    }
  }
  return images;
};

exports.getInterlaceIterator = function (width) {
  return function (x, y, pass) {
    let outerXLeftOver = x % imagePasses[pass].x.length;
    let outerX =
      ((x - outerXLeftOver) / imagePasses[pass].x.length) * 8 +
      imagePasses[pass].x[outerXLeftOver];
    let outerYLeftOver = y % imagePasses[pass].y.length;
    let outerY =
      ((y - outerYLeftOver) / imagePasses[pass].y.length) * 8 +
      imagePasses[pass].y[outerYLeftOver];
    return outerX * 4 + outerY * width * 4;
  };
};


/***/ }),

/***/ 281:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



let util = __nccwpck_require__(23);
let Stream = __nccwpck_require__(203);
let constants = __nccwpck_require__(929);
let Packer = __nccwpck_require__(736);

let PackerAsync = (module.exports = function (opt) {
  Stream.call(this);

  let options = opt || {};

  this._packer = new Packer(options);
  this._deflate = this._packer.createDeflate();

  this.readable = true;
});
util.inherits(PackerAsync, Stream);

PackerAsync.prototype.pack = function (data, width, height, gamma) {
  // Signature
  this.emit("data", Buffer.from(constants.PNG_SIGNATURE));
  this.emit("data", this._packer.packIHDR(width, height));

  if (gamma) {
    this.emit("data", this._packer.packGAMA(gamma));
  }

  let filteredData = this._packer.filterData(data, width, height);

  // compress it
  this._deflate.on("error", this.emit.bind(this, "error"));

  this._deflate.on(
    "data",
    function (compressedData) {
      this.emit("data", this._packer.packIDAT(compressedData));
    }.bind(this)
  );

  this._deflate.on(
    "end",
    function () {
      this.emit("data", this._packer.packIEND());
      this.emit("end");
    }.bind(this)
  );

  this._deflate.end(filteredData);
};


/***/ }),

/***/ 562:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



let hasSyncZlib = true;
let zlib = __nccwpck_require__(106);
if (!zlib.deflateSync) {
  hasSyncZlib = false;
}
let constants = __nccwpck_require__(929);
let Packer = __nccwpck_require__(736);

module.exports = function (metaData, opt) {
  if (!hasSyncZlib) {
    throw new Error(
      "To use the sync capability of this library in old node versions, please pin pngjs to v2.3.0"
    );
  }

  let options = opt || {};

  let packer = new Packer(options);

  let chunks = [];

  // Signature
  chunks.push(Buffer.from(constants.PNG_SIGNATURE));

  // Header
  chunks.push(packer.packIHDR(metaData.width, metaData.height));

  if (metaData.gamma) {
    chunks.push(packer.packGAMA(metaData.gamma));
  }

  let filteredData = packer.filterData(
    metaData.data,
    metaData.width,
    metaData.height
  );

  // compress it
  let compressedData = zlib.deflateSync(
    filteredData,
    packer.getDeflateOptions()
  );
  filteredData = null;

  if (!compressedData || !compressedData.length) {
    throw new Error("bad png - invalid compressed data response");
  }
  chunks.push(packer.packIDAT(compressedData));

  // End
  chunks.push(packer.packIEND());

  return Buffer.concat(chunks);
};


/***/ }),

/***/ 736:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



let constants = __nccwpck_require__(929);
let CrcStream = __nccwpck_require__(918);
let bitPacker = __nccwpck_require__(889);
let filter = __nccwpck_require__(696);
let zlib = __nccwpck_require__(106);

let Packer = (module.exports = function (options) {
  this._options = options;

  options.deflateChunkSize = options.deflateChunkSize || 32 * 1024;
  options.deflateLevel =
    options.deflateLevel != null ? options.deflateLevel : 9;
  options.deflateStrategy =
    options.deflateStrategy != null ? options.deflateStrategy : 3;
  options.inputHasAlpha =
    options.inputHasAlpha != null ? options.inputHasAlpha : true;
  options.deflateFactory = options.deflateFactory || zlib.createDeflate;
  options.bitDepth = options.bitDepth || 8;
  // This is outputColorType
  options.colorType =
    typeof options.colorType === "number"
      ? options.colorType
      : constants.COLORTYPE_COLOR_ALPHA;
  options.inputColorType =
    typeof options.inputColorType === "number"
      ? options.inputColorType
      : constants.COLORTYPE_COLOR_ALPHA;

  if (
    [
      constants.COLORTYPE_GRAYSCALE,
      constants.COLORTYPE_COLOR,
      constants.COLORTYPE_COLOR_ALPHA,
      constants.COLORTYPE_ALPHA,
    ].indexOf(options.colorType) === -1
  ) {
    throw new Error(
      "option color type:" + options.colorType + " is not supported at present"
    );
  }
  if (
    [
      constants.COLORTYPE_GRAYSCALE,
      constants.COLORTYPE_COLOR,
      constants.COLORTYPE_COLOR_ALPHA,
      constants.COLORTYPE_ALPHA,
    ].indexOf(options.inputColorType) === -1
  ) {
    throw new Error(
      "option input color type:" +
        options.inputColorType +
        " is not supported at present"
    );
  }
  if (options.bitDepth !== 8 && options.bitDepth !== 16) {
    throw new Error(
      "option bit depth:" + options.bitDepth + " is not supported at present"
    );
  }
});

Packer.prototype.getDeflateOptions = function () {
  return {
    chunkSize: this._options.deflateChunkSize,
    level: this._options.deflateLevel,
    strategy: this._options.deflateStrategy,
  };
};

Packer.prototype.createDeflate = function () {
  return this._options.deflateFactory(this.getDeflateOptions());
};

Packer.prototype.filterData = function (data, width, height) {
  // convert to correct format for filtering (e.g. right bpp and bit depth)
  let packedData = bitPacker(data, width, height, this._options);

  // filter pixel data
  let bpp = constants.COLORTYPE_TO_BPP_MAP[this._options.colorType];
  let filteredData = filter(packedData, width, height, this._options, bpp);
  return filteredData;
};

Packer.prototype._packChunk = function (type, data) {
  let len = data ? data.length : 0;
  let buf = Buffer.alloc(len + 12);

  buf.writeUInt32BE(len, 0);
  buf.writeUInt32BE(type, 4);

  if (data) {
    data.copy(buf, 8);
  }

  buf.writeInt32BE(
    CrcStream.crc32(buf.slice(4, buf.length - 4)),
    buf.length - 4
  );
  return buf;
};

Packer.prototype.packGAMA = function (gamma) {
  let buf = Buffer.alloc(4);
  buf.writeUInt32BE(Math.floor(gamma * constants.GAMMA_DIVISION), 0);
  return this._packChunk(constants.TYPE_gAMA, buf);
};

Packer.prototype.packIHDR = function (width, height) {
  let buf = Buffer.alloc(13);
  buf.writeUInt32BE(width, 0);
  buf.writeUInt32BE(height, 4);
  buf[8] = this._options.bitDepth; // Bit depth
  buf[9] = this._options.colorType; // colorType
  buf[10] = 0; // compression
  buf[11] = 0; // filter
  buf[12] = 0; // interlace

  return this._packChunk(constants.TYPE_IHDR, buf);
};

Packer.prototype.packIDAT = function (data) {
  return this._packChunk(constants.TYPE_IDAT, data);
};

Packer.prototype.packIEND = function () {
  return this._packChunk(constants.TYPE_IEND, null);
};


/***/ }),

/***/ 635:
/***/ ((module) => {



module.exports = function paethPredictor(left, above, upLeft) {
  let paeth = left + above - upLeft;
  let pLeft = Math.abs(paeth - left);
  let pAbove = Math.abs(paeth - above);
  let pUpLeft = Math.abs(paeth - upLeft);

  if (pLeft <= pAbove && pLeft <= pUpLeft) {
    return left;
  }
  if (pAbove <= pUpLeft) {
    return above;
  }
  return upLeft;
};


/***/ }),

/***/ 504:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



let util = __nccwpck_require__(23);
let zlib = __nccwpck_require__(106);
let ChunkStream = __nccwpck_require__(369);
let FilterAsync = __nccwpck_require__(539);
let Parser = __nccwpck_require__(609);
let bitmapper = __nccwpck_require__(725);
let formatNormaliser = __nccwpck_require__(998);

let ParserAsync = (module.exports = function (options) {
  ChunkStream.call(this);

  this._parser = new Parser(options, {
    read: this.read.bind(this),
    error: this._handleError.bind(this),
    metadata: this._handleMetaData.bind(this),
    gamma: this.emit.bind(this, "gamma"),
    palette: this._handlePalette.bind(this),
    transColor: this._handleTransColor.bind(this),
    finished: this._finished.bind(this),
    inflateData: this._inflateData.bind(this),
    simpleTransparency: this._simpleTransparency.bind(this),
    headersFinished: this._headersFinished.bind(this),
  });
  this._options = options;
  this.writable = true;

  this._parser.start();
});
util.inherits(ParserAsync, ChunkStream);

ParserAsync.prototype._handleError = function (err) {
  this.emit("error", err);

  this.writable = false;

  this.destroy();

  if (this._inflate && this._inflate.destroy) {
    this._inflate.destroy();
  }

  if (this._filter) {
    this._filter.destroy();
    // For backward compatibility with Node 7 and below.
    // Suppress errors due to _inflate calling write() even after
    // it's destroy()'ed.
    this._filter.on("error", function () {});
  }

  this.errord = true;
};

ParserAsync.prototype._inflateData = function (data) {
  if (!this._inflate) {
    if (this._bitmapInfo.interlace) {
      this._inflate = zlib.createInflate();

      this._inflate.on("error", this.emit.bind(this, "error"));
      this._filter.on("complete", this._complete.bind(this));

      this._inflate.pipe(this._filter);
    } else {
      let rowSize =
        ((this._bitmapInfo.width *
          this._bitmapInfo.bpp *
          this._bitmapInfo.depth +
          7) >>
          3) +
        1;
      let imageSize = rowSize * this._bitmapInfo.height;
      let chunkSize = Math.max(imageSize, zlib.Z_MIN_CHUNK);

      this._inflate = zlib.createInflate({ chunkSize: chunkSize });
      let leftToInflate = imageSize;

      let emitError = this.emit.bind(this, "error");
      this._inflate.on("error", function (err) {
        if (!leftToInflate) {
          return;
        }

        emitError(err);
      });
      this._filter.on("complete", this._complete.bind(this));

      let filterWrite = this._filter.write.bind(this._filter);
      this._inflate.on("data", function (chunk) {
        if (!leftToInflate) {
          return;
        }

        if (chunk.length > leftToInflate) {
          chunk = chunk.slice(0, leftToInflate);
        }

        leftToInflate -= chunk.length;

        filterWrite(chunk);
      });

      this._inflate.on("end", this._filter.end.bind(this._filter));
    }
  }
  this._inflate.write(data);
};

ParserAsync.prototype._handleMetaData = function (metaData) {
  this._metaData = metaData;
  this._bitmapInfo = Object.create(metaData);

  this._filter = new FilterAsync(this._bitmapInfo);
};

ParserAsync.prototype._handleTransColor = function (transColor) {
  this._bitmapInfo.transColor = transColor;
};

ParserAsync.prototype._handlePalette = function (palette) {
  this._bitmapInfo.palette = palette;
};

ParserAsync.prototype._simpleTransparency = function () {
  this._metaData.alpha = true;
};

ParserAsync.prototype._headersFinished = function () {
  // Up until this point, we don't know if we have a tRNS chunk (alpha)
  // so we can't emit metadata any earlier
  this.emit("metadata", this._metaData);
};

ParserAsync.prototype._finished = function () {
  if (this.errord) {
    return;
  }

  if (!this._inflate) {
    this.emit("error", "No Inflate block");
  } else {
    // no more data to inflate
    this._inflate.end();
  }
};

ParserAsync.prototype._complete = function (filteredData) {
  if (this.errord) {
    return;
  }

  let normalisedBitmapData;

  try {
    let bitmapData = bitmapper.dataToBitMap(filteredData, this._bitmapInfo);

    normalisedBitmapData = formatNormaliser(
      bitmapData,
      this._bitmapInfo,
      this._options.skipRescale
    );
    bitmapData = null;
  } catch (ex) {
    this._handleError(ex);
    return;
  }

  this.emit("parsed", normalisedBitmapData);
};


/***/ }),

/***/ 345:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



let hasSyncZlib = true;
let zlib = __nccwpck_require__(106);
let inflateSync = __nccwpck_require__(447);
if (!zlib.deflateSync) {
  hasSyncZlib = false;
}
let SyncReader = __nccwpck_require__(994);
let FilterSync = __nccwpck_require__(56);
let Parser = __nccwpck_require__(609);
let bitmapper = __nccwpck_require__(725);
let formatNormaliser = __nccwpck_require__(998);

module.exports = function (buffer, options) {
  if (!hasSyncZlib) {
    throw new Error(
      "To use the sync capability of this library in old node versions, please pin pngjs to v2.3.0"
    );
  }

  let err;
  function handleError(_err_) {
    err = _err_;
  }

  let metaData;
  function handleMetaData(_metaData_) {
    metaData = _metaData_;
  }

  function handleTransColor(transColor) {
    metaData.transColor = transColor;
  }

  function handlePalette(palette) {
    metaData.palette = palette;
  }

  function handleSimpleTransparency() {
    metaData.alpha = true;
  }

  let gamma;
  function handleGamma(_gamma_) {
    gamma = _gamma_;
  }

  let inflateDataList = [];
  function handleInflateData(inflatedData) {
    inflateDataList.push(inflatedData);
  }

  let reader = new SyncReader(buffer);

  let parser = new Parser(options, {
    read: reader.read.bind(reader),
    error: handleError,
    metadata: handleMetaData,
    gamma: handleGamma,
    palette: handlePalette,
    transColor: handleTransColor,
    inflateData: handleInflateData,
    simpleTransparency: handleSimpleTransparency,
  });

  parser.start();
  reader.process();

  if (err) {
    throw err;
  }

  //join together the inflate datas
  let inflateData = Buffer.concat(inflateDataList);
  inflateDataList.length = 0;

  let inflatedData;
  if (metaData.interlace) {
    inflatedData = zlib.inflateSync(inflateData);
  } else {
    let rowSize =
      ((metaData.width * metaData.bpp * metaData.depth + 7) >> 3) + 1;
    let imageSize = rowSize * metaData.height;
    inflatedData = inflateSync(inflateData, {
      chunkSize: imageSize,
      maxLength: imageSize,
    });
  }
  inflateData = null;

  if (!inflatedData || !inflatedData.length) {
    throw new Error("bad png - invalid inflate data response");
  }

  let unfilteredData = FilterSync.process(inflatedData, metaData);
  inflateData = null;

  let bitmapData = bitmapper.dataToBitMap(unfilteredData, metaData);
  unfilteredData = null;

  let normalisedBitmapData = formatNormaliser(
    bitmapData,
    metaData,
    options.skipRescale
  );

  metaData.data = normalisedBitmapData;
  metaData.gamma = gamma || 0;

  return metaData;
};


/***/ }),

/***/ 609:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



let constants = __nccwpck_require__(929);
let CrcCalculator = __nccwpck_require__(918);

let Parser = (module.exports = function (options, dependencies) {
  this._options = options;
  options.checkCRC = options.checkCRC !== false;

  this._hasIHDR = false;
  this._hasIEND = false;
  this._emittedHeadersFinished = false;

  // input flags/metadata
  this._palette = [];
  this._colorType = 0;

  this._chunks = {};
  this._chunks[constants.TYPE_IHDR] = this._handleIHDR.bind(this);
  this._chunks[constants.TYPE_IEND] = this._handleIEND.bind(this);
  this._chunks[constants.TYPE_IDAT] = this._handleIDAT.bind(this);
  this._chunks[constants.TYPE_PLTE] = this._handlePLTE.bind(this);
  this._chunks[constants.TYPE_tRNS] = this._handleTRNS.bind(this);
  this._chunks[constants.TYPE_gAMA] = this._handleGAMA.bind(this);

  this.read = dependencies.read;
  this.error = dependencies.error;
  this.metadata = dependencies.metadata;
  this.gamma = dependencies.gamma;
  this.transColor = dependencies.transColor;
  this.palette = dependencies.palette;
  this.parsed = dependencies.parsed;
  this.inflateData = dependencies.inflateData;
  this.finished = dependencies.finished;
  this.simpleTransparency = dependencies.simpleTransparency;
  this.headersFinished = dependencies.headersFinished || function () {};
});

Parser.prototype.start = function () {
  this.read(constants.PNG_SIGNATURE.length, this._parseSignature.bind(this));
};

Parser.prototype._parseSignature = function (data) {
  let signature = constants.PNG_SIGNATURE;

  for (let i = 0; i < signature.length; i++) {
    if (data[i] !== signature[i]) {
      this.error(new Error("Invalid file signature"));
      return;
    }
  }
  this.read(8, this._parseChunkBegin.bind(this));
};

Parser.prototype._parseChunkBegin = function (data) {
  // chunk content length
  let length = data.readUInt32BE(0);

  // chunk type
  let type = data.readUInt32BE(4);
  let name = "";
  for (let i = 4; i < 8; i++) {
    name += String.fromCharCode(data[i]);
  }

  //console.log('chunk ', name, length);

  // chunk flags
  let ancillary = Boolean(data[4] & 0x20); // or critical
  //    priv = Boolean(data[5] & 0x20), // or public
  //    safeToCopy = Boolean(data[7] & 0x20); // or unsafe

  if (!this._hasIHDR && type !== constants.TYPE_IHDR) {
    this.error(new Error("Expected IHDR on beggining"));
    return;
  }

  this._crc = new CrcCalculator();
  this._crc.write(Buffer.from(name));

  if (this._chunks[type]) {
    return this._chunks[type](length);
  }

  if (!ancillary) {
    this.error(new Error("Unsupported critical chunk type " + name));
    return;
  }

  this.read(length + 4, this._skipChunk.bind(this));
};

Parser.prototype._skipChunk = function (/*data*/) {
  this.read(8, this._parseChunkBegin.bind(this));
};

Parser.prototype._handleChunkEnd = function () {
  this.read(4, this._parseChunkEnd.bind(this));
};

Parser.prototype._parseChunkEnd = function (data) {
  let fileCrc = data.readInt32BE(0);
  let calcCrc = this._crc.crc32();

  // check CRC
  if (this._options.checkCRC && calcCrc !== fileCrc) {
    this.error(new Error("Crc error - " + fileCrc + " - " + calcCrc));
    return;
  }

  if (!this._hasIEND) {
    this.read(8, this._parseChunkBegin.bind(this));
  }
};

Parser.prototype._handleIHDR = function (length) {
  this.read(length, this._parseIHDR.bind(this));
};
Parser.prototype._parseIHDR = function (data) {
  this._crc.write(data);

  let width = data.readUInt32BE(0);
  let height = data.readUInt32BE(4);
  let depth = data[8];
  let colorType = data[9]; // bits: 1 palette, 2 color, 4 alpha
  let compr = data[10];
  let filter = data[11];
  let interlace = data[12];

  // console.log('    width', width, 'height', height,
  //     'depth', depth, 'colorType', colorType,
  //     'compr', compr, 'filter', filter, 'interlace', interlace
  // );

  if (
    depth !== 8 &&
    depth !== 4 &&
    depth !== 2 &&
    depth !== 1 &&
    depth !== 16
  ) {
    this.error(new Error("Unsupported bit depth " + depth));
    return;
  }
  if (!(colorType in constants.COLORTYPE_TO_BPP_MAP)) {
    this.error(new Error("Unsupported color type"));
    return;
  }
  if (compr !== 0) {
    this.error(new Error("Unsupported compression method"));
    return;
  }
  if (filter !== 0) {
    this.error(new Error("Unsupported filter method"));
    return;
  }
  if (interlace !== 0 && interlace !== 1) {
    this.error(new Error("Unsupported interlace method"));
    return;
  }

  this._colorType = colorType;

  let bpp = constants.COLORTYPE_TO_BPP_MAP[this._colorType];

  this._hasIHDR = true;

  this.metadata({
    width: width,
    height: height,
    depth: depth,
    interlace: Boolean(interlace),
    palette: Boolean(colorType & constants.COLORTYPE_PALETTE),
    color: Boolean(colorType & constants.COLORTYPE_COLOR),
    alpha: Boolean(colorType & constants.COLORTYPE_ALPHA),
    bpp: bpp,
    colorType: colorType,
  });

  this._handleChunkEnd();
};

Parser.prototype._handlePLTE = function (length) {
  this.read(length, this._parsePLTE.bind(this));
};
Parser.prototype._parsePLTE = function (data) {
  this._crc.write(data);

  let entries = Math.floor(data.length / 3);
  // console.log('Palette:', entries);

  for (let i = 0; i < entries; i++) {
    this._palette.push([data[i * 3], data[i * 3 + 1], data[i * 3 + 2], 0xff]);
  }

  this.palette(this._palette);

  this._handleChunkEnd();
};

Parser.prototype._handleTRNS = function (length) {
  this.simpleTransparency();
  this.read(length, this._parseTRNS.bind(this));
};
Parser.prototype._parseTRNS = function (data) {
  this._crc.write(data);

  // palette
  if (this._colorType === constants.COLORTYPE_PALETTE_COLOR) {
    if (this._palette.length === 0) {
      this.error(new Error("Transparency chunk must be after palette"));
      return;
    }
    if (data.length > this._palette.length) {
      this.error(new Error("More transparent colors than palette size"));
      return;
    }
    for (let i = 0; i < data.length; i++) {
      this._palette[i][3] = data[i];
    }
    this.palette(this._palette);
  }

  // for colorType 0 (grayscale) and 2 (rgb)
  // there might be one gray/color defined as transparent
  if (this._colorType === constants.COLORTYPE_GRAYSCALE) {
    // grey, 2 bytes
    this.transColor([data.readUInt16BE(0)]);
  }
  if (this._colorType === constants.COLORTYPE_COLOR) {
    this.transColor([
      data.readUInt16BE(0),
      data.readUInt16BE(2),
      data.readUInt16BE(4),
    ]);
  }

  this._handleChunkEnd();
};

Parser.prototype._handleGAMA = function (length) {
  this.read(length, this._parseGAMA.bind(this));
};
Parser.prototype._parseGAMA = function (data) {
  this._crc.write(data);
  this.gamma(data.readUInt32BE(0) / constants.GAMMA_DIVISION);

  this._handleChunkEnd();
};

Parser.prototype._handleIDAT = function (length) {
  if (!this._emittedHeadersFinished) {
    this._emittedHeadersFinished = true;
    this.headersFinished();
  }
  this.read(-length, this._parseIDAT.bind(this, length));
};
Parser.prototype._parseIDAT = function (length, data) {
  this._crc.write(data);

  if (
    this._colorType === constants.COLORTYPE_PALETTE_COLOR &&
    this._palette.length === 0
  ) {
    throw new Error("Expected palette not found");
  }

  this.inflateData(data);
  let leftOverLength = length - data.length;

  if (leftOverLength > 0) {
    this._handleIDAT(leftOverLength);
  } else {
    this._handleChunkEnd();
  }
};

Parser.prototype._handleIEND = function (length) {
  this.read(length, this._parseIEND.bind(this));
};
Parser.prototype._parseIEND = function (data) {
  this._crc.write(data);

  this._hasIEND = true;
  this._handleChunkEnd();

  if (this.finished) {
    this.finished();
  }
};


/***/ }),

/***/ 647:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



let parse = __nccwpck_require__(345);
let pack = __nccwpck_require__(562);

exports.read = function (buffer, options) {
  return parse(buffer, options || {});
};

exports.write = function (png, options) {
  return pack(png, options);
};


/***/ }),

/***/ 359:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {



let util = __nccwpck_require__(23);
let Stream = __nccwpck_require__(203);
let Parser = __nccwpck_require__(504);
let Packer = __nccwpck_require__(281);
let PNGSync = __nccwpck_require__(647);

let PNG = (exports.O = function (options) {
  Stream.call(this);

  options = options || {}; // eslint-disable-line no-param-reassign

  // coerce pixel dimensions to integers (also coerces undefined -> 0):
  this.width = options.width | 0;
  this.height = options.height | 0;

  this.data =
    this.width > 0 && this.height > 0
      ? Buffer.alloc(4 * this.width * this.height)
      : null;

  if (options.fill && this.data) {
    this.data.fill(0);
  }

  this.gamma = 0;
  this.readable = this.writable = true;

  this._parser = new Parser(options);

  this._parser.on("error", this.emit.bind(this, "error"));
  this._parser.on("close", this._handleClose.bind(this));
  this._parser.on("metadata", this._metadata.bind(this));
  this._parser.on("gamma", this._gamma.bind(this));
  this._parser.on(
    "parsed",
    function (data) {
      this.data = data;
      this.emit("parsed", data);
    }.bind(this)
  );

  this._packer = new Packer(options);
  this._packer.on("data", this.emit.bind(this, "data"));
  this._packer.on("end", this.emit.bind(this, "end"));
  this._parser.on("close", this._handleClose.bind(this));
  this._packer.on("error", this.emit.bind(this, "error"));
});
util.inherits(PNG, Stream);

PNG.sync = PNGSync;

PNG.prototype.pack = function () {
  if (!this.data || !this.data.length) {
    this.emit("error", "No data provided");
    return this;
  }

  process.nextTick(
    function () {
      this._packer.pack(this.data, this.width, this.height, this.gamma);
    }.bind(this)
  );

  return this;
};

PNG.prototype.parse = function (data, callback) {
  if (callback) {
    let onParsed, onError;

    onParsed = function (parsedData) {
      this.removeListener("error", onError);

      this.data = parsedData;
      callback(null, this);
    }.bind(this);

    onError = function (err) {
      this.removeListener("parsed", onParsed);

      callback(err, null);
    }.bind(this);

    this.once("parsed", onParsed);
    this.once("error", onError);
  }

  this.end(data);
  return this;
};

PNG.prototype.write = function (data) {
  this._parser.write(data);
  return true;
};

PNG.prototype.end = function (data) {
  this._parser.end(data);
};

PNG.prototype._metadata = function (metadata) {
  this.width = metadata.width;
  this.height = metadata.height;

  this.emit("metadata", metadata);
};

PNG.prototype._gamma = function (gamma) {
  this.gamma = gamma;
};

PNG.prototype._handleClose = function () {
  if (!this._parser.writable && !this._packer.readable) {
    this.emit("close");
  }
};

PNG.bitblt = function (src, dst, srcX, srcY, width, height, deltaX, deltaY) {
  // eslint-disable-line max-params
  // coerce pixel dimensions to integers (also coerces undefined -> 0):
  /* eslint-disable no-param-reassign */
  srcX |= 0;
  srcY |= 0;
  width |= 0;
  height |= 0;
  deltaX |= 0;
  deltaY |= 0;
  /* eslint-enable no-param-reassign */

  if (
    srcX > src.width ||
    srcY > src.height ||
    srcX + width > src.width ||
    srcY + height > src.height
  ) {
    throw new Error("bitblt reading outside image");
  }

  if (
    deltaX > dst.width ||
    deltaY > dst.height ||
    deltaX + width > dst.width ||
    deltaY + height > dst.height
  ) {
    throw new Error("bitblt writing outside image");
  }

  for (let y = 0; y < height; y++) {
    src.data.copy(
      dst.data,
      ((deltaY + y) * dst.width + deltaX) << 2,
      ((srcY + y) * src.width + srcX) << 2,
      ((srcY + y) * src.width + srcX + width) << 2
    );
  }
};

PNG.prototype.bitblt = function (
  dst,
  srcX,
  srcY,
  width,
  height,
  deltaX,
  deltaY
) {
  // eslint-disable-line max-params

  PNG.bitblt(this, dst, srcX, srcY, width, height, deltaX, deltaY);
  return this;
};

PNG.adjustGamma = function (src) {
  if (src.gamma) {
    for (let y = 0; y < src.height; y++) {
      for (let x = 0; x < src.width; x++) {
        let idx = (src.width * y + x) << 2;

        for (let i = 0; i < 3; i++) {
          let sample = src.data[idx + i] / 255;
          sample = Math.pow(sample, 1 / 2.2 / src.gamma);
          src.data[idx + i] = Math.round(sample * 255);
        }
      }
    }
    src.gamma = 0;
  }
};

PNG.prototype.adjustGamma = function () {
  PNG.adjustGamma(this);
};


/***/ }),

/***/ 447:
/***/ ((module, exports, __nccwpck_require__) => {



let assert = (__nccwpck_require__(613).ok);
let zlib = __nccwpck_require__(106);
let util = __nccwpck_require__(23);

let kMaxLength = (__nccwpck_require__(181).kMaxLength);

function Inflate(opts) {
  if (!(this instanceof Inflate)) {
    return new Inflate(opts);
  }

  if (opts && opts.chunkSize < zlib.Z_MIN_CHUNK) {
    opts.chunkSize = zlib.Z_MIN_CHUNK;
  }

  zlib.Inflate.call(this, opts);

  // Node 8 --> 9 compatibility check
  this._offset = this._offset === undefined ? this._outOffset : this._offset;
  this._buffer = this._buffer || this._outBuffer;

  if (opts && opts.maxLength != null) {
    this._maxLength = opts.maxLength;
  }
}

function createInflate(opts) {
  return new Inflate(opts);
}

function _close(engine, callback) {
  if (callback) {
    process.nextTick(callback);
  }

  // Caller may invoke .close after a zlib error (which will null _handle).
  if (!engine._handle) {
    return;
  }

  engine._handle.close();
  engine._handle = null;
}

Inflate.prototype._processChunk = function (chunk, flushFlag, asyncCb) {
  if (typeof asyncCb === "function") {
    return zlib.Inflate._processChunk.call(this, chunk, flushFlag, asyncCb);
  }

  let self = this;

  let availInBefore = chunk && chunk.length;
  let availOutBefore = this._chunkSize - this._offset;
  let leftToInflate = this._maxLength;
  let inOff = 0;

  let buffers = [];
  let nread = 0;

  let error;
  this.on("error", function (err) {
    error = err;
  });

  function handleChunk(availInAfter, availOutAfter) {
    if (self._hadError) {
      return;
    }

    let have = availOutBefore - availOutAfter;
    assert(have >= 0, "have should not go down");

    if (have > 0) {
      let out = self._buffer.slice(self._offset, self._offset + have);
      self._offset += have;

      if (out.length > leftToInflate) {
        out = out.slice(0, leftToInflate);
      }

      buffers.push(out);
      nread += out.length;
      leftToInflate -= out.length;

      if (leftToInflate === 0) {
        return false;
      }
    }

    if (availOutAfter === 0 || self._offset >= self._chunkSize) {
      availOutBefore = self._chunkSize;
      self._offset = 0;
      self._buffer = Buffer.allocUnsafe(self._chunkSize);
    }

    if (availOutAfter === 0) {
      inOff += availInBefore - availInAfter;
      availInBefore = availInAfter;

      return true;
    }

    return false;
  }

  assert(this._handle, "zlib binding closed");
  let res;
  do {
    res = this._handle.writeSync(
      flushFlag,
      chunk, // in
      inOff, // in_off
      availInBefore, // in_len
      this._buffer, // out
      this._offset, //out_off
      availOutBefore
    ); // out_len
    // Node 8 --> 9 compatibility check
    res = res || this._writeState;
  } while (!this._hadError && handleChunk(res[0], res[1]));

  if (this._hadError) {
    throw error;
  }

  if (nread >= kMaxLength) {
    _close(this);
    throw new RangeError(
      "Cannot create final Buffer. It would be larger than 0x" +
        kMaxLength.toString(16) +
        " bytes"
    );
  }

  let buf = Buffer.concat(buffers, nread);
  _close(this);

  return buf;
};

util.inherits(Inflate, zlib.Inflate);

function zlibBufferSync(engine, buffer) {
  if (typeof buffer === "string") {
    buffer = Buffer.from(buffer);
  }
  if (!(buffer instanceof Buffer)) {
    throw new TypeError("Not a string or buffer");
  }

  let flushFlag = engine._finishFlushFlag;
  if (flushFlag == null) {
    flushFlag = zlib.Z_FINISH;
  }

  return engine._processChunk(buffer, flushFlag);
}

function inflateSync(buffer, opts) {
  return zlibBufferSync(new Inflate(opts), buffer);
}

module.exports = exports = inflateSync;
exports.Inflate = Inflate;
exports.createInflate = createInflate;
exports.inflateSync = inflateSync;


/***/ }),

/***/ 994:
/***/ ((module) => {



let SyncReader = (module.exports = function (buffer) {
  this._buffer = buffer;
  this._reads = [];
});

SyncReader.prototype.read = function (length, callback) {
  this._reads.push({
    length: Math.abs(length), // if length < 0 then at most this length
    allowLess: length < 0,
    func: callback,
  });
};

SyncReader.prototype.process = function () {
  // as long as there is any data and read requests
  while (this._reads.length > 0 && this._buffer.length) {
    let read = this._reads[0];

    if (
      this._buffer.length &&
      (this._buffer.length >= read.length || read.allowLess)
    ) {
      // ok there is any data so that we can satisfy this request
      this._reads.shift(); // == read

      let buf = this._buffer;

      this._buffer = buf.slice(read.length);

      read.func.call(this, buf.slice(0, read.length));
    } else {
      break;
    }
  }

  if (this._reads.length > 0) {
    throw new Error("There are some read requests waitng on finished stream");
  }

  if (this._buffer.length > 0) {
    throw new Error("unrecognised content at end of stream");
  }
};


/***/ }),

/***/ 248:
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

/***/ 502:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

// This was adapted from https://github.com/andrewrk/node-fd-slicer by Andrew Kelley under the MIT License.
var fs = __nccwpck_require__(896);
var util = __nccwpck_require__(23);
var stream = __nccwpck_require__(203);
var Readable = stream.Readable;
var PassThrough = stream.PassThrough;
var Pend = __nccwpck_require__(313);
var EventEmitter = (__nccwpck_require__(434).EventEmitter);

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

var fs = __nccwpck_require__(896);
var zlib = __nccwpck_require__(106);
var fd_slicer = __nccwpck_require__(502);
var util = __nccwpck_require__(23);
var EventEmitter = (__nccwpck_require__(434).EventEmitter);
var Transform = (__nccwpck_require__(203).Transform);
var PassThrough = (__nccwpck_require__(203).PassThrough);
var Writable = (__nccwpck_require__(203).Writable);

// Node 20 added zlib.crc32.
const crc32 = typeof zlib.crc32 === "function" ? zlib.crc32 : __nccwpck_require__(248);

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
        return callback(new Error("Invalid comment length. Expected: " + expectedCommentLength + ". Found: " + commentLength + ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK\u263a\u263b` in the comment?"));
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

var cp437 = '\u0000\u263a\u263b\u2665\u2666\u2663\u2660\u2022\u25d8\u25cb\u25d9\u2642\u2640\u266a\u266b\u263c\u25ba\u25c4\u2195\u203c\u00b6\u00a7\u25ac\u21a8\u2191\u2193\u2192\u2190\u221f\u2194\u25b2\u25bc !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\u00c7\u00fc\u00e9\u00e2\u00e4\u00e0\u00e5\u00e7\u00ea\u00eb\u00e8\u00ef\u00ee\u00ec\u00c4\u00c5\u00c9\u00e6\u00c6\u00f4\u00f6\u00f2\u00fb\u00f9\u00ff\u00d6\u00dc\u00a2\u00a3\u00a5\u20a7\u0192\u00e1\u00ed\u00f3\u00fa\u00f1\u00d1\u00aa\u00ba\u00bf\u2310\u00ac\u00bd\u00bc\u00a1\u00ab\u00bb\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255d\u255c\u255b\u2510\u2514\u2534\u252c\u251c\u2500\u253c\u255e\u255f\u255a\u2554\u2569\u2566\u2560\u2550\u256c\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256b\u256a\u2518\u250c\u2588\u2584\u258c\u2590\u2580\u03b1\u00df\u0393\u03c0\u03a3\u03c3\u00b5\u03c4\u03a6\u0398\u03a9\u03b4\u221e\u03c6\u03b5\u2229\u2261\u00b1\u2265\u2264\u2320\u2321\u00f7\u2248\u00b0\u2219\u00b7\u221a\u207f\u00b2\u25a0\u00a0';
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

/***/ 822:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ listNames)
/* harmony export */ });
/**
 * Names the first of several things, and counts the others: `a, b and 3 more`.
 * @param most how many are named
 */
function listNames(all, most, nameOf) {
    const shown = all
        .slice(0, most)
        .map((one) => nameOf(one))
        .join(', ');
    return all.length > most ? `${shown} and ${String(all.length - most)} more` : shown;
}


/***/ }),

/***/ 537:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NS: () => (/* binding */ isLfsPointer),
/* harmony export */   bc: () => (/* binding */ leftoverNotes),
/* harmony export */   bi: () => (/* binding */ sizeProblem),
/* harmony export */   ij: () => (/* binding */ isLeftover),
/* harmony export */   jD: () => (/* binding */ LFS_ADVICE)
/* harmony export */ });
/* harmony import */ var _model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(822);
/* harmony import */ var _model_shown_name_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(551);


/** Files that systems and editors leave in folders. */
const LEFTOVERS = /(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/iu;
/** True for a file that a system left in a folder, such as `.DS_Store`: it is not part of the data. */
function isLeftover(name) {
    return LEFTOVERS.test(name);
}
const MOST_NAMES = 5;
/** Says which files of a slot, or of a folder, are not read. @returns nothing if none was left out */
function leftoverNotes(leftovers, what) {
    if (leftovers.length === 0)
        return [];
    const names = (0,_model_security_scan_common_list_names__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Z)(leftovers, MOST_NAMES, (name) => (0,_model_shown_name_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .H)(name));
    return [`Left out of ${what}, since a system or an editor put it there: ${names}.`];
}
/** Compares a file with the limits of an upload, which has `total` bytes up to it. @returns what is wrong, to be put after its name */
function sizeProblem(bytes, total, limits) {
    if (bytes > limits.memberBytes) {
        return `has ${String(bytes)} bytes; at most ${String(limits.memberBytes)} can be analysed`;
    }
    if (total > limits.archiveBytes) {
        return `brings the upload to more than ${String(limits.archiveBytes)} bytes, the most that can be analysed`;
    }
    return undefined;
}
const START = 'version https://git-lfs.';
/** Which two lines of a workflow fetch what a pointer stands for. */
const LFS_ADVICE = 'Fetch the file itself: give actions/checkout the lines "with:" and "lfs: true", or run "git lfs install --local && git lfs pull".';
/** True if a file is a Git LFS pointer instead of the content that it stands for. */
function isLfsPointer(content) {
    return Buffer.from(content.subarray(0, START.length)).toString('latin1') === START;
}


/***/ }),

/***/ 888:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   openArchive: () => (/* binding */ openArchive)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var yauzl__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(663);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(376);
/* harmony import */ var _model_shown_name_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(551);
/* harmony import */ var _member_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(537);





const STORED = 0;
const DEFLATED = 8;
/** The parts of a local file header (PKWARE APPNOTE 6.3, section 4.3.7). */
const LOCAL_HEADER = { signature: 0x04_03_4b_50, bytes: 30, nameLength: 26, extraLength: 28 };
/**
 * Lists the files of an uploaded zip archive, without unpacking any. The sizes that it declares are checked first.
 * @throws ArtifactFault if it is no archive that can be read, or goes beyond a limit
 */
async function openArchive(archive, what, limits) {
    const members = await readEntries(archive, what, limits);
    if (members.length === 0)
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .ArtifactFault */ .RE(`The archive of ${what} holds no file.`);
    return members;
}
async function readEntries(archive, what, limits) {
    const members = [];
    const leftovers = [];
    const names = new Set();
    let total = 0;
    try {
        const zip = await yauzl__WEBPACK_IMPORTED_MODULE_1__.fromBufferPromise(archive);
        if (zip.entryCount > limits.members) {
            throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .ArtifactFault */ .RE(`The archive of ${what} holds ${String(zip.entryCount)} files; at most ${String(limits.members)} can be analysed.`);
        }
        for await (const entry of zip.eachEntry()) {
            if (entry.fileName.endsWith('/'))
                continue;
            if ((0,_member_js__WEBPACK_IMPORTED_MODULE_3__/* .isLeftover */ .ij)(entry.fileName)) {
                leftovers.push(entry.fileName);
                continue;
            }
            total += entry.uncompressedSize;
            const problem = entryProblem(entry, names, total, limits);
            if (problem !== undefined) {
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .ArtifactFault */ .RE(`The file ${(0,_model_shown_name_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .H)(entry.fileName)} in the archive of ${what} ${problem}.`);
            }
            names.add(entry.fileName);
            members.push(memberOf(archive, entry, what));
        }
        return Object.assign(members, { leftovers });
    }
    catch (error) {
        if (error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .ArtifactFault */ .RE)
            throw error;
        const reason = error instanceof Error ? (0,_model_shown_name_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .H)(error.message, 200) : 'unknown';
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .ArtifactFault */ .RE(`The upload of ${what} is not a readable zip archive: ${reason}.`);
    }
}
function entryProblem(entry, names, total, limits) {
    if (names.has(entry.fileName))
        return 'is there twice';
    if (entry.isEncrypted())
        return 'is encrypted: zip it without a password';
    if (![STORED, DEFLATED].includes(entry.compressionMethod)) {
        return 'is compressed in a way that is not read here: use stored or deflated entries';
    }
    return (0,_member_js__WEBPACK_IMPORTED_MODULE_3__/* .sizeProblem */ .bi)(entry.uncompressedSize, total, limits);
}
function memberOf(archive, entry, what) {
    const { fileName: name, uncompressedSize: bytes } = entry;
    return {
        name,
        bytes,
        read() {
            const content = unpack(archive, entry);
            if (content?.length === bytes && (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(content) === entry.crc32)
                return content;
            throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__/* .ArtifactFault */ .RE(`The file ${(0,_model_shown_name_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .H)(name)} in the archive of ${what} is damaged. Make the archive again.`);
        },
    };
}
function unpack(archive, entry) {
    const header = archive.subarray(entry.relativeOffsetOfLocalHeader);
    if (header.length < LOCAL_HEADER.bytes || header.readUInt32LE(0) !== LOCAL_HEADER.signature) {
        return undefined;
    }
    const start = LOCAL_HEADER.bytes +
        header.readUInt16LE(LOCAL_HEADER.nameLength) +
        header.readUInt16LE(LOCAL_HEADER.extraLength);
    const packed = header.subarray(start, start + entry.compressedSize);
    if (entry.compressionMethod === STORED)
        return packed;
    try {
        // At least 1: an empty file is allowed to inflate to nothing, and zlib refuses a limit of 0.
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(packed, { maxOutputLength: Math.max(1, entry.uncompressedSize) });
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 376:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kr: () => (/* binding */ NoGradient),
/* harmony export */   PZ: () => (/* binding */ damagedModel),
/* harmony export */   RE: () => (/* binding */ ArtifactFault),
/* harmony export */   S1: () => (/* binding */ NotTestable)
/* harmony export */ });
/**
 * A fault of what the user gave: a model, a picture, a table. It fails its own analysis, and its message is all that the
 * user sees: what is wrong, where, what was expected, and what to do next.
 */
class ArtifactFault extends Error {
    name = 'ArtifactFault';
}
/** A model file that no library writes so. @param what names the place, and what is wrong with it */
function damagedModel(what) {
    return new ArtifactFault(`The model file is damaged: ${what}. Save the model again.`);
}
/**
 * What the user gave is right, but no verdict can rest on it: too few inputs, or labels that the model does not match. The
 * analysis ends as `not-tested`. Its message says what is missing, and what would make the test possible.
 */
class NotTestable extends Error {
    name = 'NotTestable';
}
/** Why a model cannot be differentiated: a sentence without its full stop that names the operators. The attack goes on without gradients. */
class NoGradient extends Error {
    name = 'NoGradient';
}


/***/ }),

/***/ 551:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ shownName)
/* harmony export */ });
/** Makes text from a hostile file fit to be shown in a message: short, and without control characters. */
function shownName(name, maxLength = 80) {
    const plain = name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
    return plain.length > maxLength ? `${plain.slice(0, maxLength)}\u2026` : plain;
}


/***/ }),

/***/ 613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 23:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

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
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/compat get default export */
/******/ (() => {
/******/ 	// getDefaultExport function for compatibility with non-harmony modules
/******/ 	__nccwpck_require__.n = (module) => {
/******/ 		var getter = module && module.__esModule ?
/******/ 			() => (module['default']) :
/******/ 			() => (module);
/******/ 		__nccwpck_require__.d(getter, { a: getter });
/******/ 		return getter;
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
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
// EXTERNAL MODULE: ./packages/engine/src/fault.ts
var src_fault = __nccwpck_require__(376);
// EXTERNAL MODULE: ./packages/engine/src/model/shown-name.ts
var shown_name = __nccwpck_require__(551);
;// CONCATENATED MODULE: ./packages/common/src/present.ts
function present(entries) {
    return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== null));
}

;// CONCATENATED MODULE: ./packages/engine/src/catalog/request-words.ts
/**
 * The words of service spec 2.3 and 4.2: tasks, fields of requests, and upload slots. Which attack takes which is in
 * `packages/engine/src/attacks/`.
 */
const TASKS = [
    'image-classification',
    'tabular-classification',
    'tabular-regression',
    'time-series-forecasting',
];
const FIELD_SPECS = {
    attack_type: { form: 'text', meaning: 'Attack mode.', example: 'blackbox', default: 'blackbox' },
    categorical_columns_info: {
        form: 'list',
        meaning: 'Names of the categorical columns, or na if there are none.',
        example: 'job, marital',
        default: 'na',
        isPolicy: true,
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
        isPolicy: true,
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
        isPolicy: true,
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
        isPolicy: true,
    },
};
/** Every field of service spec 2.3. */
const FIELDS = (/* unused pure expression or super */ null && (FIELD_SPECS));
/** The upload slots, which are also the names of artifacts (observed publicly; not in the service spec). */
const SLOTS = (/* unused pure expression or super */ null && ([
    'data',
    'label',
    'model',
    'minmax',
    'reference_data',
    'reference_label',
    'universal_data',
    'universal_label',
]));
/** What the inputs of a task are. */
const INPUT_KINDS = {
    'image-classification': 'pictures',
    'tabular-classification': 'rows',
    'tabular-regression': 'rows',
    'time-series-forecasting': 'windows',
};
/** What models of a task answer with. */
const ANSWER_KINDS = {
    'image-classification': 'classification',
    'tabular-classification': 'classification',
    'tabular-regression': 'values',
    'time-series-forecasting': 'values',
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/minimum.ts
/**
 * What a local analysis needs at least before its score can be a pass: with less, a score says more about the test than about
 * the model. Chosen, not taken from a paper.
 */
const MINIMUM = {
    samples: 20,
    /** Questions of a black-box evasion for each input that has not fallen. */
    queriesPerInput: 200,
    queries: 500,
    /** The same for a model that answers slowly or at a price: an endpoint. */
    endpointQueries: 100,
    /** Inputs, or windows of a series, on which extraction compares its copy with the model. */
    compared: 30,
    /** Different rows of membership on each side, and those for a pass. */
    side: 50,
    sideForPass: 200,
};
/** The shares of the data that only measure the copy of an extraction. */
const HELD_SHARE = { classifier: 0.5, forecaster: 0.4 };
/** What an attack has if the config file does not say it, unless the time allows less. */
const USUAL = { samples: 100, minutes: 10 };

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./packages/engine/src/distinct-inputs.ts

/** A digest of each input: equal for inputs with the same numbers. */
function digestsOf({ values, count }) {
    const size = values.length / Math.max(1, count);
    return Array.from({ length: count }, (_unused, row) => {
        const input = values.subarray(row * size, (row + 1) * size);
        const bytes = new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
        return (0,external_node_crypto_namespaceObject.createHash)('sha256').update(bytes).digest('hex');
    });
}
/** Counts inputs; those with the same numbers count once. */
function countDistinct(inputs) {
    return new Set(digestsOf(inputs)).size;
}
/** Says how many inputs there are, and how many of them differ: `12`, or `40, of which 12 are different`. */
function formatDistinctCount(count, distinct) {
    return distinct === count ? String(count) : `${String(count)}, of which ${String(distinct)} are different`;
}
/** Says that more rows would not help an attack. @returns a text that starts with a space; empty if more rows may help */
function formatPossible(possible, least) {
    if (possible === undefined || possible >= least)
        return '';
    return (` More rows would not help: the columns hold categories, of which only ${String(possible)} combinations exist. Attack ` +
        'nothing, and accept that under accept in the config file.');
}
/** True if both hold the same inputs, each as often, in any order. */
function holdSameInputs(one, other) {
    if (one.count !== other.count || one.values.length !== other.values.length)
        return false;
    const [first, second] = [digestsOf(one).toSorted(), digestsOf(other).toSorted()];
    return first.every((digest, index) => digest === second[index]);
}

// EXTERNAL MODULE: ./packages/common/src/list-names.ts
var list_names = __nccwpck_require__(822);
;// CONCATENATED MODULE: ./packages/engine/src/dataset/tables/table-columns.ts


/** More different texts in one column are no categories, and would take memory without end. */
const MOST_WORDS = 100_000;
/**
 * The texts of a column by their codes, 0 and up: rows are then numbers everywhere but in the model. Blanks around a text do not
 * count: it becomes the text that the model knows, or has none.
 */
class Words {
    #words = [];
    #codes = new Map();
    #known;
    /** @param known the texts that the model compares its inputs with, as it writes them */
    constructor(known = []) {
        const texts = [...known];
        // A text without blanks goes before the same one with blanks.
        const spellings = new Map(texts.map((text) => [text.trim(), text]));
        for (const text of texts)
            spellings.set(text, text);
        this.#known = spellings;
    }
    get size() {
        return this.#words.length;
    }
    /** The texts in the order of their codes. */
    get all() {
        return this.#words;
    }
    /** Returns the code of a text. A new one gets the next. @throws ArtifactFault if there are too many */
    codeOf(written) {
        const word = this.#known.get(written) ?? this.#known.get(written.trim()) ?? written.trim();
        const known = this.#codes.get(word);
        if (known !== undefined)
            return known;
        if (this.#words.length === MOST_WORDS) {
            throw new src_fault/* ArtifactFault */.RE(`A column of text holds more than ${String(MOST_WORDS)} different texts, such as "${(0,shown_name/* shownName */.H)(word, 40)}": ` +
                'so it is an id or free text, not a category. Remove it from the table, and from the model.');
        }
        this.#words.push(word);
        this.#codes.set(word, this.#words.length - 1);
        return this.#words.length - 1;
    }
    /** Returns the text of a code; empty, which means missing, if there is none. */
    word(code) {
        return this.#words[code] ?? '';
    }
}
/** Converters of models write names without spaces and signs. */
function plainName(name) {
    return name
        .trim()
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
        .replaceAll(/^_+|_+$/gu, '');
}
/** True for names that differ in more than a number: `age` and `fee`, but not `f0` and `f1`, or `t-1` and `t`. */
function differInWords(names) {
    const words = names.map((name) => plainName((name ?? '').replaceAll(/\d+/gu, '')));
    return !names.includes(undefined) && new Set(words).size > 1;
}
/** What people write into cells without a value: the texts that pandas.read_csv reads as missing. */
const MISSING = new Set('|#N/A|#N/A N/A|#NA|-1.#IND|-1.#QNAN|-NaN|-nan|1.#IND|1.#QNAN|<NA>|N/A|NA|NULL|NaN|None|n/a|nan|null'.split('|'));
function isMissing(cell) {
    return MISSING.has(cell);
}
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;
const DECIMAL_COMMA = /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/iu;
/** How truths are written, and what they are as numbers. */
const TRUTHS = new Map([
    ...['True', 'TRUE', 'true'].map((word) => [word, 1]),
    ...['False', 'FALSE', 'false'].map((word) => [word, 0]),
]);
/** Reads the number in a cell, also true and false, and with a decimal comma if commas do not part cells; undefined if it is none. */
function cellNumber(cell, delimiter) {
    if (NUMBER.test(cell))
        return Number(cell);
    if (delimiter !== ',' && DECIMAL_COMMA.test(cell))
        return Number(cell.replace(',', '.'));
    return TRUTHS.get(cell);
}
/** True if the first row names the columns: a cell holds text, or all count up from 0, as pandas names columns. */
function isHeader(cells, delimiter) {
    const plain = cells.map((cell) => cell.trim());
    if (plain.some((cell) => !isMissing(cell) && cellNumber(cell, delimiter) === undefined))
        return true;
    const names = plain[0] === '' ? plain.slice(1) : plain;
    return names.length > 1 && names.every((cell, place) => cell === String(place));
}
/** True if a header leaves the first column without a name, as pandas and R write the numbers of rows. */
function isUnnamed(name) {
    return name !== undefined && /^(?:unnamed: ?0)?$/iu.test(name);
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/classes.ts



/** Reads labels as the values that a regression should give. @throws ArtifactFault if one of them is no finite number */
function targetsOf(values, { name }) {
    const targets = Float64Array.from(values, (value) => (value.trim() === '' ? Number.NaN : Number(value)));
    const bad = targets.findIndex((value) => !Number.isFinite(value));
    if (bad === -1)
        return targets;
    throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(name)}: the label of input ${String(bad)} (counted from 0) is ${JSON.stringify((0,shown_name/* shownName */.H)(values[bad] ?? ''))}. The ` +
        'labels of a regression are numbers: the values that the model should give.');
}
const WHOLE = /^[+-]?\d+(?:\.0*)?$/u;
/**
 * Turns labels into classes counted from 0: by the model's own names, else as integers, else in alphabetical order, as tools number folders.
 * @throws ArtifactFault if a label is none of the classes
 */
function classesOf(values, known, { name: file, classes: folders }) {
    const named = byNames(values, known.names);
    if (named !== undefined)
        return named;
    if (folders !== undefined) {
        const numbered = byFolders(values, folders, known);
        if (numbered !== undefined)
            return numbered;
    }
    if (values.every((value) => WHOLE.test(withoutTruth(value)))) {
        const labels = Int32Array.from(values, (value) => Number(withoutTruth(value)));
        const bad = labels.findIndex((label) => label < 0 || label >= (known.count ?? Infinity));
        if (bad === -1)
            return { labels, names: known.names };
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(file)}: the label ${String(labels[bad])} (row ${String(bad + 1)}) is not one of the ` +
            `model's ${String(known.count ?? 'many')} classes. Number the classes from 0.${ifValues(values, known)}`);
    }
    const names = [...new Set(values)].sort();
    const most = known.count ?? known.names?.length ?? Infinity;
    if (hasNames(known) || names.length > most)
        throw unknownClass(file, values, known);
    return byNames(values, names) ?? { labels: new Int32Array(0), names };
}
function unknownClass(file, values, known) {
    const classes = known.names?.slice(0, 10).join(', ') ?? `${String(known.count)} in number`;
    const unknown = values.toSorted().find((name) => known.names?.includes(name) !== true) ?? '';
    return new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(file)}: the label "${(0,shown_name/* shownName */.H)(unknown, 40)}" is not one of the model's classes (${(0,shown_name/* shownName */.H)(classes)}). ` +
        `Write the labels as the model names its classes, or number them from 0.${ifValues(values, known)}`);
}
/** True if the model has names for its classes, and not only their numbers. */
function hasNames({ names }) {
    return names?.every((name, index) => name === String(index)) === false;
}
/** Writes True as 1, and False as 0. */
function withoutTruth(label) {
    return TRUTHS.has(label) ? String(TRUTHS.get(label)) : label;
}
/** More different numbers than classes may be values. */
function ifValues(values, { count = Infinity }) {
    const isMore = new Set(values).size > count && values.every((value) => Number.isFinite(Number(value)));
    return isMore ? ' If they are the values of a regression, set task: tabular-regression.' : '';
}
/**
 * Numbers folders in the order of their names, as torchvision and Keras do: `10` comes before `2`.
 * @returns undefined if they are the numbers of some classes @throws ArtifactFault if it is not clear which
 */
function byFolders(values, folders, { names, count = folders.length }) {
    const isNamed = hasNames({ names });
    if (!isNamed && folders.length === count) {
        const places = new Map(folders.map((folder, index) => [folder, index]));
        return { labels: Int32Array.from(values, (value) => places.get(value) ?? 0), names: folders };
    }
    if (!isNamed && folders.every((folder) => WHOLE.test(folder)))
        return undefined;
    const unknown = folders.find((folder) => names?.includes(folder) !== true) ?? '';
    throw new src_fault/* ArtifactFault */.RE(`The pictures lie in ${String(folders.length)} folders, the first is ${(0,shown_name/* shownName */.H)(unknown, 40)}. Each ` +
        `folder is taken for a class, but the model has ${String(count)} classes${names === undefined ? '' : ` with other names: ${(0,shown_name/* shownName */.H)(names.slice(0, 10).join(', '))}`}. ` +
        'Give one folder for each class, or give label: a table image,label.');
}
/** True if folders of pictures seem to be the classes: the model's names, or as many folders as it has classes. */
function areClasses(folders, { names, count }) {
    return hasNames({ names }) ? byNames(folders, names) !== undefined : folders.length === count;
}
/** @returns undefined if a label is none of the names */
function byNames(values, names) {
    if (names === undefined)
        return undefined;
    const places = new Map(names.map((name, index) => [plain(name), index]));
    const labels = Int32Array.from(values, (value) => places.get(plain(value)) ?? places.get(withoutTruth(value)) ?? -1);
    return labels.includes(-1) ? undefined : { labels, names };
}
/** Writes whole numbers alike: 1, 1.0 and +1. Blanks around a name do not count. */
function plain(label) {
    const name = label.trim();
    return WHOLE.test(name) ? String(Number(name)) : name;
}

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: ./packages/engine/src/victim/half-precision.ts
/** Numbers of half precision (IEEE 754 binary16), as bits: a sign, 5 bits of exponent, 10 of fraction. */
const numbers = new Float32Array(1);
const bits = new Uint32Array(numbers.buffer);
/** Rounds to the nearest number of half precision, halves to the even one; beyond 65,504 it is infinite. */
function toHalf(value) {
    numbers[0] = value;
    const whole = bits[0] ?? 0;
    const sign = (whole >>> 16) & 0x80_00;
    const magnitude = whole & 0x7f_ff_ff_ff;
    if (magnitude > 0x7f_80_00_00)
        return sign | 0x7e_00;
    // From 65,520 on it rounds to infinity.
    if (magnitude >= 0x47_7f_f0_00)
        return sign | 0x7c_00;
    if (magnitude >= 0x38_80_00_00)
        return sign | roundOff(magnitude - 0x38_00_00_00, 13);
    // Below 2^-14 the steps stay 2^-24: adding 0.5 moves such a number into the lowest bits, rounded.
    numbers[0] = Math.abs(value) + 0.5;
    return sign | ((bits[0] ?? 0) - 0x3f_00_00_00);
}
/** Drops so many bits, and rounds what is left to the nearest, halves to even. */
function roundOff(value, count) {
    const half = 2 ** (count - 1);
    const isOdd = (value >>> count) & 1;
    return (value + half - 1 + isOdd) >>> count;
}
/** @param half the bits of a number of half precision */
function fromHalf(half) {
    const sign = (half & 0x80_00) === 0 ? 1 : -1;
    const exponent = (half >>> 10) & 31;
    const fraction = half & 0x3_ff;
    if (exponent === 0)
        return sign * fraction * 2 ** -24;
    if (exponent === 31)
        return fraction === 0 ? sign * Infinity : Number.NaN;
    return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/npy.ts




const TYPES = {
    f2: { bytes: 2, read: (view, at, little) => fromHalf(view.getUint16(at, little)), whole: false },
    f4: { bytes: 4, read: (view, at, little) => view.getFloat32(at, little), whole: false },
    f8: { bytes: 8, read: (view, at, little) => view.getFloat64(at, little), whole: false },
    b1: { bytes: 1, read: (view, at) => view.getUint8(at), whole: true },
    u1: { bytes: 1, read: (view, at) => view.getUint8(at), whole: true },
    i1: { bytes: 1, read: (view, at) => view.getInt8(at), whole: true },
    u2: { bytes: 2, read: (view, at, little) => view.getUint16(at, little), whole: true },
    i2: { bytes: 2, read: (view, at, little) => view.getInt16(at, little), whole: true },
    u4: { bytes: 4, read: (view, at, little) => view.getUint32(at, little), whole: true },
    i4: { bytes: 4, read: (view, at, little) => view.getInt32(at, little), whole: true },
    u8: { bytes: 8, read: (view, at, little) => Number(view.getBigUint64(at, little)), whole: true },
    i8: { bytes: 8, read: (view, at, little) => Number(view.getBigInt64(at, little)), whole: true },
};
const MAGIC = Buffer.from('\u0093NUMPY', 'latin1');
function isNpy(content) {
    return content.subarray(0, MAGIC.length).equals(MAGIC);
}
/** Reads a .npy file (format 1 to 3). @throws ArtifactFault if it is damaged, or holds anything but numbers */
function readNpy(content, name) {
    const { shape, type, little, fortran, body } = readHeader(content, name);
    const element = TYPES[type];
    if (element === undefined)
        throw fault(name, typeProblem(type));
    const count = shape.reduce((product, size) => product * size, 1);
    if (body.length < count * element.bytes) {
        throw fault(name, `is cut short: its header announces ${shape.join(' x ')} numbers, but it holds ${String(body.length)} ` +
            'bytes.');
    }
    const values = readValues(body, element, little, count);
    return {
        name,
        shape,
        values: fortran ? lastDimensionFastest(values, shape) : values,
        whole: element.whole,
        bytes: type === 'u1',
    };
}
/** Reads the header: a Python dictionary as text, of which only the three usual entries are looked at. */
function readHeader(content, name) {
    const long = content[6] !== 1;
    const start = long ? 12 : 10;
    if (!isNpy(content) || content.length < start) {
        throw fault(name, 'is not a .npy file. Save it with numpy.save.');
    }
    const end = start + (long ? content.readUInt32LE(8) : content.readUInt16LE(8));
    const header = content.toString('latin1', start, Math.min(end, start + 65_536));
    // A structured type is a list of names and types.
    const written = /'descr': *('[^']*'|\[.*?\])(?=, *'fortran_order'|, *'shape'|,? *\})/u.exec(header)?.[1] ?? '';
    const [, order = '', type = written] = /^'([<>=|]?)([a-zA-Z]\d*)(?:\[\w+\])?'$/u.exec(written) ?? [];
    const shape = /'shape': *\(([\d, ]*)\)/u.exec(header)?.[1];
    if (shape === undefined)
        throw fault(name, 'has a header that cannot be read. Save it with numpy.save.');
    return {
        shape: (shape.match(/\d+/gu) ?? []).map(Number),
        type,
        little: order !== '>',
        fortran: header.includes("'fortran_order': True"),
        body: content.subarray(end),
    };
}
function fault(name, problem) {
    return new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(name)} ${problem}`);
}
/** Says what else an array holds, and how it becomes one of numbers. Each line of Python works on such an array. */
function typeProblem(type) {
    const shown = (0,shown_name/* shownName */.H)(type === '' ? 'unknown' : type, 200);
    const [, advice = 'Save an array of numbers: array.astype("float32").'] = TYPE_ADVICE.find(([pattern]) => pattern.test(type)) ?? [];
    return `holds values of the type ${shown}. ${advice}`;
}
const TYPE_ADVICE = [
    [
        /^\[/u,
        'It has named fields. If all are numbers, save them as columns: ' +
            'numpy.lib.recfunctions.structured_to_unstructured(array).astype("float32"), after import ' +
            'numpy.lib.recfunctions. Else give the data as a table (.csv).',
    ],
    [
        /^O/u,
        'These are Python objects, which would run code when they are loaded. If all are numbers, save ' +
            'array.astype("float32"); else give the data as a table (.csv).',
    ],
    [
        /^[USa]/u,
        'These are texts. If all are numbers, save array.astype("float32"). Classes become numbers, in ' +
            'alphabetical order, by numpy.unique(array, return_inverse=True)[1]. Other texts belong in a table (.csv).',
    ],
    [/^[Mm]/u, 'These are dates or times. Save numbers: array.astype("int64").'],
    [
        /^c/u,
        'These are complex numbers. Save their sizes, numpy.abs(array), or array.real and array.imag as columns.',
    ],
    [
        /^V/u,
        'These are bytes of a type that numpy does not know. Convert the array to float32 before it is saved.',
    ],
];
function readValues(body, element, little, count) {
    if (little && !element.whole && element.bytes > 2 && (0,external_node_os_namespaceObject.endianness)() === 'LE') {
        // The usual files can be taken as they are, which is ten times as fast.
        const bytes = Uint8Array.from(body.subarray(0, count * element.bytes)).buffer;
        return element.bytes === 4 ? new Float32Array(bytes) : new Float64Array(bytes);
    }
    const view = new DataView(body.buffer, body.byteOffset, count * element.bytes);
    // Whole numbers of 4 and 8 bytes may be labels or identifiers, which float32 does not hold exactly.
    const values = element.bytes <= 4 && !element.whole ? new Float32Array(count) : new Float64Array(count);
    for (let index = 0; index < count; index += 1) {
        values[index] = element.read(view, index * element.bytes, little);
    }
    return values;
}
/** Turns the order of Fortran, first dimension fastest, into the usual one. */
function lastDimensionFastest(values, shape) {
    const ordered = values.slice();
    const position = shape.map(() => 0);
    const strides = shape.map((_, dimension) => shape.slice(0, dimension).reduce((product, size) => product * size, 1));
    for (let index = 0; index < ordered.length; index += 1) {
        ordered[index] = values[position.reduce((sum, at, d) => sum + at * (strides[d] ?? 0), 0)] ?? 0;
        for (let dimension = shape.length - 1; dimension >= 0; dimension -= 1) {
            position[dimension] = (position[dimension] ?? 0) + 1;
            if ((position[dimension] ?? 0) < (shape[dimension] ?? 0))
                break;
            position[dimension] = 0;
        }
    }
    return ordered;
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/read-arrays.ts



/** Names that people give to the inputs and to the labels among several arrays. */
const INPUT_NAME = /^(?:x|data|inputs?|images?|features|windows)(?:_|$)/iu;
const LABEL_NAME = /^(?:y|labels?|targets?|class(?:es)?)(?:_|$)/iu;
function holdArrays(members) {
    return members.every(({ name }) => /\.np[yz]$/iu.test(name));
}
/**
 * Reads .npy files, or the arrays of a .npz file: one array, or several of which one is named for inputs and one for labels.
 * @throws ArtifactFault if it is not clear which array is meant
 */
async function readArrays(members, limits) {
    const [first] = members;
    if (first !== undefined && members.length === 1 && /\.npz$/iu.test(first.name)) {
        // Its reader is loaded for archives only.
        const { openArchive } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 888));
        const inside = await openArchive(first.read(), first.name, limits);
        return chooseArrays(inside, `${first.name}, array `);
    }
    return chooseArrays(members, '');
}
function chooseArrays(members, prefix) {
    const read = (member) => member === undefined ? undefined : readNpy(member.read(), `${prefix}${member.name}`);
    const inputs = members.filter((member) => INPUT_NAME.test(arrayName(member)));
    const labels = members.filter((member) => LABEL_NAME.test(arrayName(member)));
    if (members.length === 1 && inputs.length + labels.length < 1) {
        return { only: read(members[0]), inputs: undefined, labels: undefined };
    }
    if (inputs.length > 1 || labels.length > 1 || inputs.length + labels.length === 0) {
        const names = members.slice(0, 10).map((member) => arrayName(member));
        throw new src_fault/* ArtifactFault */.RE(`There are the arrays ${(0,shown_name/* shownName */.H)(names.join(', '))}, and it is not clear which one is meant. Give one array, or ` +
            'call the inputs x and the labels y: numpy.savez("data.npz", x=inputs, y=labels).');
    }
    return { only: undefined, inputs: read(inputs[0]), labels: read(labels[0]) };
}
function arrayName({ name }) {
    return name.replace(/^.*\//u, '').replace(/\.npy$/iu, '');
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/tables/csv.ts


const NEWLINE = 0x0a;
const RETURN = 0x0d;
const QUOTE = 0x22;
/** A semicolon parts the cells also where commas are decimal. */
const DELIMITERS = ['\t', ';', ','];
const SNIFFED = 5;
/**
 * Reads the records of a table (RFC 4180; also with semicolons or tabs, and line ends of any system). Too long a line fails at once.
 * @throws ArtifactFault that names file and line
 */
function* csvRecords(given, name, limits) {
    const file = (0,shown_name/* shownName */.H)(name);
    requireText(given, file);
    const content = withNewlines(given);
    let at = content.subarray(0, 3).toString('latin1') === '\u00ef\u00bb\u00bf' ? 3 : 0;
    let line = 1;
    let rows = 0;
    let delimiter;
    while (at < content.length) {
        const end = recordEnd(content, at, limits.lineBytes);
        if (end === undefined) {
            throw new src_fault/* ArtifactFault */.RE(`${file}, line ${String(line)}: the line has more than ${String(limits.lineBytes)} bytes, or a quote is not ` +
                'closed. Write one row on each line.');
        }
        const text = content.toString('utf8', at, end).replace(/\r$/u, '');
        delimiter ??= text === '' ? undefined : delimiterOf(content, at, limits.lineBytes);
        if (text !== '' && delimiter !== undefined) {
            rows += 1;
            if (rows > limits.rows) {
                throw new src_fault/* ArtifactFault */.RE(`${file} has more than ${String(limits.rows)} rows, the most that can be analysed.`);
            }
            yield { cells: cellsOf(text, delimiter), line, delimiter };
        }
        line += linesIn(content, at, end);
        at = end + 1;
    }
}
/** Finds the end of a record: the next newline that stands in no quotes. @returns undefined if it is too far away */
function recordEnd(content, start, maxBytes) {
    const window = content.subarray(start, start + maxBytes + 1);
    let quoted = false;
    let from = 0;
    for (;;) {
        const found = window.indexOf(NEWLINE, from);
        const end = found === -1 ? window.length : found;
        const line = window.subarray(from, end);
        for (let quote = line.indexOf(QUOTE); quote !== -1; quote = line.indexOf(QUOTE, quote + 1)) {
            quoted = !quoted;
        }
        if (found === -1) {
            const whole = start + window.length === content.length && window.length <= maxBytes;
            return whole && !quoted ? start + end : undefined;
        }
        if (!quoted)
            return start + end;
        from = end + 1;
    }
}
function linesIn(content, start, end) {
    let lines = 1;
    const record = content.subarray(start, end);
    for (let at = record.indexOf(NEWLINE); at !== -1; at = record.indexOf(NEWLINE, at + 1))
        lines += 1;
    return lines;
}
function requireText(content, file) {
    const zero = content.indexOf(0);
    if (zero === -1)
        return;
    const isWide = /^(?:fffe|feff)/u.test(content.subarray(0, 2).toString('hex'));
    throw new src_fault/* ArtifactFault */.RE(`${file}, line ${String(linesIn(content, 0, zero))}: it holds a NUL byte, so it is ${isWide ? 'text in UTF-16' : 'not text'}. ` +
        'Save the table as CSV in UTF-8.');
}
/** Makes line ends of old systems (a carriage return alone) newlines. A file without them stays as it is. */
function withNewlines(content) {
    const isAlone = (at) => content[at + 1] !== NEWLINE;
    let at = content.indexOf(RETURN);
    while (at !== -1 && !isAlone(at))
        at = content.indexOf(RETURN, at + 1);
    if (at === -1)
        return content;
    const changed = Buffer.from(content);
    for (; at !== -1; at = content.indexOf(RETURN, at + 1))
        if (isAlone(at))
            changed[at] = NEWLINE;
    return changed;
}
/** Finds what parts the cells: what the first lines hold outside of quotes, each equally often. */
function delimiterOf(content, start, maxBytes) {
    const lines = [];
    for (let at = start; at < content.length && lines.length < SNIFFED;) {
        const end = recordEnd(content, at, maxBytes);
        if (end === undefined)
            break;
        const text = content.toString('utf8', at, end).replaceAll(/"[^"]*"/gu, '');
        if (text.trim() !== '')
            lines.push(text);
        at = end + 1;
    }
    const count = (text, delimiter) => text.split(delimiter).length - 1;
    const often = DELIMITERS.find((delimiter) => {
        const first = count(lines[0] ?? '', delimiter);
        return first > 0 && lines.every((line) => count(line, delimiter) === first);
    });
    return often ?? DELIMITERS.toReversed().find((delimiter) => lines[0]?.includes(delimiter) === true) ?? ',';
}
function cellsOf(text, delimiter) {
    if (!text.includes('"'))
        return text.split(delimiter);
    const cells = [];
    let cell = '';
    let quoted = false;
    for (let at = 0; at < text.length; at += 1) {
        const character = text.charAt(at);
        if (character === '"' && quoted && text.charAt(at + 1) === '"') {
            cell += '"';
            at += 1;
        }
        else if (character === '"') {
            quoted = !quoted;
        }
        else if (character === delimiter && !quoted) {
            cells.push(cell);
            cell = '';
        }
        else {
            cell += character;
        }
    }
    return [...cells, cell];
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/label-file.ts





const LABEL_COLUMN = /^(?:target|labels?|class|y)$/iu;
const PICTURE_COLUMN = /^(?:images?|pictures?|files?|file_?names?|names?|paths?|id)$/iu;
/** True for a column that is called as labels are: target, label, class or y. */
function isLabelName(name) {
    return name !== undefined && LABEL_COLUMN.test(name);
}
/** Reads a label slot: a table (image,label; or labels alone in the order of the inputs), or integers in .npy. @throws ArtifactFault */
async function readLabelFile(members, limits, given) {
    const [first, ...others] = members;
    if (first === undefined)
        throw new src_fault/* ArtifactFault */.RE('The label upload holds no file.');
    if (holdArrays(members)) {
        const { only, labels, inputs } = await readArrays(members, limits);
        const array = labels ?? only ?? inputs;
        if (array !== undefined)
            return labelsOfArray(array);
    }
    if (others.length > 0 || !/\.(?:csv|tsv|txt)$/iu.test(first.name)) {
        throw new src_fault/* ArtifactFault */.RE(`Labels are one file: label.csv with the columns image and label, or integers in .npy; not ` +
            `${(0,list_names/* listNames */.Z)(members, 1, ({ name }) => (0,shown_name/* shownName */.H)(name))}.`);
    }
    return readLabelTable(first, limits, given);
}
/** Takes labels from an array: one for each input, or a row with a 1 in the column of the class. */
function labelsOfArray(array) {
    const [count = 0, classes = 1, ...more] = array.shape;
    if (more.length > 0) {
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(array.name)} has the shape ${array.shape.join(' x ')}; labels are one integer for each input.`);
    }
    const values = Array.from({ length: count }, (_, row) => {
        const cells = array.values.subarray(row * classes, (row + 1) * classes);
        return String(classes === 1 ? cells[0] : cells.indexOf(Math.max(...cells)));
    });
    return { name: array.name, values, pictures: undefined };
}
function readLabelTable(member, limits, given) {
    const values = [];
    const pictures = [];
    let columns;
    for (const record of csvRecords(member.read(), member.name, limits)) {
        const { line } = record;
        const cells = record.cells.map((cell) => cell.trim());
        if (columns === undefined) {
            const isName = (cell) => isLabelName(cell) || PICTURE_COLUMN.test(cell) || cell === given;
            const named = cells.some(isName);
            columns = chooseColumns(named ? cells : undefined, cells.length, given);
            if (named)
                continue;
        }
        const value = cells[columns.label];
        if (value === undefined || value === '') {
            throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(member.name)}, line ${String(line)}: the label is missing.`);
        }
        values.push(value);
        const picture = cells[columns.picture];
        if (picture !== undefined)
            pictures.push(picture);
    }
    if (values.length === 0)
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(member.name)} holds no labels.`);
    return {
        name: member.name,
        values,
        pictures: pictures.length === values.length ? pictures : undefined,
    };
}
function chooseColumns(header, count, given) {
    const places = [
        given === undefined ? -1 : header?.indexOf(given),
        header?.findIndex(isLabelName),
        count - 1,
    ];
    const label = places.find((place) => place !== undefined && place >= 0) ?? 0;
    if (count === 1)
        return { label, picture: -1 };
    const named = header?.findIndex((name) => PICTURE_COLUMN.test(name)) ?? -1;
    return { label, picture: named === -1 ? (label === 0 ? 1 : 0) : named };
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/columns/label-rule.ts





/** How the config file says that a table has no label. */
const NO_LABEL = 'none';
/**
 * Finds the label of a table, by the one rule that holds for all of them: the column that the config file names; else that of the
 * baseline; else those whose values are the model's classes (for a regression: numbers), by their names before by their numbers; else
 * the one called target, label, class or y; else the last. Dates, ids, free text, row numbers and empty columns are never labels by
 * themselves.
 * @throws ArtifactFault if the config file names a column that cannot be the label
 */
function labelChoices(table, pool, question) {
    const { given, kept, isInFile = false, mayLack = isInFile } = question;
    const sure = (at) => ({
        places: at === undefined ? [] : [at],
        isByContent: false,
    });
    if (given !== undefined)
        return sure(givenPlace(given, table, pool, mayLack));
    if (question.isOnlyGiven === true && !pool.isOneLabel)
        return sure(undefined);
    const known = kept === undefined ? undefined : placeOf(kept, table.header, table.width);
    if (known !== undefined && pool.places.includes(known))
        return sure(known);
    const open = pool.places.filter((at) => table.factsOf(at)?.uselessness === undefined && pool.isPossible(at));
    const byContent = isInFile ? [] : placesOfClasses(table, open, question, !pool.isOneLabel);
    const isNamed = (at) => isLabelName(table.header?.[at]);
    if (byContent.length > 0) {
        const likeliest = [...byContent.filter(isNamed), ...byContent.filter((at) => !isNamed(at)).toReversed()];
        return { places: likeliest, isByContent: true };
    }
    const byName = pool.places.find((at) => isNamed(at) && pool.isPossible(at));
    if (byName !== undefined)
        return sure(byName);
    return sure(pool.isOneLabel || question.isNeeded === true ? open.at(-1) : undefined);
}
/**
 * The columns that are no inputs, wherever they stand: the one that the config file names; else, if the model takes numbers only, words
 * that are the names of its classes, unless numbers that may be the classes are called as labels are.
 */
function surePlaces(table, question, isOfNumbers) {
    const { header, width, factsOf } = table;
    if (question.given !== undefined)
        return [placeOf(question.given, header, width) ?? []].flat();
    if (!isOfNumbers || question.isInFile === true)
        return [];
    const useful = Array.from({ length: width }, (_unused, at) => at).filter((at) => factsOf(at)?.uselessness === undefined);
    const found = placesOfClasses(table, useful, question, true);
    return found.every((at) => factsOf(at)?.isWords === true && holdsNames(factsOf(at), question)) ? found : [];
}
/** The columns that hold the model's classes. With `prefersNames`, numbers beside names count only if they are called as labels are. */
function placesOfClasses({ header, factsOf }, places, question, prefersNames) {
    const all = places.filter((at) => mayAnswer(factsOf(at), question));
    const named = prefersNames ? all.filter((at) => holdsNames(factsOf(at), question)) : [];
    return named.length === 0 ? all : all.filter((at) => named.includes(at) || isLabelName(header?.[at]));
}
/** Finds a column by its name, else by its place, counted from 0: `3` or `column 3`, as `columnName` writes it. */
function placeOf(column, header, width) {
    const plain = (text) => text.trim().toLowerCase();
    const exact = header?.indexOf(column.trim()) ?? -1;
    const named = exact === -1 ? (header ?? []).map(plain).indexOf(plain(column)) : exact;
    const number = /^(?:column )?(\d{1,9})$/u.exec(column)?.[1];
    const place = named === -1 && number !== undefined ? Number(number) : named;
    return place >= 0 && place < width ? place : undefined;
}
/** How a column is called in messages and results. */
function label_rule_columnName(at, header) {
    const name = header?.[at] ?? '';
    return name === '' ? `column ${String(at)}` : name;
}
const MOST_NAMES = 20;
/** The names of columns, for a message. */
function columnNames(places, header) {
    return (0,list_names/* listNames */.Z)(places, MOST_NAMES, (at) => (0,shown_name/* shownName */.H)(label_rule_columnName(at, header), 40));
}
function givenPlace(given, { file, header, width }, { places, isOneLabel }, mayLack) {
    if (given === NO_LABEL && placeOf(given, header, width) === undefined) {
        if (!isOneLabel)
            return undefined;
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(file)} has one column more than the model takes, but label-column is none. Remove the column that ` +
            'is no input from the table, or name it as label-column.');
    }
    const place = placeOf(given, header, width);
    if (place !== undefined && places.includes(place))
        return place;
    if (place === undefined && mayLack && !isOneLabel)
        return undefined;
    const known = places.length === 0
        ? 'The model takes every column of the table'
        : `The columns that are no inputs are ${columnNames(places, header)}`;
    throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(file)}: label-column names ${(0,shown_name/* shownName */.H)(given, 40)}, ${place === undefined ? 'which the table does not have' : 'which is an input of the model'}. ` +
        `${known}. Name the column that holds the label, or "none".`);
}
function mayAnswer(facts, { answers, isNeeded }) {
    if (facts === undefined || answers === undefined || facts.different < 2)
        return false;
    // A label that lacks values is a fault, but only if it is needed.
    if (facts.isLacking && isNeeded !== true)
        return false;
    if (answers === 'values')
        return !facts.isText;
    const { values } = facts;
    if (values === undefined || (answers.names === undefined && answers.count === undefined))
        return false;
    try {
        return new Set(classesOf([...values], answers, { name: '' }).labels).size > 1;
    }
    catch (error) {
        if (error instanceof src_fault/* ArtifactFault */.RE)
            return false;
        throw error;
    }
}
/** True if a column that may be the label holds the names of the classes, as the model writes them, and not their numbers. */
function holdsNames(facts, { answers }) {
    if (answers === undefined || answers === 'values' || !hasNames(answers))
        return false;
    return areClasses([...(facts?.values ?? [])], answers);
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/tables/held-columns.ts





const held_columns_MOST_NAMES = 20;
/**
 * Finds the columns that stay as they are: those that the user fixed, categories, codes of text, and one-hot groups, which changed
 * column by column make rows that cannot exist. Others that hold whole numbers take only such, unless they were scaled.
 * @throws ArtifactFault if the user names a column that does not exist
 */
function heldColumns(inputs, settings, { categories, isScaled, }) {
    const size = inputs.values.length / Math.max(1, inputs.count);
    const named = (key) => settings[key]?.map((name) => namedPlace(name, key, inputs.columns, size));
    const fixed = new Set([
        ...(named('fixed') ?? []),
        ...(categories ?? []),
        ...(inputs.categories?.keys() ?? []),
        ...(inputs.texts?.keys() ?? []),
        ...oneHotGroups(inputs, size).flat(),
    ]);
    const integer = isScaled ? [] : (named('integer') ?? wholeColumns(inputs, size));
    return { fixed, whole: new Set(integer.filter((column) => !fixed.has(column))) };
}
/**
 * Checks what the user says of the columns. As whole numbers only, columns of fractions could hardly be changed, and any model would look
 * robust. @throws ArtifactFault if a column does not exist, or `integer` names one that holds fractions
 */
function checkColumns(settings, rows, isScaled) {
    const size = rows.values.length / Math.max(1, rows.count);
    const [, integer] = ['fixed', 'integer'].map((key) => (settings[key] ?? []).map((name) => ({ name, place: namedPlace(name, key, rows.columns, size) })));
    const broken = (isScaled ? [] : (integer ?? [])).flatMap(({ name, place }) => {
        const row = firstFraction(rows, place, size);
        return row === undefined ? [] : [{ name, place, row }];
    });
    const [first] = broken;
    if (first === undefined)
        return;
    const { values, doubles, kept } = rows;
    const names = (0,list_names/* listNames */.Z)(broken, held_columns_MOST_NAMES, ({ name }) => (0,shown_name/* shownName */.H)(name, 40));
    throw new src_fault/* ArtifactFault */.RE(`integer names columns that hold fractions: ${names}. For example, ` +
        `${(0,shown_name/* shownName */.H)(first.name, 40)} is ` +
        `${shownFraction((doubles ?? values)[first.row * size + first.place] ?? 0)} in row ` +
        `${String((kept?.[first.row] ?? first.row) + 1)}. Name only columns that hold whole numbers ` +
        'everywhere, or leave integer out: then they are found in the data.');
}
/** Seven digits, which rounding to 32 bits keeps, if they show a fraction. */
function shownFraction(value) {
    const short = Number(value.toPrecision(7));
    return String(isFraction(short) ? short : value);
}
function firstFraction({ values, doubles, count }, column, size) {
    const numbers = doubles ?? values;
    for (let row = 0; row < count; row += 1) {
        if (isFraction(numbers[row * size + column] ?? 0))
            return row;
    }
    return undefined;
}
function isFraction(value) {
    return !Number.isInteger(value) && !Number.isNaN(value);
}
/** Finds the place of a column that the setting `key` names. @throws ArtifactFault if there is none */
function namedPlace(name, key, columns, size) {
    const place = placeOf(name, columns, size);
    if (place !== undefined)
        return place;
    const known = columns && (0,list_names/* listNames */.Z)(columns, held_columns_MOST_NAMES, (column) => (0,shown_name/* shownName */.H)(column, 40));
    throw new src_fault/* ArtifactFault */.RE(`${key} names the column ${(0,shown_name/* shownName */.H)(name, 40)}, which the data does not have. It has: ${known ?? `0 to ${String(size - 1)}`}.`);
}
function wholeColumns({ values }, size) {
    const isWhole = new Uint8Array(size).fill(1);
    for (let at = 0; at < values.length; at += 1) {
        if (isFraction(values[at] ?? 0))
            isWhole[at % size] = 0;
    }
    return [...isWhole.keys()].filter((column) => isWhole[column] === 1);
}
/** A column of numbers with more different values may take others. */
const MOST_CATEGORIES = 12;
/** Of categories, most rows are copies. */
const COPIES = 5;
/**
 * Counts the different rows that columns of categories allow: few whole numbers each, and most rows are copies. A one-hot group counts
 * as one column. @returns undefined if some column is none of categories
 */
function countCombinations(inputs) {
    const { values, count } = inputs;
    const size = values.length / Math.max(1, count);
    if (countDistinct(inputs) * COPIES > count)
        return undefined;
    const groups = oneHotGroups(inputs, size);
    let combinations = groups.reduce((product, group) => product * group.length, 1);
    const grouped = new Set(groups.flat());
    for (let column = 0; column < size; column += 1) {
        if (grouped.has(column))
            continue;
        const different = new Set();
        for (let row = 0; row < count; row += 1)
            different.add(values[row * size + column] ?? 0);
        if (different.size > MOST_CATEGORIES || [...different].some(isFraction))
            return undefined;
        combinations *= different.size;
    }
    return combinations;
}
/** Runs of neighbouring columns of 0 and 1 of which each row has exactly one 1, as encoders of categories write them. */
function oneHotGroups({ values, count }, size) {
    const isBinary = new Uint8Array(size).fill(1);
    for (let at = 0; at < values.length; at += 1) {
        if (values[at] !== 0 && values[at] !== 1)
            isBinary[at % size] = 0;
    }
    const groups = [];
    for (let start = 0; start < size; start += 1) {
        const end = isBinary[start] === 1 ? groupEnd({ values, count }, size, start, isBinary) : undefined;
        if (end === undefined)
            continue;
        groups.push(Array.from({ length: end - start + 1 }, (_unused, index) => start + index));
        start = end;
    }
    return groups;
}
/** @returns the last column of a group that begins at one; undefined if none begins there */
function groupEnd({ values, count }, size, start, isBinary) {
    const sums = new Uint8Array(count);
    let ones = 0;
    for (let column = start; column < size && isBinary[column] === 1; column += 1) {
        for (let row = 0; row < count; row += 1) {
            if (values[row * size + column] !== 1)
                continue;
            if (sums[row] === 1)
                return undefined;
            sums[row] = 1;
            ones += 1;
        }
        if (ones === count && column > start)
            return column;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/tables/scale-inputs.ts


function scaleInputs(raw, form, options) {
    const inputs = form.kind === 'pictures' ? scalePictures(raw, options) : scaleRows(raw, form, options);
    return {
        ...inputs,
        count: raw.count,
        shape: form.shape,
        ...(raw.columns !== undefined && { columns: raw.columns }),
        ...textsOf(form),
        names: raw.names ??
            Array.from({ length: raw.count }, (_, row) => `row ${String((raw.kept?.[row] ?? row) + 1)}`),
    };
}
/** The texts of the columns that hold codes. */
function textsOf({ columns }) {
    const all = [...(columns ?? []).entries()];
    const texts = new Map(all.flatMap(([place, { words }]) => (words === undefined ? [] : [[place, words]])));
    const codeNames = new Map(all.flatMap(([place, { categories, others }]) => categories === undefined ? [] : [[place, [...categories, ...(others?.all ?? [])]]]));
    return { ...(texts.size > 0 && { texts }), ...(codeNames.size > 0 && { codeNames }) };
}
function scalePictures(raw, { normalize }) {
    const size = raw.values.length / raw.count;
    const scale = normalize && raw.pixels ? 255 : 1;
    const values = scale === 1 ? raw.values : raw.values.map((value) => value / scale);
    const [low, high] = raw.pixels ? [0, 255 / scale] : usualRange(raw);
    return { values, low: new Float32Array(size).fill(low), high: new Float32Array(size).fill(high) };
}
/** The range that numbers of pictures come in: 0 to 1, -1 to 1, or as far as the data goes. */
function usualRange(raw) {
    const all = widest(boundsOf(raw));
    const [low = 0, high = 0] = [all.low[0], all.high[0]];
    if (low >= 0 && high <= 1)
        return [0, 1];
    return low >= -1 && high <= 1 ? [-1, 1] : [low, high];
}
function scaleRows(raw, form, options) {
    const own = boundsOf(raw);
    // A series has one unit: every place in a window has the same bounds.
    const bounds = form.kind === 'windows' ? widest(own) : own;
    const given = options.bounds ?? bounds;
    const { values: own32, doubles } = raw;
    if (!options.normalize)
        return { values: own32, doubles, ...around(given, bounds) };
    const isText = Array.from(own.low, (_low, column) => form.columns?.[column]?.words !== undefined);
    const scaledNumber = (value, index) => {
        const column = index % own.low.length;
        return isText[column] === true ? value : unit(value, given, column);
    };
    const values = own32.map(scaledNumber);
    const bad = values.findIndex((value, index) => !Number.isFinite(value) && !Number.isNaN(raw.values[index]));
    if (bad >= 0)
        throw scalingFault(bad, own.low.length);
    return {
        values,
        doubles: doubles?.map(scaledNumber),
        ...around({ low: given.low.map(scaledNumber), high: given.high.map(scaledNumber) }, { low: bounds.low.map(scaledNumber), high: bounds.high.map(scaledNumber) }),
    };
}
function scalingFault(index, size) {
    return new src_fault/* ArtifactFault */.RE(`data: input ${String(Math.floor(index / size))}, number ${String(index % size)} (both counted from 0) is infinite after ` +
        'normalize_data scaled it: it lies too far outside of its bounds. Check minmax and the data.');
}
function unit(value, { low, high }, column) {
    const least = low[column] ?? 0;
    const range = (high[column] ?? 0) - least;
    return range === 0 ? 0 : (value - least) / range;
}
/** Widens bounds so that the data itself lies inside: an attack must be able to start from it. */
function around(given, data) {
    return {
        low: Float32Array.from(given.low, (value, column) => Math.min(value, data.low[column] ?? value)),
        high: Float32Array.from(given.high, (value, column) => Math.max(value, data.high[column] ?? value)),
    };
}
/** The least and the largest number of each column; 0 if all numbers are missing. */
function boundsOf({ values, doubles, count }) {
    const all = doubles ?? values;
    const size = all.length / Math.max(1, count);
    const low = new Float64Array(size).fill(Infinity);
    const high = new Float64Array(size).fill(-Infinity);
    for (let index = 0; index < all.length; index += 1) {
        const value = all[index] ?? 0;
        const column = index % size;
        if (value < (low[column] ?? 0))
            low[column] = value;
        if (value > (high[column] ?? 0))
            high[column] = value;
    }
    const known = (bound) => (Number.isFinite(bound) ? bound : 0);
    return { low: low.map(known), high: high.map(known) };
}
function widest({ low, high }) {
    const [least, most] = [low.reduce((a, b) => Math.min(a, b)), high.reduce((a, b) => Math.max(a, b))];
    return { low: low.map(() => least), high: high.map(() => most) };
}
/** Finds the values in the categorical columns of a table, by their names or places. @throws ArtifactFault if there is no such column */
function categoriesOf(inputs, names) {
    const size = inputs.values.length / Math.max(1, inputs.count);
    return new Map(names.map((name) => {
        const column = namedPlace(name, 'categorical_columns_info', inputs.columns, size);
        const values = new Set();
        for (let at = column; at < inputs.values.length; at += size) {
            if (!Number.isNaN(inputs.values[at]))
                values.add(inputs.values[at] ?? 0);
        }
        return [column, Float32Array.from([...values].sort((a, b) => a - b))];
    }));
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/tables/free-text.ts


/** A text column in which more than this share of the rows differ is an id, a name or free text. */
const MOST_DIFFERENT = 0.5;
const FEWEST = 20;
/** More different texts than these are no categories, however many rows there are. */
const free_text_MOST_CATEGORIES = 5_000;
const free_text_MOST_NAMES = 20;
/** True if a column's texts are no categories, but ids, names or free text: so many of its present texts are different. */
function isFreeText(different, present) {
    return different > Math.max(FEWEST, Math.min(MOST_DIFFERENT * present, free_text_MOST_CATEGORIES));
}
/** What to do about texts that no attack can change. */
const FREE_TEXT_ADVICE = 'Remove the attack; or attack the part of the model behind the texts, with their numbers (such as TF-IDF or embeddings) as data.';
function freeTextColumns({ values, count, texts }) {
    const size = values.length / Math.max(1, count);
    const free = [...(texts ?? [])].filter(([column, words]) => {
        const different = new Set();
        let present = 0;
        for (let row = 0; row < count; row += 1) {
            const code = values[row * size + column] ?? 0;
            if (words.word(code) === '')
                continue;
            present += 1;
            different.add(code);
        }
        return isFreeText(different.size, present);
    });
    return new Set(free.map(([column]) => column));
}
/** Says why nothing can be asked about a table that is not in it already. @returns undefined if some column can be varied */
function whyOnlyFreeText(inputs) {
    const free = freeTextColumns(inputs);
    if (free.size === 0)
        return undefined;
    const { values, count } = inputs;
    const size = values.length / Math.max(1, count);
    const varies = Array.from({ length: size }, (_unused, column) => column).some((column) => {
        if (free.has(column))
            return false;
        return values.some((value, at) => at % size === column && !Object.is(value, values[column]));
    });
    if (varies)
        return undefined;
    return (`An attack can vary nothing in this data: ${freeTextNames(inputs, free)} ` +
        `${free.size === 1 ? 'holds' : 'hold'} free text that differs in more than half of the rows, and no ` +
        'other column holds two values. This tool does not attack texts, so the model would pass untested. ' +
        FREE_TEXT_ADVICE);
}
/** Says which columns an attack asked about only as they are in the data. */
function formatFreeText(inputs) {
    const free = freeTextColumns(inputs);
    if (free.size === 0)
        return [];
    return [
        'Columns of free text, which the model got only as they are in data, and which copies do not read: ' +
            `${freeTextNames(inputs, free)}.`,
    ];
}
function freeTextNames({ columns }, free) {
    return (0,list_names/* listNames */.Z)([...free], free_text_MOST_NAMES, (column) => (0,shown_name/* shownName */.H)(columns?.[column] ?? `column ${String(column + 1)}`, 40));
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/data-doubt.ts





/** Says why no verdict can rest on data, as far as it is known without a model; undefined if nothing is known against it. */
function dataDoubt(attack, data, about) {
    if (attack === 'extraction')
        return whyOnlyFreeText(data);
    if (attack !== 'evasion')
        return undefined;
    const why = whyAllHeld(data) ?? whyOneLabel(about);
    return why ?? (about.isEpsEstimated ? (whyTwoValued(data, about) ?? whyTooWide(data, about)) : undefined);
}
const data_doubt_FEWEST = 20;
function whyOneLabel({ labels }) {
    if (labels === undefined || labels.length < data_doubt_FEWEST)
        return undefined;
    for (let row = 1; row < labels.length; row += 1)
        if (labels[row] !== labels[0])
            return undefined;
    return (`All ${String(labels.length)} labels in data are the same, so nothing shows that the model tells inputs apart. Give data with rows of ` +
        'at least two classes (or values).');
}
/** Inputs that lie so near to each other, as a share of the range, count as the same when eps is estimated. */
const SAME = 0.01;
/** Said if nothing can be changed a little, but each column by its whole range. */
const ONLY_TWO_VALUES = 'Every column that may change has only two values, so nothing can be changed a little. Set eps: 1 to let every column take its ' +
    'other value; or remove the attack: extraction, drift and outliers work with such columns.';
/** @returns why no estimated eps moves a column; undefined if one has more than two values */
function whyTwoValued(data, about) {
    const ranges = about.bounds ?? boundsOf(data);
    const isTwoValued = (column) => data.fixed?.has(column) === true ||
        (data.whole?.has(column) === true && (ranges.high[column] ?? 0) - (ranges.low[column] ?? 0) <= 1);
    const size = data.values.length / Math.max(1, data.count);
    for (let column = 0; column < size; column += 1)
        if (!isTwoValued(column))
            return undefined;
    return data.count < data_doubt_FEWEST ? undefined : ONLY_TWO_VALUES;
}
/** @returns why no distance can be told; undefined if some column fills more than a hundredth of its bounds */
function whyTooWide(data, { bounds }) {
    if (bounds === undefined)
        return undefined;
    const { low, high } = boundsOf(data);
    const filled = low.map((least, column) => {
        const range = (bounds.high[column] ?? 0) - (bounds.low[column] ?? 0);
        return range > 0 ? ((high[column] ?? 0) - least) / range : 0;
    });
    if (filled.some((share) => share > SAME) || filled.every((share) => !(share > 0)))
        return undefined;
    return ('minmax is so wide that the data fills at most a hundredth of the range of every column, so all ' +
        'inputs count as the same and eps cannot be estimated. Give the least and the largest value that ' +
        'each column takes, or remove minmax: then the bounds come from data.');
}
/** @returns why drift of data from itself cannot be found; undefined if inputs or labels differ */
function whySameSets(data, reference) {
    if (!holdSameInputs(data.inputs, reference.inputs))
        return undefined;
    const [one, other] = [data.labels, reference.labels].map((labels) => Float64Array.from(labels ?? []).toSorted());
    const isBoth = data.labels !== undefined && reference.labels !== undefined;
    return isBoth && one?.join() !== other?.join() ? undefined : SAME_SETS;
}
const SAME_SETS = 'reference_data and data hold the same inputs, so nothing is known about drift: give data that was collected after ' +
    'reference_data, or remove the analysis.';
/** With fewer different inputs there is no extraction, either. */
const FEWEST_FOR_COPIES = 2 * MINIMUM.compared;
/** @returns why there is nothing that evasion could change a little; undefined if there is */
function whyAllHeld(data) {
    const size = data.values.length / Math.max(1, data.count);
    const held = new Set([...(data.fixed ?? []), ...(data.texts?.keys() ?? [])]);
    if (size === 0 || held.size < size)
        return undefined;
    const remedy = formatPossible(countCombinations(data), FEWEST_FOR_COPIES);
    return (whyOnlyFreeText(data) ??
        'Evasion changes numbers a little, but no column of this data may change: all are text, categories, ' +
            'one-hot groups or fixed.' +
            (remedy === '' ? ' Remove the attack; extraction, drift and outliers work with such columns.' : remedy));
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/tables/table.ts





/** Reads the columns of a table that `plan` chooses by its header and width. @throws ArtifactFault that names file, line and column */
function readTable(member, limits, plan) {
    const records = csvRecords(member.read(), member.name, limits);
    const first = records.next();
    if (first.done === true)
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(member.name)} is empty.`);
    const { cells, delimiter } = first.value;
    const header = isHeader(cells, delimiter) ? cells.map((cell) => cell.trim()) : undefined;
    const reader = new TableReader(member.name, header, cells.length, plan(header, cells.length), limits);
    if (header === undefined)
        reader.add(first.value);
    for (const record of records)
        reader.add(record);
    return reader.table();
}
class TableReader {
    #name;
    #header;
    #width;
    #plan;
    #maxNumbers;
    #labels = [];
    #values;
    #rows = 0;
    /** Where the first number with a decimal comma is, and with a point. */
    #comma;
    #point;
    constructor(name, header, width, plan, limits) {
        this.#name = name;
        this.#header = header;
        this.#width = width;
        this.#plan = plan;
        this.#values = this.#newValues(1024);
        this.#maxNumbers = limits.numbers;
    }
    add(record) {
        const { cells, line } = record;
        if (cells.length !== this.#width) {
            throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(this.#name)}, line ${String(line)}: ${String(cells.length)} columns, but the first row has ` +
                `${String(this.#width)}.`);
        }
        const { columns, label } = this.#plan;
        const start = this.#rows * columns.length;
        this.#makeRoom(start + columns.length);
        for (const [place, column] of columns.entries()) {
            this.#values[start + place] = this.#valueOf(record, column);
        }
        if (label !== undefined)
            this.#labels.push(this.#labelOf(record, label));
        this.#rows += 1;
    }
    table() {
        if (this.#rows === 0)
            throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(this.#name)} holds a header but no rows.`);
        const { columns, label } = this.#plan;
        return {
            name: this.#name,
            header: this.#header,
            rows: this.#rows,
            columns: columns.length,
            values: this.#values.subarray(0, this.#rows * columns.length),
            labels: label === undefined ? undefined : this.#labels,
            hasDecimalCommas: this.#comma !== undefined,
        };
    }
    #makeRoom(length) {
        if (length <= this.#values.length)
            return;
        if (length > this.#maxNumbers) {
            throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(this.#name)} holds more than ${String(this.#maxNumbers)} numbers: give fewer rows.`);
        }
        const larger = this.#newValues(Math.max(length, this.#values.length * 2));
        larger.set(this.#values);
        this.#values = larger;
    }
    #newValues(length) {
        return this.#plan.takesDoubles === true ? new Float64Array(length) : new Float32Array(length);
    }
    #valueOf(record, column) {
        const { at, words, mayLack } = column;
        const written = record.cells[at] ?? '';
        const cell = written.trim();
        if (words !== undefined)
            return words.codeOf(isMissing(cell) ? '' : written);
        if (mayLack && isMissing(cell))
            return Number.NaN;
        const number = cellNumber(cell, record.delimiter);
        const code = this.#codeOf(record, cell, number, column);
        if (code !== undefined)
            return code;
        this.#requireOneMark(cell, record, at);
        // Kept with 32 bits, larger numbers would be infinite: no distance from them is known, so nothing about them is found.
        if (number !== undefined && Number.isFinite(Math.fround(number)))
            return number;
        throw this.#fault(record, at, cell, number !== undefined);
    }
    /** @returns undefined if the cell is a number that stands for itself, as codes of texts do */
    #codeOf(record, cell, number, { at, categories, codes, others }) {
        if (categories === undefined)
            return undefined;
        const code = codes?.get(number ?? NaN) ?? categories.findIndex((category) => category.trim() === cell);
        if (code >= 0)
            return code;
        if (codes === undefined && number !== undefined)
            return undefined;
        if (others !== undefined)
            return categories.length + others.codeOf(cell);
        throw this.#unknownCategory(record, at, categories);
    }
    /** A file in which commas and points are decimal would be read with wrong numbers: one of them parts thousands. */
    #requireOneMark(cell, record, at) {
        if (record.delimiter === ',')
            return;
        if (cell.includes(','))
            this.#comma ??= this.#where(record, at);
        else if (cell.includes('.'))
            this.#point ??= this.#where(record, at);
        if (this.#comma === undefined || this.#point === undefined)
            return;
        throw new src_fault/* ArtifactFault */.RE(`${this.#comma}: a number has a decimal comma, but ${this.#point} has a decimal point. Write all numbers of the file ` +
            'with the same mark, and none between thousands.');
    }
    #labelOf(record, at) {
        const label = (record.cells[at] ?? '').trim();
        if (label !== '')
            return label;
        throw new src_fault/* ArtifactFault */.RE(`${this.#where(record, at)}: the label is missing. Fill it, or remove the row.`);
    }
    #where({ line }, at) {
        const name = this.#header?.[at];
        const where = `${(0,shown_name/* shownName */.H)(this.#name)}, line ${String(line)}, column ${String(at + 1)}`;
        return name === undefined ? where : `${where} (${(0,shown_name/* shownName */.H)(name)})`;
    }
    #unknownCategory(record, at, categories) {
        const known = (0,list_names/* listNames */.Z)(categories, 10, (one) => (0,shown_name/* shownName */.H)(one, 40));
        return new src_fault/* ArtifactFault */.RE(`${this.#where(record, at)}: the cell is "${(0,shown_name/* shownName */.H)(record.cells[at] ?? '', 40)}", a category that the model was not trained ` +
            `on: it knows ${known}. Remove the row, or leave the cell empty ` +
            'if it should count as missing.');
    }
    #fault(record, at, cell, isNumber) {
        const why = isNumber ? 'which is larger than a 32-bit number can be' : 'which is not a number';
        const what = cell === '' ? 'is empty' : `is "${(0,shown_name/* shownName */.H)(cell, 40)}", ${why}`;
        return new src_fault/* ArtifactFault */.RE(`${this.#where(record, at)}: the cell ${what}. Models take numbers. If the model ` +
            'was not trained on this column, such as an id or a name, remove the column from the file; else fill or encode ' +
            'the cell as in training.');
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/tables/minmax.ts




/**
 * Reads minmax.csv: a header, the least and the largest value of each column. Columns are matched by name if the data has names, else
 * by order; of a series, one column of bounds holds for all steps.
 * @throws ArtifactFault if rows or columns are missing, or a least value is above a largest
 */
function readMinMax(members, columns, size, limits, isSeries = false) {
    const [member, ...others] = members;
    if (member === undefined || others.length > 0) {
        throw new src_fault/* ArtifactFault */.RE('The upload of minmax must hold one file, minmax.csv.');
    }
    const name = (0,shown_name/* shownName */.H)(member.name);
    const table = readTable(member, limits, (_header, columns) => ({
        columns: Array.from({ length: columns }, (_unused, at) => ({ at, mayLack: false })),
        takesDoubles: true,
    }));
    if (table.rows !== 2) {
        throw new src_fault/* ArtifactFault */.RE(`${name} has ${String(table.rows)} rows of numbers; expected are a header, a row of minima and a row of maxima.`);
    }
    const places = isSeries && table.columns === 1
        ? Array.from({ length: size }, () => 0)
        : placesOf(table.header, table.columns, columns, size, name);
    const low = Float64Array.from(places, (place) => table.values[place] ?? 0);
    const high = Float64Array.from(places, (place) => table.values[table.columns + place] ?? 0);
    const wrong = low.findIndex((value, column) => value > (high[column] ?? 0));
    if (wrong === -1)
        return { low, high };
    throw new src_fault/* ArtifactFault */.RE(`${name}, column ${String((places[wrong] ?? 0) + 1)} (${(0,shown_name/* shownName */.H)(columns?.[wrong] ?? 'no name')}): the minimum ` +
        `${String(low[wrong])} is above the maximum ${String(high[wrong])}.`);
}
const minmax_MOST_NAMES = 10;
/** Names the columns whose data goes beyond minmax: their bounds are those of the data, or an attack could not start from it. */
function narrowNotes({ values, doubles, count, columns }, { low, high }) {
    const size = values.length / Math.max(1, count);
    const beyond = new Set();
    for (const [at, value] of (doubles ?? values).entries()) {
        const column = at % size;
        if (value < (low[column] ?? value) || value > (high[column] ?? value))
            beyond.add(column);
    }
    if (beyond.size === 0)
        return [];
    const names = (0,list_names/* listNames */.Z)([...beyond].toSorted((a, b) => a - b), minmax_MOST_NAMES, (column) => (0,shown_name/* shownName */.H)(columns?.[column] ?? `column ${String(column)}`, 40));
    return [`minmax is narrower than the data in ${names}: there the range of the data counts.`];
}
function placesOf(header, found, columns, size, name) {
    if (header !== undefined && columns?.length === size) {
        const places = columns.map((column) => header.indexOf(column));
        const missing = places.indexOf(-1);
        if (missing === -1)
            return places;
        if (found !== size) {
            throw new src_fault/* ArtifactFault */.RE(`${name} lacks the column ${(0,shown_name/* shownName */.H)(columns[missing] ?? '')} of the data.`);
        }
    }
    if (found !== size && found !== size + 1) {
        throw new src_fault/* ArtifactFault */.RE(`${name} has ${String(found)} columns, but the data has ${String(size)}.`);
    }
    return Array.from({ length: size }, (_, column) => column);
}

// EXTERNAL MODULE: ./packages/engine/src/dataset/member.ts
var member = __nccwpck_require__(537);
;// CONCATENATED MODULE: ./packages/engine/src/vectors.ts
/** Returns row `index` of a matrix whose rows have `size` numbers: a view, not a copy. */
function rowOf(matrix, index, size) {
    return matrix.subarray(index * size, (index + 1) * size);
}
/** Returns a copy of the rows with these numbers, in this order. */
function takeRows(matrix, rows, size) {
    const taken = new Float32Array(rows.length * size);
    for (let index = 0; index < rows.length; index += 1) {
        taken.set(rowOf(matrix, rows[index] ?? 0, size), index * size);
    }
    return taken;
}
function dot(a, b) {
    let sum = 0;
    for (let index = 0; index < a.length; index += 1)
        sum += (a[index] ?? 0) * (b[index] ?? 0);
    return sum;
}
function addScaled(a, factor, b) {
    for (let index = 0; index < a.length; index += 1)
        a[index] = (a[index] ?? 0) + factor * (b[index] ?? 0);
}
function squaredDistance(a, b) {
    let sum = 0;
    for (let index = 0; index < a.length; index += 1) {
        const difference = (a[index] ?? 0) - (b[index] ?? 0);
        sum += difference * difference;
    }
    return sum;
}
/** Brings a vector to length 1, in place. A vector of zeros stays. */
function normalize(a) {
    const length = Math.sqrt(dot(a, a));
    if (length > 0)
        for (let index = 0; index < a.length; index += 1)
            a[index] = (a[index] ?? 0) / length;
    return a;
}
/** Returns the index of the largest number, the first of equals. */
function argMax(a) {
    let best = 0;
    for (let index = 1; index < a.length; index += 1)
        if ((a[index] ?? 0) > (a[best] ?? 0))
            best = index;
    return best;
}
/** Returns the place of the largest number in each row of `size` numbers: of scores the class. */
function argMaxOfRows(rows, size) {
    return Int32Array.from({ length: rows.length / size }, (_unused, row) => argMax(rows.subarray(row * size, (row + 1) * size)));
}
/** Returns the rows one after another. @param size of each */
function joinRows(rows, size) {
    const joined = new Float32Array(rows.length * size);
    for (const [index, row] of rows.entries())
        joined.set(row, index * size);
    return joined;
}
/** Returns the value in the middle, the upper of two: one that occurs, also if others are Infinity. NaN if there are none. */
function upperMedian(values) {
    return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
/** Returns the mean; 0 if there are no values. */
function mean(values) {
    return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
function product(sizes) {
    return sizes.reduce((all, size) => all * size, 1);
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/input-form.ts
/** Chooses inputs evenly if there are more than memory carries. @returns undefined to keep all */
function thinOut(total, size, maxNumbers) {
    const most = Math.max(1, Math.floor(maxNumbers / size));
    if (total <= most)
        return undefined;
    return Array.from({ length: most }, (_, index) => Math.floor((index * total) / most));
}
function keptRows(values, kept, size) {
    if (kept === undefined)
        return values.slice();
    const rows = values.slice(0, kept.length * size);
    for (const [row, from] of kept.entries()) {
        rows.set(values.subarray(from * size, (from + 1) * size), row * size);
    }
    return rows;
}
/** Says that inputs were left out for memory. @returns nothing if all were kept */
function thinningNotes({ kept, count, total }, what) {
    if (kept === undefined)
        return [];
    return [
        `Only ${String(count)} of the ${String(total)} inputs in ${what} were read, evenly spaced: more do not fit into memory.`,
    ];
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/array-inputs.ts




/** Brings an array into the shape that the model takes, with channels first or last. @throws ArtifactFault if it does not fit */
function arrayInputs(array, form) {
    const windows = windowsOf(array, form);
    if (windows !== undefined)
        return windows;
    requireNoText(array, form);
    const [total = 0, ...shape] = array.shape;
    const size = product(form.shape);
    const turned = turnFor(shape, form);
    if (turned === undefined || total === 0) {
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(array.name)} has the shape ${array.shape.join(' x ')}, but the model takes inputs of ` +
            `${form.shape.join(' x ')}: save an array of the shape N x ${form.shape.join(' x ')}.`);
    }
    const kept = thinOut(total, size, form.limits.numbers);
    const count = kept?.length ?? total;
    const values = new Float32Array(count * size);
    for (let row = 0; row < count; row += 1) {
        const start = (kept?.[row] ?? row) * size;
        turned(array.values.subarray(start, start + size), values.subarray(row * size, (row + 1) * size));
    }
    requireNumbers(values, size, array.name, mayLackAll(form, size));
    return {
        values,
        doubles: form.takesDoubles === true ? Float64Array.from(keptRows(array.values, kept, size)) : undefined,
        count,
        pixels: form.kind === 'pictures' && (array.bytes || array.whole || beyondOne(values)),
        kept,
        total,
    };
}
const copyAsIs = (from, to) => {
    to.set(from);
};
/** @returns how to copy one input into the model's order, or undefined if the shape does not fit */
function turnFor(shape, form) {
    const same = (other) => withoutOnes(shape) === withoutOnes(other);
    if (shape.length === 1 && shape[0] === product(form.shape))
        return copyAsIs;
    if (shape.join() === form.shape.join())
        return copyAsIs;
    if (form.picture !== undefined && form.picture.channels > 1) {
        const { channels, height, width, order } = form.picture;
        const [first, last] = [
            [channels, height, width],
            [height, width, channels],
        ];
        if (shape.join() === (order === 'chw' ? last : first).join())
            return turn(form.picture);
        if (shape.join() === (order === 'chw' ? first : last).join())
            return copyAsIs;
        return undefined;
    }
    const flat = form.picture !== undefined && form.shape.length === 1 && product(shape) === form.shape[0];
    return flat || same(form.shape) ? copyAsIs : undefined;
}
function turn({ channels, height, width, order }) {
    const pixels = height * width;
    return (from, to) => {
        for (let channel = 0; channel < channels; channel += 1) {
            for (let pixel = 0; pixel < pixels; pixel += 1) {
                const [first, last] = [channel * pixels + pixel, pixel * channels + channel];
                if (order === 'chw')
                    to[first] = from[last] ?? 0;
                else
                    to[last] = from[first] ?? 0;
            }
        }
    };
}
/** Cuts a series into windows, if one is given where windows are wanted. */
function windowsOf(array, form) {
    const flat = array.shape.length === 1 || (array.shape.length === 2 && array.shape[1] === 1);
    const width = product(form.shape);
    if (form.kind !== 'windows' || !flat || width === 1)
        return undefined;
    return seriesWindows(Float32Array.from(array.values), width, array.name, form);
}
/** Cuts a series into windows of `width` values, each one step after the one before. */
function seriesWindows(series, width, name, form) {
    const total = series.length - width + 1;
    if (total < 1) {
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(name)} is a series of ${String(series.length)} values, but the model takes windows of ${String(width)}.`);
    }
    const kept = thinOut(total, width, form.limits.numbers);
    const count = kept?.length ?? total;
    const values = new Float32Array(count * width);
    for (let row = 0; row < count; row += 1) {
        const start = kept?.[row] ?? row;
        values.set(series.subarray(start, start + width), row * width);
    }
    requireNumbers(values, width, name);
    return { values, count, kept, total, pixels: false };
}
function mayLackAll({ columns }, size) {
    return columns?.length === size && columns.every(({ mayLack }) => mayLack);
}
function requireNoText({ name }, { columns }) {
    const text = columns?.find(({ words }) => words !== undefined);
    if (text === undefined)
        return;
    throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(name)} holds numbers, but the model takes text in ${text.name === undefined ? 'its columns' : (0,shown_name/* shownName */.H)(text.name)}. ` +
        'Give the data as a table (.csv).');
}
function requireNumbers(values, size, name, mayLack = false) {
    const isGood = (value) => Number.isFinite(value) || (mayLack && Number.isNaN(value));
    let bad = 0;
    // A plain loop: data may have a hundred million numbers.
    while (bad < values.length && isGood(values[bad]))
        bad += 1;
    if (bad === values.length)
        return;
    throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(name)}: input ${String(Math.floor(bad / size))}, number ${String(bad % size)} is ${String(values[bad])} ` +
        '(both counted from 0). Fill missing values as in training.');
}
/** True if pixels cannot be scaled to 1 yet. */
function beyondOne(values) {
    let beyond = false;
    for (const value of values) {
        if (value < 0 || value > 255)
            return false;
        beyond ||= value > 1.5;
    }
    return beyond;
}
function withoutOnes(shape) {
    return shape.filter((size) => size !== 1).join();
}

// EXTERNAL MODULE: ./node_modules/jpeg-js/index.js
var jpeg_js = __nccwpck_require__(598);
var jpeg_js_default = /*#__PURE__*/__nccwpck_require__.n(jpeg_js);
// EXTERNAL MODULE: ./node_modules/pngjs/lib/png.js
var png = __nccwpck_require__(359);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(522);
;// CONCATENATED MODULE: ./packages/engine/src/dataset/pictures/resize-picture.ts
/**
 * Resizes a picture as Pillow's `resize` with `BILINEAR` does, which torchvision uses for pictures: a triangle filter, widened
 * by the factor of the reduction so that nothing is skipped (antialias); rows first, then columns, rounded in between.
 */
function resizeBilinear({ width: old, height: rows, channels, pixels }, height, width) {
    const narrowed = resample(pixels, rows, old, width, channels);
    return { width, height, channels, pixels: resample(narrowed, 1, rows, height, width * channels) };
}
/** Resizes one axis of `lines` times `old` times `inner` numbers to `size`. */
function resample(pixels, lines, old, size, inner) {
    if (old === size)
        return pixels;
    const taps = tapsOf(old, size);
    const resized = new Uint8Array(lines * size * inner);
    for (let line = 0; line < lines; line += 1) {
        for (const [place, { first, weights }] of taps.entries()) {
            const [from, to] = [(line * old + first) * inner, (line * size + place) * inner];
            for (let at = 0; at < inner; at += 1) {
                let sum = 0;
                for (let tap = 0; tap < weights.length; tap += 1) {
                    sum += (weights[tap] ?? 0) * (pixels[from + tap * inner + at] ?? 0);
                }
                resized[to + at] = Math.floor(sum + 0.5);
            }
        }
    }
    return resized;
}
function tapsOf(old, size) {
    const scale = old / size;
    const reach = Math.max(1, scale);
    return Array.from({ length: size }, (_, index) => {
        const center = (index + 0.5) * scale;
        const first = Math.max(0, Math.floor(center - reach + 0.5));
        const end = Math.min(old, Math.floor(center + reach + 0.5));
        const weights = Float64Array.from({ length: end - first }, (_, tap) => Math.max(0, 1 - Math.abs((tap + first - center + 0.5) / reach)));
        const sum = weights.reduce((all, weight) => all + weight, 0);
        return { first, weights: weights.map((weight) => weight / sum) };
    });
}
/** Takes the middle of a picture, as torchvision's `CenterCrop` does: halves are rounded to the even number, as Python does. */
function centerCrop(raster, height, width) {
    const { channels, pixels, width: old } = raster;
    const [top, left] = [halfOf(raster.height - height), halfOf(old - width)];
    const cropped = new Uint8Array(height * width * channels);
    for (let row = 0; row < height; row += 1) {
        const start = ((top + row) * old + left) * channels;
        cropped.set(pixels.subarray(start, start + width * channels), row * width * channels);
    }
    return { width, height, channels, pixels: cropped };
}
function halfOf(difference) {
    const half = Math.floor(difference / 2);
    return difference % 2 === 0 || half % 2 === 0 ? half : half + 1;
}
/** The height and width after `resize`: two numbers are they, one is the shorter side (torchvision's `Resize`). */
function resizedSides({ height, width }, resize) {
    const [first = 1, second] = resize;
    if (second !== undefined)
        return [first, second];
    return height <= width
        ? [first, Math.max(1, Math.floor((first * width) / height))]
        : [Math.max(1, Math.floor((first * height) / width)), first];
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/pictures/picture-size.ts

/** @returns what is wrong with the size of a picture, after its name; undefined if nothing is */
function sizeFault(header, { width, height }, { resize, crop }, limits) {
    const [high, wide] = resize === undefined ? [header.height, header.width] : resizedSides(header, resize);
    if (high * wide > limits.pixels)
        return `would be ${sides(wide, high)} pixels after "resize": too large.`;
    const [cropHigh, cropWide] = crop === undefined ? [high, wide] : [crop[0] ?? high, crop[1] ?? crop[0] ?? wide];
    if (cropHigh > high || cropWide > wide) {
        return (`is ${sides(wide, high)} pixels${resize === undefined ? '' : ' after "resize"'}, too small for "crop" to ` +
            `${sides(cropWide, cropHigh)}. Correct "preprocessing" of the model: give a larger "resize".`);
    }
    if (cropHigh === height && cropWide === width)
        return undefined;
    const takes = `but the model takes ${sides(width, height)}`;
    return resize === undefined && crop === undefined
        ? `is ${String(wide)} wide and ${String(high)} high, ${takes}. Scale the pictures as in training, or say how: add ` +
            `preprocessing: { resize: ${String(usualResize(height, width))}, crop: ${cropText(height, width)} } to the model, with the "mean" ` +
            'and "std" of its training.'
        : `is ${sides(cropWide, cropHigh)} pixels after "preprocessing" of the model, ${takes}. Correct "resize" and "crop".`;
}
function sides(width, height) {
    return `${String(width)} x ${String(height)}`;
}
/** What the shorter side is resized to: the usual recipe crops seven eighths, as 224 of 256. */
function usualResize(height, width) {
    return Math.round((Math.max(height, width) * 8) / 7);
}
function cropText(height, width) {
    return height === width ? String(height) : `[${String(height)}, ${String(width)}]`;
}
function sized(raster, { resize, crop }) {
    const resized = resize === undefined ? raster : resizeBilinear(raster, ...resizedSides(raster, resize));
    if (crop === undefined)
        return resized;
    const [height = resized.height, width = height] = crop;
    return centerCrop(resized, height, width);
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/pictures/pictures.ts







const PNG_SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
const PNG_INTERLACED = 28;
/** Reads type and size of a picture. @returns undefined if it is neither JPEG nor PNG */
function pictureHeader(content) {
    if (content.subarray(0, 8).equals(PNG_SIGNATURE)) {
        if (content.length < 33 || content.toString('latin1', 12, 16) !== 'IHDR')
            return undefined;
        return { kind: 'png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
    }
    if (content.length < 4 || content.readUInt16BE(0) !== 0xff_d8)
        return undefined;
    return jpegHeader(content);
}
/** Finds the frame header of a JPEG picture (ITU-T T.81, B.2.2) behind its other segments. */
function jpegHeader(content) {
    let at = 2;
    while (at + 9 <= content.length && content[at] === 0xff) {
        const marker = content[at + 1] ?? 0;
        if (marker === 0xff) {
            at += 1;
            continue;
        }
        const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
        if (frame) {
            return { kind: 'jpeg', height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
        }
        at += 2 + content.readUInt16BE(at + 2);
    }
    return undefined;
}
/** Reads pictures into numbers from 0 to 255, in the order, the colours and the size that a model takes. */
class PictureReader {
    #form;
    #colors;
    constructor(form) {
        this.#form = form;
        this.#colors = colorsFor(form.shape.channels, form.colors);
    }
    /** Reads one picture into `target`. @throws ArtifactFault if it is no picture, damaged, or not of the size that the model takes */
    read(member, target) {
        const content = member.read();
        const name = (0,shown_name/* shownName */.H)(member.name);
        const header = pictureHeader(content);
        if (header === undefined)
            throw new src_fault/* ArtifactFault */.RE(noPicture(content, name));
        const { shape, sizing = {}, limits } = this.#form;
        if (header.width * header.height > limits.pixels) {
            throw new src_fault/* ArtifactFault */.RE(`${name} is a picture of ${String(header.width)} x ${String(header.height)} pixels, too large to be decoded.`);
        }
        const fault = sizeFault(header, shape, sizing, limits);
        if (fault !== undefined)
            throw new src_fault/* ArtifactFault */.RE(`${name} ${fault}`);
        const raster = this.#rasterOf(decode(content, header, name), header);
        place(sized(raster, sizing), shape, target);
    }
    #rasterOf(rgba, { width, height }) {
        const { channels } = this.#form.shape;
        const pixels = new Uint8Array(width * height * channels);
        for (let pixel = 0; pixel < width * height; pixel += 1) {
            for (let channel = 0; channel < channels; channel += 1) {
                pixels[pixel * channels + channel] = colorOf(rgba, pixel * 4, channel, this.#colors);
            }
        }
        return { width, height, channels, pixels };
    }
}
function noPicture(content, name) {
    return (0,member/* isLfsPointer */.NS)(content)
        ? `${name} is a Git LFS pointer, not the picture. ${member/* LFS_ADVICE */.jD}`
        : `${name} is neither a JPEG nor a PNG picture. Give a folder that holds only pictures.`;
}
function place({ pixels }, { channels, height, width, order }, target) {
    if (order === 'hwc') {
        target.set(pixels);
        return;
    }
    const plane = height * width;
    for (let pixel = 0; pixel < plane; pixel += 1) {
        for (let channel = 0; channel < channels; channel += 1) {
            target[pixel + channel * plane] = pixels[pixel * channels + channel] ?? 0;
        }
    }
}
function colorsFor(channels, colors) {
    if (channels === 1)
        return 'gray';
    if (channels === 4)
        return 'rgba';
    if (channels === 3 && colors !== 'gray' && colors !== 'rgba')
        return colors ?? 'rgb';
    throw new src_fault/* ArtifactFault */.RE(`The model takes pictures of ${String(channels)} channels, which does not fit color_space ${colors ?? 'rgb'}.`);
}
function colorOf(rgba, at, channel, colors) {
    if (colors === 'gray') {
        // ITU-R BT.601, as Pillow and OpenCV make grey of colours, rounded to whole numbers.
        return Math.round(0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0));
    }
    return rgba[at + (colors === 'bgr' ? 2 - channel : channel)] ?? 0;
}
function decode(content, header, name) {
    try {
        if (header.kind === 'jpeg') {
            return jpeg_js_default().decode(content, { useTArray: true, formatAsRGBA: true, tolerantDecoding: false }).data;
        }
        if (content[PNG_INTERLACED] === 1)
            boundInterlaced(content, header);
        return png/* PNG */.O.sync.read(content).data;
    }
    catch {
        throw new src_fault/* ArtifactFault */.RE(`${name} is damaged: it cannot be decoded. Save the picture again.`);
    }
}
/** The decoder inflates interlaced pictures without a limit, so what they inflate to is measured first. */
function boundInterlaced(content, { width, height }) {
    const parts = [];
    for (let at = 8; at + 12 <= content.length;) {
        const length = content.readUInt32BE(at);
        if (content.toString('latin1', at + 4, at + 8) === 'IDAT') {
            parts.push(content.subarray(at + 8, at + 8 + length));
        }
        at += 12 + length;
    }
    // At most 8 bytes a pixel, and a filter byte for each row of the seven passes.
    (0,external_node_zlib_.inflateSync)(Buffer.concat(parts), { maxOutputLength: width * height * 8 + height * 7 + 64 });
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/columns/column-facts.ts





const column_facts_FEWEST = 20;
const MOST_PLACES = 10_000;
const MOST_VALUES = 1_000;
const MOST_TEXTS = 10_000;
/** Of a larger table, every n-th row is looked at, so that about so many cells are. */
const MOST_CELLS = 2_000_000;
const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[AP]M)?(?:Z|[+-]\d{2}:?\d{2})?)?$/iu;
/** Why a column without values is left out. */
const EMPTY = 'empty';
const DATES = 'dates';
/** What is known of a column after some rows. */
class ColumnFacts {
    #rows = 0;
    #present = 0;
    #numbers = 0;
    #dates = 0;
    #counts = true;
    #first = 0;
    #values = new Set();
    #texts = new Set();
    #places = new Set();
    add(written, delimiter, row) {
        this.#rows += 1;
        const cell = written.trim();
        if (isMissing(cell)) {
            this.#counts = false;
            return;
        }
        this.#present += 1;
        const number = cellNumber(cell, delimiter);
        if (this.#values.size <= MOST_VALUES)
            this.#values.add(cell);
        if (row === 0)
            this.#first = number ?? 0;
        if (number !== this.#first + row)
            this.#counts = false;
        if (number === undefined)
            this.#addText(cell);
        else
            this.#addNumber(number);
    }
    #addText(cell) {
        if (DATE.test(cell))
            this.#dates += 1;
        // Ids show in the first of them.
        if (this.#texts.size < MOST_TEXTS)
            this.#texts.add(cell);
    }
    #addNumber(number) {
        this.#numbers += 1;
        const isPlace = Number.isSafeInteger(number) && number >= 0;
        if (isPlace && this.#places.size < MOST_PLACES)
            this.#places.add(number);
    }
    /** True if the numbers go up by one from row to row, from 0 or 1; or if all are different whole numbers, as after a split. */
    get isIndex() {
        if (this.#numbers !== this.#rows)
            return false;
        const isFromStart = this.#first === 0 || this.#first === 1;
        return ((this.#counts && isFromStart) ||
            (this.#rows >= column_facts_FEWEST && this.#places.size === Math.min(this.#rows, MOST_PLACES)));
    }
    get isText() {
        return this.#numbers < this.#present;
    }
    /** True if no cell holds a number: a label in words, dates, ids, or categories. */
    get isWords() {
        return this.#numbers === 0 && this.#present > 0;
    }
    get isEmpty() {
        return this.#present === 0;
    }
    get isLacking() {
        return this.#present < this.#rows;
    }
    /** The different values, without blanks around them; undefined if there are more than classes ever are. */
    get values() {
        return this.#values.size > MOST_VALUES ? undefined : this.#values;
    }
    /** True if every value is a number for which this holds; of very many different ones, the first are asked about. */
    isEvery(holds) {
        return [...this.#values].every((value) => holds(Number(value)));
    }
    get different() {
        return this.#values.size;
    }
    /** Why the column says nothing about how inputs are distributed, and is no label; undefined if it may be either. */
    get uselessness() {
        if (this.isEmpty)
            return EMPTY;
        if (this.#counts && this.#numbers === this.#rows && this.#rows >= column_facts_FEWEST)
            return 'counts the rows';
        if (this.#dates === this.#present && this.isText)
            return DATES;
        return isFreeText(this.#texts.size, this.#present) ? 'an id, a name or free text' : undefined;
    }
}
/** Reads the first row of a table. @throws ArtifactFault if there is none */
function headOf(member, limits) {
    const first = csvRecords(member.read(), member.name, limits).next();
    if (first.done === true)
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(member.name)} is empty.`);
    return headOfRecord(first.value);
}
function headOfRecord({ cells, delimiter }) {
    const header = isHeader(cells, delimiter) ? cells.map((cell) => cell.trim()) : undefined;
    return { header, width: cells.length };
}
/** Looks at what the columns of a table hold. */
function columnFacts(member, limits) {
    let facts;
    let row = 0;
    let every = 1;
    for (const record of csvRecords(member.read(), member.name, limits)) {
        const { cells, delimiter } = record;
        if (facts === undefined) {
            facts = new Map(cells.map((_cell, at) => [at, new ColumnFacts()]));
            const rowBytes = Math.max(1, cells.join(delimiter).length);
            every = Math.ceil(((member.bytes / rowBytes) * facts.size) / MOST_CELLS);
            if (headOfRecord(record).header !== undefined)
                continue;
        }
        if (row % every === 0) {
            for (const [at, column] of facts)
                column.add(cells[at] ?? '', delimiter, row);
        }
        row += 1;
    }
    return facts ?? new Map();
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/columns/layout.ts






/**
 * Finds out which columns of a table are inputs, and which may be the label. Columns go by names if the model has some, else by order.
 * @throws ArtifactFault if the table has another number of columns, or lacks some
 */
function findLayouts(member, form) {
    const size = form.shape.reduce((product, side) => product * side, 1);
    const { header, width } = headOf(member, form.limits);
    if (form.kind === 'rows')
        requireFew(width, member.name, form.limits);
    const factsOf = lazyFacts(member, form);
    const table = { file: member.name, header, width, factsOf };
    const series = form.kind === 'windows' && size > 1 && width !== size ? seriesOf(table) : undefined;
    if (series !== undefined) {
        return {
            all: [{ columns: [series], leftOut: otherPlaces(width, [series]) }],
            ...{ header, isByContent: false },
        };
    }
    const isIndexed = form.kind === 'rows' && isUnnamed(header?.[0]) && factsOf(0)?.isIndex === true;
    const found = inputsByName(table, form, isIndexed) ?? inputsByPlace(table, form, size, isIndexed);
    const { places, isByContent } = labelChoices(table, found, form.label ?? {});
    const layoutOf = (label) => {
        const columns = found.inputs(label);
        return {
            columns,
            label,
            leftOut: otherPlaces(width, [...columns, ...(label === undefined ? [] : [label])]),
        };
    };
    return { all: places.length === 0 ? [layoutOf(undefined)] : places.map(layoutOf), header, isByContent };
}
function otherPlaces(width, taken) {
    const known = new Set(taken);
    return Array.from({ length: width }, (_unused, at) => at).filter((at) => !known.has(at));
}
/** The column that is cut into windows: the only one, or the only one beside days and what says nothing. */
function seriesOf({ width, factsOf }) {
    if (width === 1)
        return 0;
    const all = otherPlaces(width, []).map((at) => ({ at, why: factsOf(at)?.uselessness }));
    const [series, ...others] = all.filter(({ why }) => why === undefined);
    return others.length === 0 && all.some(({ why }) => why === DATES) ? series?.at : undefined;
}
/** Reads what columns hold only if it is asked for: of a table whose columns are all inputs, nobody asks. */
function lazyFacts(member, { limits }) {
    let known;
    return (at) => {
        known ??= columnFacts(member, limits);
        return known.get(at);
    };
}
/** @returns undefined if the model has no names for its columns, or none of them occurs */
function inputsByName({ file, header, width }, form, isIndexed) {
    const wanted = form.columns?.map((column) => column.name);
    if (header === undefined || wanted === undefined || wanted.includes(undefined))
        return undefined;
    const plain = header.map(plainName);
    const columns = wanted.map((column) => {
        const exact = header.indexOf(column ?? '');
        return exact === -1 ? plain.indexOf(plainName(column ?? '')) : exact;
    });
    if (columns.every((at) => at === -1))
        return undefined;
    const missing = wanted.filter((_column, place) => columns[place] === -1 && form.columns?.[place]?.mayBeAbsent !== true);
    if (missing.length > 0) {
        const shown = (0,list_names/* listNames */.Z)(missing, 10, (column) => (0,shown_name/* shownName */.H)(column ?? '', 40));
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(file)} lacks ${missing.length === 1 ? 'a column' : 'columns'} that the analysis takes by name: ` +
            `${shown}. Add ${missing.length === 1 ? 'it' : 'them'}, or correct the header.`);
    }
    const twice = columns.find((at, place) => at !== -1 && columns.indexOf(at) !== place);
    if (twice !== undefined || columns.some((at) => header.filter((one) => one === header[at]).length > 1)) {
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(file)} has two columns of the same name. Rename or remove one of them.`);
    }
    const places = otherPlaces(width, isIndexed ? [0, ...columns] : columns);
    return { places, isOneLabel: false, isPossible: () => true, inputs: () => columns };
}
/**
 * Takes columns by their order. If there are too many, those go that cannot be inputs: the label if it is sure, and row numbers without
 * a name, then words that a model of numbers cannot take, then empty columns and row numbers with a name.
 * @throws ArtifactFault if no way leaves the columns of the model, and at most one more for the label if it is not sure
 */
function inputsByPlace(table, form, size, isIndexed) {
    const isUseful = (at) => table.factsOf(at)?.uselessness === undefined;
    const isWider = table.width > size;
    const isSieved = isWider && form.kind === 'rows' && !takesWords(form);
    const labels = surePlaces(table, form.label ?? {}, isSieved);
    const unnamed = otherPlaces(table.width, isIndexed && isWider ? [0, ...labels] : labels);
    const numbers = isSieved ? unnamed.filter((at) => table.factsOf(at)?.isWords !== true) : unnamed;
    const holdsLabel = unnamed.some((at) => !numbers.includes(at) && isUseful(at));
    const useful = () => numbers.filter(isUseful);
    // A label in words leaves the row numbers as the one column too many.
    const isCounted = numbers.length === size + 1 && holdsLabel && useful().length === size;
    const tries = [() => numbers, () => unnamed, useful, () => unnamed.filter(isUseful)];
    const sizes = labels.length === 0 ? [size, size + 1] : [size];
    const fits = ({ length }) => sizes.includes(length);
    const rest = isCounted ? useful() : tries.find((one) => fits(one()))?.();
    if (rest !== undefined)
        return inputsAmong(table, rest, size, takesWords(form));
    throw labels.length === 0 ? columnFault(table, form, size) : restFault(table, labels, numbers, size);
}
function takesWords({ columns = [] }) {
    return columns.some(({ words, categories, categoryNumbers }) => categoryNumbers === undefined && (words ?? categories) !== undefined);
}
function inputsAmong(table, rest, size, mayBeWords) {
    if (rest.length === size) {
        const places = otherPlaces(table.width, rest);
        return { places, isOneLabel: false, isPossible: () => true, inputs: () => rest };
    }
    const words = rest.filter((at) => table.factsOf(at)?.isWords === true);
    const spare = rest.filter((at) => table.factsOf(at)?.uselessness !== undefined);
    return {
        places: rest,
        // A column of row numbers may be the one too many.
        isOneLabel: spare.length !== 1,
        // Of words that the model cannot take, none may be left among the inputs.
        isPossible: (at) => mayBeWords || words.every((one) => one === at),
        inputs: (label) => rest.filter((at) => at !== (label ?? spare[0])),
    };
}
function columnFault({ file, header, width }, { kind }, size) {
    const [first = ''] = header ?? [];
    const index = /^(?:unnamed.*|index)?$/iu.test(first) && header !== undefined;
    const advice = index
        ? 'Save the table without row numbers: data.to_csv("data.csv", index=False).'
        : kind === 'windows'
            ? 'Give a window in each row, or the series as one column of numbers, beside which only days may stand.'
            : 'Give the columns that the model was trained on, in their order. Code that prepares them, such as one-hot encoding, can be ' +
                'called as a Python function (predict).';
    return new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(file)} has ${String(width)} columns, but the model takes ${String(size)} numbers ` +
        `(and one column more may hold the label). ${advice}`);
}
/** Says that the columns beside the label are not those of the model. */
function restFault({ file, header }, labels, rest, size) {
    return new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(file)}: beside the label (${columnNames(labels, header)}), ${String(rest.length)} columns are left for the ` +
        `${String(size)} numbers that the model takes by their order: ${columnNames(rest, header)}. Give exactly the columns that the ` +
        'model was trained on, in their order, or export the model with names for its inputs. If another column is the label, name ' +
        'it: label-column: NAME.');
}
function requireFew(columns, name, limits) {
    if (columns <= limits.columns)
        return;
    throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(name)} has ${String(columns)} columns; at most ${String(limits.columns)} can be analysed. If each row is a ` +
        'picture, the task is image-classification.');
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/tables/table-inputs.ts








const table_inputs_MOST_NAMES = 20;
/**
 * Reads inputs from a table. Columns go by their names if the model names its own, else by order; of several possible labels the first
 * is read as such. @throws ArtifactFault if it has another number of columns, or lacks some
 */
function tableInputs(member, form) {
    const size = form.shape.reduce((product, side) => product * side, 1);
    const layouts = form.layout === undefined ? findLayouts(member, form) : undefined;
    const layout = form.layout ?? layouts?.all[0] ?? { columns: [], leftOut: [] };
    const table = readTable(member, form.limits, () => planOf(member, layout, form));
    if (table.columns === 1 && size > 1) {
        const windows = seriesWindows(Float32Array.from(table.values), size, member.name, form);
        return { ...windows, notes: notesOf(table, layout) };
    }
    const kept = thinOut(table.rows, size, form.limits.numbers);
    const rows = keptRows(table.values, kept, table.columns);
    const values = rows instanceof Float64Array ? Float32Array.from(rows) : rows;
    return {
        values,
        doubles: rows instanceof Float64Array ? rows : undefined,
        count: kept?.length ?? table.rows,
        pixels: form.kind === 'pictures' && beyondOne(values),
        columns: table.header &&
            layout.columns.map((at, place) => table.header?.[at] ?? form.columns?.[place]?.name ?? ''),
        kept,
        total: table.rows,
        labels: labelsOf(table, layout),
        layouts,
        notes: notesOf(table, layout),
    };
}
/** Names the categories in the tables that the model was not trained on. */
function otherCategoryNotes({ columns = [] }, header) {
    const found = columns.flatMap(({ others }, at) => {
        if (others === undefined || others.size === 0)
            return [];
        const shown = listNames(others.all, table_inputs_MOST_NAMES, (one) => shownName(one, 40));
        return [`${shown} (${shownName(columnName(at, header), 40)})`];
    });
    if (found.length === 0)
        return [];
    return [
        `Categories that the model was not trained on: ${found.join('; ')}. They are compared as values of their own, and are missing ` +
            'for the model.',
    ];
}
function labelsOf({ name, header, labels }, { label }) {
    if (labels === undefined || label === undefined)
        return undefined;
    const column = label_rule_columnName(label, header);
    return { name: `${name} (${column})`, values: labels, pictures: undefined, column };
}
function planOf(member, { columns, label }, form) {
    const hasNumbers = form.columns?.some(({ categoryNumbers }) => categoryNumbers !== undefined) === true;
    const facts = hasNumbers ? columnFacts(member, form.limits) : undefined;
    return {
        columns: columns.map((at, place) => {
            const { words, mayLack = false, categories, categoryNumbers, others } = form.columns?.[place] ?? {};
            const isCoded = categoryNumbers !== undefined && holdsPlaces(facts?.get(at), categoryNumbers);
            const isNeither = categoryNumbers !== undefined && holdsNone(facts?.get(at), categoryNumbers);
            const open = form.takesOthers === true && !isNeither ? others : undefined;
            const named = isCoded ? {} : { categories, codes: categoryNumbers, others: open };
            return { at, mayLack, ...named, ...(words === undefined ? {} : { words }) };
        }),
        label,
        takesDoubles: form.takesDoubles,
    };
}
/** True if a column holds the places of categories that are numbers, and not these. */
function holdsPlaces(facts, numbers) {
    if (facts === undefined || facts.isEvery((value) => numbers.has(value)))
        return false;
    return facts.isEvery((value) => Number.isInteger(value) && value >= 0 && value < numbers.size);
}
/** True if a column holds neither categories nor their places: another way of coding them is no change of the data. */
function holdsNone(facts, numbers) {
    return facts?.isEvery((value) => !numbers.has(value)) === true;
}
function notesOf({ header, name, hasDecimalCommas }, { leftOut }) {
    return [
        ...(leftOut.length === 0
            ? []
            : [`Columns of ${(0,shown_name/* shownName */.H)(name)} that are not inputs were left out: ${namesOf(leftOut, header)}.`]),
        ...(hasDecimalCommas ? [`Commas in the numbers of ${(0,shown_name/* shownName */.H)(name)} were read as decimal commas.`] : []),
    ];
}
function namesOf(leftOut, header) {
    return (0,list_names/* listNames */.Z)(leftOut, table_inputs_MOST_NAMES, (at) => header?.[at] === ''
        ? 'the one without a name, which counts the rows'
        : (0,shown_name/* shownName */.H)(label_rule_columnName(at, header), 40));
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/raw-inputs.ts









/** Folders of splits, which may lie above those of the classes. */
const SPLIT = /^(?:train|training|val|valid|validation|test|testing)$/iu;
/**
 * Takes the labels of pictures from folders, one for each class (as `ImageFolder` and Keras do), maybe below `train` and `val`.
 * @returns undefined if there are no such folders
 */
function classFolders(pictures) {
    const folders = pictures.map((picture) => picture.split('/').slice(0, -1));
    const isSplit = folders.every(([first, second]) => SPLIT.test(first ?? '') && second !== undefined);
    const values = folders.map((folder) => folder[isSplit ? 1 : 0] ?? '');
    const classes = [...new Set(values)].sort();
    if (classes.length < 2 || classes.includes(''))
        return undefined;
    return { name: 'the folders of the pictures', values, pictures, classes };
}
/** Reads a slot of inputs: arrays, a table, or pictures. @throws ArtifactFault that names the file and the place */
async function readRawInputs(members, form, what) {
    const raw = await readMembers(members, form, what);
    const notes = (0,member/* leftoverNotes */.bc)(members.leftovers ?? [], what);
    return notes.length === 0 ? raw : { ...raw, notes: [...notes, ...(raw.notes ?? [])] };
}
async function readMembers(members, form, what) {
    const [first] = members;
    if (first === undefined)
        throw new src_fault/* ArtifactFault */.RE(`The upload of ${what} holds no file.`);
    if (holdArrays(members)) {
        const { inputs, only, labels } = await readArrays(members, form.limits);
        const array = inputs ?? only ?? labels;
        if (array === undefined)
            throw new src_fault/* ArtifactFault */.RE(`The upload of ${what} holds no array.`);
        const given = labels === undefined || array === labels ? undefined : labelsOfArray(labels);
        return { ...arrayInputs(array, form), labels: given };
    }
    if (isTable(members))
        return tableInputs(first, form);
    const { picture } = form;
    if (form.kind === 'pictures' && picture !== undefined)
        return pictureInputs(members, form, picture);
    throw new src_fault/* ArtifactFault */.RE(`The upload of ${what} holds ${(0,shown_name/* shownName */.H)(first.name)}${members.length > 1 ? ` and ${String(members.length - 1)} more` : ''}; ` +
        'give one table (.csv) or one array (.npy, .npz).');
}
function isTable(members) {
    return members.length === 1 && /\.(?:csv|tsv|txt)$/iu.test(members[0]?.name ?? '');
}
function pictureInputs(members, form, shape) {
    const pictures = members
        .filter(({ name }) => !/\.(?:csv|txt|json|md)$/iu.test(name))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    const size = shape.channels * shape.height * shape.width;
    const kept = thinOut(pictures.length, size, form.limits.numbers);
    const chosen = kept?.flatMap((index) => pictures[index] ?? []) ?? pictures;
    if (chosen.length === 0)
        throw new src_fault/* ArtifactFault */.RE('The upload holds no pictures.');
    const { colors, sizing, limits } = form;
    const reader = new PictureReader({ shape, colors, sizing, limits });
    const values = new Float32Array(chosen.length * size);
    for (const [index, member] of chosen.entries()) {
        reader.read(member, values.subarray(index * size, (index + 1) * size));
    }
    return {
        values,
        count: chosen.length,
        pixels: true,
        names: chosen.map(({ name }) => name),
        kept,
        total: pictures.length,
        labels: classFolders(pictures.map(({ name }) => name)),
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/tables/table-survey.ts







/**
 * Looks at a table that no model explains: which columns hold numbers, and which categories. Dates, ids and row numbers differ between
 * any two tables, and are left out; so is the label. @throws ArtifactFault if no column is left, or one without a name has to go
 */
function surveyTable(member, limits, given) {
    const { header, width } = headOf(member, limits);
    const columns = columnFacts(member, limits);
    const label = given === undefined ? undefined : placeOf(given, header, width);
    const leftOut = [...columns.entries()].flatMap(([at, column]) => {
        const why = at === 0 && isUnnamed(header?.[0]) && column.isIndex ? 'counts the rows' : column.uselessness;
        return at === label || why === undefined ? [] : [{ at, why }];
    });
    const [first] = leftOut;
    if (first !== undefined && header === undefined) {
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(member.name)}, column ${String(first.at + 1)}: it cannot be compared (${first.why}). Give the table a header, ` +
            'and such columns are left out by name; or remove it.');
    }
    const isLeftOut = new Set(leftOut.map(({ at }) => at));
    const kept = [...columns.entries()].filter(([at]) => at !== label && !isLeftOut.has(at));
    if (kept.length === 0) {
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(member.name)} has no column of numbers or categories that can be compared.`);
    }
    return {
        columns: kept.map(([at, column]) => ({
            name: header?.[at],
            mayLack: true,
            ...(column.isText ? { words: new Words() } : {}),
        })),
        leftOut: leftOut.filter(({ why }) => why !== EMPTY).map(({ at }) => header?.[at] ?? ''),
        notes: leftOut.length === 0 ? [] : [formatLeftOut(member.name, leftOut, header ?? [])],
    };
}
/**
 * Looks at two tables that are compared without a model. A column that only one of them has, or that is empty in only one, is missing
 * in each row of the other, so that a comparison finds it. @throws ArtifactFault
 */
function surveyTables(data, reference, limits, label) {
    const [own, other] = [surveyTable(data, limits, label), surveyTable(reference, limits, label)];
    const [named, known] = [byPlainName(own.columns), byPlainName(other.columns)];
    if (named === undefined || known === undefined) {
        if (own.columns.length === other.columns.length)
            return own;
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(data.name)} has ${String(own.columns.length)} columns to compare, and ${(0,shown_name/* shownName */.H)(reference.name)} has ` +
            `${String(other.columns.length)}. Give both tables a header, so that columns are compared by name.`);
    }
    const ignored = new Set([...own.leftOut, ...other.leftOut].map(plainName));
    const columns = [...new Map([...known, ...named])].flatMap(([name, column]) => {
        if (ignored.has(name))
            return [];
        const isText = [named, known].some((table) => table.get(name)?.words !== undefined);
        return [
            { name: column.name, mayLack: true, mayBeAbsent: true, ...(isText ? { words: new Words() } : {}) },
        ];
    });
    return { ...own, columns };
}
function byPlainName(columns) {
    const named = columns.flatMap((column) => column.name === undefined ? [] : [[plainName(column.name), column]]);
    return named.length < columns.length ? undefined : new Map(named);
}
/**
 * Looks at a table for a function that answers as the model: which columns it is given, and which of them hold text. Only the label
 * and row numbers without a name are left out. `wanted` are the columns that the function says it takes.
 * @throws ArtifactFault if nothing says which column is the label
 */
function columnsForFunction(member, limits, wanted, { given, isKnown }) {
    const { header, width } = headOf(member, limits);
    const columns = columnFacts(member, limits);
    const columnAt = (at) => ({
        name: wanted?.[at] ?? header?.[at],
        mayLack: true,
        ...(columns.get(at)?.isText === true ? { words: new Words() } : {}),
    });
    if (wanted !== undefined) {
        return wanted.map((name, place) => ({ ...columnAt(header?.indexOf(name) ?? place), name }));
    }
    const named = header?.findIndex(isLabelName) ?? -1;
    const byName = named === -1 ? undefined : named;
    const label = given === undefined ? byName : placeOf(given, header, width);
    if (label === undefined && !isKnown) {
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(member.name)}: nothing says which column is the label, and the function of predict gets ` +
            'all other columns. Add it to the model in the config file: label-column: NAME; or give label as a ' +
            'file of its own, or list the inputs in the attribute columns of the function.');
    }
    const isIndexed = isUnnamed(header?.[0]) && columns.get(0)?.isIndex === true;
    return [...columns.keys()].filter((at) => at !== label && !(isIndexed && at === 0)).map(columnAt);
}
function formatLeftOut(file, leftOut, header) {
    const shown = (0,list_names/* listNames */.Z)(leftOut, 10, ({ at, why }) => {
        const name = header[at] ?? '';
        return `${name === '' ? `column ${String(at + 1)}` : (0,shown_name/* shownName */.H)(name, 40)} (${why})`;
    });
    return `Columns of ${(0,shown_name/* shownName */.H)(file)} that were left out: ${shown}.`;
}

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./packages/engine/src/model/refused-format.ts

/** How to make an ONNX file of the models of a framework. */
const CONVERTERS = {
    scikit: 'if you trust where it comes from, load it and write it anew. XGBoost: model.save_model("model.ubj"); LightGBM: model.booster_.save_model("model.txt"); ' +
        'scikit-learn, with skl2onnx: open("model.onnx", "wb").write(skl2onnx.to_onnx(model, numpy.asarray(X[:1], "float32")).SerializeToString())',
    keras: 'convert it with tf2onnx: python -m tf2onnx.convert --keras model.h5 --output model.onnx',
    savedModel: 'convert it with tf2onnx: python -m tf2onnx.convert --saved-model FOLDER --output model.onnx',
    lite: 'convert it with tf2onnx: python -m tf2onnx.convert --tflite model.tflite --output model.onnx',
    torch: 'export it where the model is defined: torch.onnx.export(model.eval(), example, "model.onnx", external_data=False)',
    catboost: 'load it and write it as ONNX: model = catboost.CatBoost(); model.load_model(PATH); model.save_model("model.onnx", format="onnx")',
    xgboost: 'load the model where it was trained and write it whole: model.save_model("model.ubj"), which is read without conversion',
    oldXgboost: 'this format ended with XGBoost 3.0. Load it with XGBoost 2 and write it anew: model.save_model("model.ubj"), which is read without conversion',
    lightgbm: 'load the model where it was trained and write it as text: booster.save_model("model.txt"), which is read without conversion',
};
/** The beginning of a pickle that torch.save wrote before it wrote zip archives: its own magic number. */
const OLD_TORCH = Buffer.from([0x80, 0x02, 0x8a, 0x0a, 0x6c, 0xfc, 0x9c, 0x46, 0xf9]);
/** The formats, recognised by content, otherwise by name. */
const FORMATS = [
    {
        name: 'a TensorFlow SavedModel',
        converter: 'savedModel',
        matches: (_, name) => /\.pb$|^variables\//iu.test(name),
    },
    { name: 'an HDF5 file of Keras', converter: 'keras', matches: startsWith('\u0089HDF\r\n\u001a\n') },
    {
        name: 'a PyTorch file',
        converter: 'torch',
        matches: (content) => content.subarray(0, 9).equals(OLD_TORCH),
    },
    { name: 'a PyTorch or TorchScript archive', converter: 'torch', matches: isTorchArchive },
    { name: 'a Keras archive', converter: 'keras', matches: isKerasArchive },
    {
        name: 'a TensorFlow Lite model',
        converter: 'lite',
        matches: (content) => content.toString('latin1', 4, 8) === 'TFL3',
    },
    { name: 'a file of weights (safetensors)', converter: 'torch', matches: isSafetensors },
    { name: 'a file of weights (GGUF)', converter: 'torch', matches: startsWith('GGUF') },
    {
        name: 'a pickle (pickle or joblib), which could run any code when it is loaded',
        converter: 'scikit',
        matches: isPickle,
    },
    { name: 'a CatBoost model', converter: 'catboost', matches: startsWith('CBM1') },
    { name: 'a CatBoost model as JSON', converter: 'catboost', matches: isCatboostJson },
    { name: 'an XGBoost model of the old binary format', converter: 'oldXgboost', matches: startsWith('binf') },
    {
        name: 'a configuration of XGBoost (save_config), which has no trees',
        converter: 'xgboost',
        matches: (content) => /^\s*\{\s*"(?:learner|version|Config)"\s*:/u.test(content.toString('latin1', 0, 100)),
    },
    {
        name: 'a dump of XGBoost (dump_model), which lacks the base score and the objective',
        converter: 'xgboost',
        matches: (content) => /^\s*(?:\[\s*\{\s*"nodeid"|booster\[0\]:)/u.test(content.toString('latin1', 0, 100)),
    },
    {
        name: 'a dump of LightGBM (dump_model)',
        converter: 'lightgbm',
        matches: (content) => /^\s*\{\s*"name"\s*:\s*"tree"\s*,\s*"version"/u.test(content.toString('latin1', 0, 100)),
    },
    {
        name: 'a LightGBM model of an old or unknown version',
        converter: 'lightgbm',
        matches: (content) => /^tree\r?\n/u.test(content.toString('latin1', 0, 6)),
    },
];
/** Says why a model file of another format is refused, and how to make an ONNX file of it; undefined if it may be ONNX. */
function refusedFormat(content, name) {
    if (content.length === 0)
        return 'The model file is empty.';
    if ((0,member/* isLfsPointer */.NS)(content))
        return `The model file is a Git LFS pointer, not the model. ${member/* LFS_ADVICE */.jD}`;
    const format = FORMATS.find(({ matches }) => matches(content, name));
    if (format === undefined)
        return undefined;
    return (`The model is ${format.name}. Local analyses take ONNX, XGBoost (.json, .ubj) and LightGBM (.txt): ${CONVERTERS[format.converter]}. Or serve the model, ` +
        'and analyse its endpoint with use_model_api: yes; or name a Python function that calls it with predict.');
}
function startsWith(beginning) {
    return (content) => content.toString('latin1', 0, beginning.length) === beginning;
}
/** CatBoost sorts the keys of its JSON, and its trees can be long: two keys of the model are looked for. */
function isCatboostJson(content) {
    const isObject = /^\s*\{/u.test(content.toString('latin1', 0, 20));
    return isObject && content.includes('"scale_and_bias"') && content.includes('_trees"');
}
function isZip(content) {
    return content.toString('latin1', 0, 4) === 'PK\u0003\u0004';
}
function isTorchArchive(content, name) {
    const zip = isZip(content);
    return (zip &&
        (/\.(?:pt|pth|bin|ckpt)$/iu.test(name) ||
            content.includes('/data.pkl') ||
            content.includes('constants.pkl')));
}
function isKerasArchive(content, name) {
    return isZip(content) && (/\.keras$/iu.test(name) || content.includes('model.weights.h5'));
}
/** A length of 8 bytes, then a JSON object. */
function isSafetensors(content) {
    return (content.length > 10 &&
        content.readUInt32LE(4) === 0 &&
        /^\{[\s"]/u.test(content.toString('latin1', 8, 10)));
}
/** A pickle of protocol 2 to 5, also compressed as joblib does, or one whose name says so. */
function isPickle(content, name) {
    const [first = 0, second = 0] = content;
    const named = /\.(?:pkl|pickle|joblib|sav|dill|p)$/iu.test(name);
    return named || (first === 0x80 && second >= 2 && second <= 5);
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/category-names.ts
/**
 * The categories that XGBoost stores from version 3.1 on: for each column its texts as bytes, one after another, with where each
 * begins; or its numbers.
 */
function xgboostCategories(model) {
    const names = new Map();
    if (!model.has('cats'))
        return names;
    for (const [column, stored] of model.object('cats').objects('enc').entries()) {
        const texts = stored.has('offsets') ? category_names_textsOf(stored) : Array.from(stored.numbers('values'), String);
        if (texts.length > 0)
            names.set(column, texts);
    }
    return names;
}
/**
 * The categories that LightGBM's Python package writes below the parameters: a list for each column of pandas' type `category`, in
 * their order.
 * @param infos `feature_infos` of the head: categories without brackets, ranges in them
 */
function lightgbmCategories(text, infos) {
    const line = /\npandas_categorical:(?<lists>\[.*)\s*$/u.exec(text.slice(text.lastIndexOf('\npandas_categorical:')));
    const lists = listsOf(line?.groups?.['lists'] ?? '[]');
    const columns = [...infos.keys()].filter((at) => /^-?\d+(?::-?\d+)*$/u.test(infos[at] ?? ''));
    // With other columns of categories, or some that no tree could use, it is not known which is which.
    if (lists.length !== columns.length)
        return new Map();
    return new Map(columns.flatMap((column, at) => {
        const texts = namesIn(lists[at]);
        return texts.length > 0 ? [[column, texts]] : [];
    }));
}
function category_names_textsOf(stored) {
    const [offsets, bytes] = [stored.numbers('offsets'), Buffer.from(stored.numbers('values'))];
    return Array.from(offsets.subarray(1), (end, at) => bytes.toString('utf8', offsets[at], end));
}
/** Empty for what are neither texts nor numbers. */
function namesIn(list) {
    const names = Array.isArray(list) ? list : [];
    return names.every((one) => typeof one === 'string' || typeof one === 'number') ? names.map(String) : [];
}
/**
 * The places of categories that are numbers, by these: a table may hold them, or their places.
 * @returns undefined if some are no numbers, or are the same one
 */
function categoryNumbers(names) {
    const places = new Map(names.map((name, place) => [name.trim() === '' ? NaN : Number(name), place]));
    return places.has(NaN) || places.size < names.length ? undefined : places;
}
function listsOf(json) {
    try {
        const lists = JSON.parse(json);
        return Array.isArray(lists) ? lists : [];
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/check-tree.ts

const TREE_LIMITS = {
    trees: 100_000,
    nodes: 20_000_000,
    depth: 1024,
    outputs: 10_000,
    features: 1_000_000,
};
/**
 * Checks that the nodes from the root on are a tree whose leaves can be summed: no node is reached twice, every child and column exists,
 * cuts are numbers, leaves are finite. @throws ArtifactFault that names the node, and the tree as `where`
 */
function checkTree(tree, features, leafSize, where) {
    const nodes = tree.columns.length;
    const isSeen = new Uint8Array(nodes);
    let level = [0];
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth > TREE_LIMITS.depth) {
            fail(where, `is more than ${String(TREE_LIMITS.depth)} levels deep`);
        }
        const next = [];
        for (const node of level) {
            const at = `node ${String(node)} of ${where}`;
            if (node < 0 || node >= nodes)
                fail(where, `names node ${String(node)} of ${String(nodes)}`);
            if (isSeen[node] === 1)
                fail(at, 'is reached twice');
            isSeen[node] = 1;
            if (tree.columns[node] === -1)
                checkLeaf(tree, node, leafSize, at);
            else
                next.push(...childrenOf(tree, node, features, at));
        }
        level = next;
    }
}
function checkLeaf(tree, node, leafSize, at) {
    const values = tree.values.subarray(node * leafSize, (node + 1) * leafSize);
    if (values.length < leafSize || !values.every(Number.isFinite))
        fail(at, 'has no finite value');
}
function childrenOf(tree, node, features, at) {
    const [column = -1, left = -1, right = -1] = [tree.columns[node], tree.left[node], tree.right[node]];
    if (column < 0 || column >= features) {
        fail(at, `tests column ${String(column)} of ${String(features)}`);
    }
    if (!tree.categories.has(node) && Number.isNaN(tree.cuts[node] ?? Number.NaN)) {
        fail(at, 'has a threshold that is not a number');
    }
    return [left, right];
}
function fail(where, what) {
    throw (0,src_fault/* damagedModel */.PZ)(`${where} ${what}`);
}
/** Turns stored numbers into integers. @throws ArtifactFault if one is a fraction, or beyond 32 bits */
function integersOf(values, way) {
    const whole = Int32Array.from(values);
    if (!whole.every((value, index) => value === values[index])) {
        fail(way, 'holds a number that is not a 32-bit integer');
    }
    return whole;
}
/** @throws ArtifactFault if a list has another length than its node count says */
function checkLength(values, expected, way) {
    if (values.length !== expected) {
        fail(way, `has ${String(values.length)} entries; ${String(expected)} were expected`);
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/lightgbm-objectives.json
const lightgbm_objectives_namespaceObject = /*#__PURE__*/JSON.parse('{"binary":{"link":"sigmoid","task":"classification"},"cross_entropy":{"link":"sigmoid","task":"probability"},"cross_entropy_lambda":{"link":"log1p-exp","task":"regression"},"fair":{"link":"identity","task":"regression"},"gamma":{"link":"exp","task":"regression"},"huber":{"link":"identity","task":"regression"},"lambdarank":{"link":"identity","task":"ranking"},"mape":{"link":"identity","task":"regression"},"multiclass":{"link":"softmax","task":"classification"},"multiclassova":{"link":"sigmoid","task":"classification"},"poisson":{"link":"exp","task":"regression"},"quantile":{"link":"identity","task":"regression"},"rank_xendcg":{"link":"identity","task":"ranking"},"regression":{"link":"identity","task":"regression"},"regression_l1":{"link":"identity","task":"regression"},"tweedie":{"link":"exp","task":"regression"}}');
;// CONCATENATED MODULE: ./packages/engine/src/trees/lightgbm-text.ts



class LightgbmSection {
    #entries;
    #where;
    constructor(entries, where) {
        this.#entries = entries;
        this.#where = where;
    }
    has(key) {
        return this.#entries.has(key);
    }
    text(key) {
        const text = this.#entries.get(key);
        return text ?? this.#fail(`${key} is missing from ${this.#where}`);
    }
    /** @throws ArtifactFault if there is no integer from `least` to `most` */
    size(key, least, most) {
        const text = this.text(key);
        const size = /^\d{1,15}$/u.test(text) ? Number(text) : Number.NaN;
        if (size >= least && size <= most)
            return size;
        return this.#fail(`${key} of ${this.#where} is "${(0,shown_name/* shownName */.H)(text, 40)}"; a number from ${String(least)} to ${String(most)} was expected`);
    }
    /** Numbers with blanks between them. @param count how many there must be, if it is known */
    numbers(key, count) {
        const words = this.text(key)
            .split(' ')
            .filter((word) => word !== '');
        const numbers = Float64Array.from(words, numberOf);
        if (numbers.some(Number.isNaN))
            this.#fail(`${key} of ${this.#where} holds a word that is not a number`);
        if (count !== undefined)
            checkLength(numbers, count, `${key} of ${this.#where}`);
        return numbers;
    }
    integers(key, count) {
        return integersOf(this.numbers(key, count), `${key} of ${this.#where}`);
    }
    #fail(what) {
        throw new src_fault/* ArtifactFault */.RE(`The model file is damaged: ${what}. Save the model again with save_model.`);
    }
}
/** A number as C++ writes it: infinite thresholds, which part missing numbers from all others, are `inf`. */
function numberOf(word) {
    return Number(word.replace(/^(-?)inf$/u, '$1Infinity'));
}
/** Splits a LightGBM file into its parts. @throws ArtifactFault if a key stands twice, or it is out of order or cut short */
function splitLightgbm(text, most) {
    const sections = [new Map()];
    for (let start = 0;;) {
        const end = text.indexOf('\n', start);
        if (end < 0) {
            throw new src_fault/* ArtifactFault */.RE('The model file is cut short: "end of trees" is missing. Save the model again with save_model.');
        }
        const line = text.slice(start, end).replace(/\r$/u, '');
        start = end + 1;
        if (line === 'end of trees')
            break;
        addLine(sections, line, most);
    }
    const [head = new Map(), ...trees] = sections;
    return {
        head: new LightgbmSection(head, 'the head'),
        trees: trees.map((entries, index) => new LightgbmSection(entries, `tree ${String(index)}`)),
    };
}
function addLine(sections, line, most) {
    if (line === '')
        return;
    const at = line.indexOf('=');
    const [key, value] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
    if (key === 'Tree') {
        if (value !== String(sections.length - 1) || sections.length > most) {
            throw new src_fault/* ArtifactFault */.RE(`The model file is damaged: "${(0,shown_name/* shownName */.H)(line, 40)}" follows ${String(sections.length - 1)} trees; at most ` +
                `${String(most)} can be read. Save the model again with save_model.`);
        }
        sections.push(new Map([[key, value]]));
        return;
    }
    const section = sections.at(-1);
    if (section?.has(key) === true) {
        throw new src_fault/* ArtifactFault */.RE(`The model file is damaged: "${(0,shown_name/* shownName */.H)(key, 40)}" occurs twice in one part.`);
    }
    section?.set(key, value);
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/next-number.ts
/** The bits of a number, to step to its neighbours. */
const doubles = new Float64Array(1);
/** Two words, since BigInt takes several times as long. */
const words = new Uint32Array(doubles.buffer);
const LOW = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 0 : 1;
const floats = new Float32Array(1);
const floatBits = new Int32Array(floats.buffer);
/** The smallest double above a number. Infinity has none, and stays. */
function nextAbove(value) {
    if (value === Number.POSITIVE_INFINITY || Number.isNaN(value))
        return value;
    doubles[0] = value === 0 ? 0 : value;
    const step = value >= 0 ? 1 : -1;
    const low = (words[LOW] ?? 0) + step;
    words[LOW] = low;
    // The low word wraps around.
    if (low < 0 || low > 0xffffffff)
        words[1 - LOW] = (words[1 - LOW] ?? 0) + step;
    return doubles[0];
}
function nextFloatAbove(value) {
    if (value === Number.POSITIVE_INFINITY || Number.isNaN(value))
        return value;
    floats[0] = value === 0 ? 0 : value;
    floatBits[0] = (floatBits[0] ?? 0) + (value >= 0 ? 1 : -1);
    return floats[0];
}
function nextBelow(value) {
    return -nextAbove(-value);
}
function nextFloatBelow(value) {
    return -nextFloatAbove(-value);
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/tree-ensemble.ts
/** The columns that hold categories: those with names for them, and those that a node tests so. */
function categoryColumnsOf(trees, names) {
    const tested = trees.flatMap(({ categories, columns }) => [...categories.keys()].map((node) => columns[node] ?? -1));
    return new Set([...names.keys(), ...tested]);
}
/** LightGBM takes numbers so near to 0 for 0: float32(1e-35). */
const ZERO_THRESHOLD = Math.fround(1e-35);
/** The category that a number of a column stands for, or -1 for none. Fractions are cut off. */
function categoryOf(arithmetic, value) {
    // XGBoost counts as far as float32 is exact; LightGBM casts to int32.
    const isNone = arithmetic === 'float32' ? value < 0 || value >= 2 ** 24 : value <= -1 || value >= 2 ** 31;
    return isNone ? -1 : Math.trunc(value);
}
/** Follows a row, as `rowFor` gives it, from the root to the node of its leaf. */
function leafOf(tree, row, arithmetic) {
    if (tree.categories.size === 0 && tree.zeroIsMissing.size === 0)
        return plainLeafOf(tree, row);
    let node = 0;
    for (let column = tree.columns[0] ?? -1; column >= 0; column = tree.columns[node] ?? -1) {
        node = childOf(tree, node, row[column] ?? Number.NaN, arithmetic);
    }
    return node;
}
/** The same without the looks into maps, which take most of the time. */
function plainLeafOf({ columns, cuts, left, right, missing }, row) {
    let node = 0;
    for (let column = columns[0] ?? -1; column >= 0; column = columns[node] ?? -1) {
        const value = row[column] ?? Number.NaN;
        const next = Number.isNaN(value) ? missing : value < (cuts[node] ?? Number.NaN) ? left : right;
        node = next[node] ?? -1;
    }
    return node;
}
function childOf(tree, node, value, arithmetic) {
    const isMissing = Number.isNaN(value) || (tree.zeroIsMissing.has(node) && Math.abs(value) <= ZERO_THRESHOLD);
    if (isMissing)
        return tree.missing[node] ?? -1;
    const members = tree.categories.get(node);
    const isLeft = members === undefined
        ? value < (tree.cuts[node] ?? Number.NaN)
        : members.has(categoryOf(arithmetic, value));
    return (isLeft ? tree.left[node] : tree.right[node]) ?? -1;
}
/** A row in the numbers that the library compares. */
function rowFor({ arithmetic }, row) {
    return arithmetic === 'double' ? row : row.map(Math.fround);
}
/** The sums of the trees for a row as the user has it, before the link; NaN is missing. */
function rawScores(ensemble, row) {
    const prepared = rowFor(ensemble, row);
    const { isBaseLast = false } = ensemble;
    const sums = isBaseLast ? new Float64Array(ensemble.outputs) : Float64Array.from(ensemble.base);
    const isRounded = ensemble.arithmetic === 'float32' && ensemble.sums !== 'double';
    const round = isRounded ? Math.fround : (sum) => sum;
    for (const tree of ensemble.trees) {
        const node = leafOf(tree, prepared, ensemble.arithmetic);
        for (let part = 0; part < ensemble.leafSize; part += 1) {
            const output = ensemble.leafSize === 1 ? tree.output : part;
            const value = leafValue(tree, node, node * ensemble.leafSize + part, prepared);
            sums[output] = round((sums[output] ?? 0) + value);
        }
    }
    return isBaseLast ? sums.map((sum, output) => round(sum + (ensemble.base[output] ?? 0))) : sums;
}
function leafValue(tree, node, index, row) {
    const constant = tree.values[index] ?? 0;
    const linear = tree.linear.get(node);
    if (linear === undefined)
        return constant;
    let sum = linear.constant;
    for (const [place, column] of linear.columns.entries()) {
        const value = row[column] ?? Number.NaN;
        if (Number.isNaN(value))
            return constant;
        sum += (linear.coefficients[place] ?? 0) * value;
    }
    return sum;
}
/** The sums of a linear model for a row, before the link. A missing value adds nothing. */
function linearScores(model, row) {
    return model.base.map((base, output) => {
        let sum = Math.fround(base);
        for (let column = 0; column < model.features; column += 1) {
            const value = Math.fround(row[column] ?? Number.NaN);
            const weight = model.weights[column * model.outputs + output] ?? 0;
            if (!Number.isNaN(value))
                sum = Math.fround(sum + Math.fround(value * weight));
        }
        return sum;
    });
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/lightgbm-tree.ts




/** The bits of `decision_type`, and what its third and fourth say of missing values. */
const [IS_CATEGORY, IS_DEFAULT_LEFT] = [1, 2];
const [NEVER_MISSING, ZERO_IS_MISSING] = [0, 1];
/** Reads one tree. Inner nodes keep their numbers; leaf `i` is node `inner + i`. @throws ArtifactFault */
function readLightgbmTree(section, place) {
    const leaves = section.size('num_leaves', 1, place.room.nodes);
    const inner = leaves - 1;
    const nodes = leaves + inner;
    place.room.nodes -= nodes;
    const splits = readSplits(section, inner, place);
    const values = section.numbers('leaf_value', leaves);
    const tree = {
        columns: padded(splits.columns, nodes, -1),
        cuts: Float64Array.from({ length: nodes }, (_, node) => splits.cuts[node] ?? Number.NaN),
        left: padded(splits.left, nodes, -1),
        right: padded(splits.right, nodes, -1),
        missing: padded(splits.missing, nodes, -1),
        categories: splits.categories,
        zeroIsMissing: splits.zeroIsMissing,
        values: Float64Array.from({ length: nodes }, (_, node) => node < inner ? 0 : (values[node - inner] ?? 0)),
        output: place.output,
        linear: readLinearLeaves(section, leaves, inner, place.features),
    };
    checkTree(tree, place.features, 1, `tree ${String(place.index)}`);
    return tree;
}
function readSplits(section, inner, { room, index }) {
    if (inner === 0) {
        const none = new Int32Array(0);
        const places = { columns: none, left: none, right: none, missing: none };
        return { ...places, cuts: new Float64Array(0), categories: new Map(), zeroIsMissing: new Set() };
    }
    const types = section.integers('decision_type', inner);
    const thresholds = section.numbers('threshold', inner);
    const child = (key) => section.integers(key, inner).map((one) => (one < 0 ? inner + ~one : one));
    const [left, right] = [child('left_child'), child('right_child')];
    const isCategory = (node) => ((types[node] ?? 0) & IS_CATEGORY) !== 0;
    const cuts = thresholds.map(cutAbove);
    return {
        ...{ columns: section.integers('split_feature', inner), cuts, left, right },
        missing: types.map((type, node) => {
            const isLeft = isCategory(node) ? false : isMissingLeft(type, cuts[node] ?? 0);
            return (isLeft ? left[node] : right[node]) ?? -1;
        }),
        categories: readCategories(section, thresholds, isCategory, room, index),
        zeroIsMissing: new Set([...types.keys()].filter((node) => !isCategory(node) && missingType(types[node]) === ZERO_IS_MISSING)),
    };
}
function missingType(type = 0) {
    return (type >> 2) & 3;
}
/** A missing number counts as 0, unless the node knows missing ones. */
function isMissingLeft(type, cut) {
    return missingType(type) === NEVER_MISSING ? 0 < cut : (type & IS_DEFAULT_LEFT) !== 0;
}
/** LightGBM goes left up to the threshold, and takes numbers around 0 for 0. */
function cutAbove(threshold) {
    if (threshold >= -ZERO_THRESHOLD && threshold < 0)
        return -ZERO_THRESHOLD;
    return nextAbove(threshold >= 0 && threshold <= ZERO_THRESHOLD ? ZERO_THRESHOLD : threshold);
}
/** Sets of categories as bits: those of node n stand between two boundaries, which its threshold names. They go left. */
function readCategories(section, thresholds, isCategory, room, index) {
    const nodes = [...thresholds.keys()].filter(isCategory);
    if (nodes.length === 0)
        return new Map();
    const boundaries = section.integers('cat_boundaries');
    const words = section.numbers('cat_threshold');
    return new Map(nodes.map((node) => {
        const set = thresholds[node] ?? -1;
        const [start = -1, end = -1] = [boundaries[set], boundaries[set + 1]];
        if (start < 0 || end < start || end > words.length) {
            const where = `node ${String(node)} of tree ${String(index)}`;
            throw (0,src_fault/* damagedModel */.PZ)(`${where} names categories outside cat_threshold`);
        }
        return [node, membersOf(words.subarray(start, end), room)];
    }));
}
function membersOf(words, room) {
    const members = new Set();
    for (const [place, word] of words.entries()) {
        for (let bit = 0; bit < 32; bit += 1) {
            if (((word >>> bit) & 1) === 1)
                members.add(place * 32 + bit);
        }
    }
    room.categories -= members.size;
    if (room.categories >= 0)
        return members;
    throw new src_fault/* ArtifactFault */.RE('The model names more categories than can be read: 20 million over all its nodes.');
}
function readLinearLeaves(section, leaves, inner, features) {
    if (!section.has('is_linear') || section.text('is_linear') !== '1')
        return new Map();
    const constants = section.numbers('leaf_const', leaves);
    const counts = section.integers('num_features', leaves);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const columns = section.integers('leaf_features', total);
    const coefficients = section.numbers('leaf_coeff', total);
    const numbers = [...constants, ...coefficients];
    if (!numbers.every(Number.isFinite) || columns.some((column) => column < 0 || column >= features)) {
        throw (0,src_fault/* damagedModel */.PZ)('a linear leaf has a column that does not exist, or a coefficient that is not finite');
    }
    let at = 0;
    return new Map([...counts].map((count, leaf) => {
        const [start, constant = 0] = [at, constants[leaf]];
        at += count;
        const own = { columns: columns.subarray(start, at), coefficients: coefficients.subarray(start, at) };
        return [inner + leaf, { constant, ...own }];
    }));
}
function padded(values, length, padding) {
    const whole = new Int32Array(length).fill(padding);
    whole.set(values);
    return whole;
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/native-model.ts



/** Finds an objective in the table of a library. @throws ArtifactFault that shows `text`, and names those that are known */
function objectiveIn(objectives, name, text = name) {
    const known = new Map(Object.entries(objectives)).get(name);
    if (known !== undefined)
        return known;
    throw new src_fault/* ArtifactFault */.RE(`The model's objective is ${(0,shown_name/* shownName */.H)(text)}, which is not known: known are ${Object.keys(objectives).join(', ')}. ` +
        'Convert the model to ONNX, or serve it, and analyse its endpoint with use_model_api: yes.');
}
/** The sums of a row, divided, before the link. @param row `features` numbers as the user has them; NaN is missing */
function sumsOf(native, row) {
    if (native.kind === 'linear')
        return linearScores(native.model, row);
    const { divisor } = native.model;
    const sums = rawScores(native.model, row);
    return divisor === 1 ? sums : sums.map((sum) => sum / divisor);
}
/** Says what the predictions of a classifier are; undefined if they are no classes of which a row has one. */
function answerOf({ model }) {
    const { link, outputs } = model;
    if (link.kind === 'step' || link.kind === 'argmax') {
        return link.kind === 'argmax' || outputs === 1 ? 'label' : undefined;
    }
    if (outputs === 1)
        return link.kind === 'sigmoid' ? 'second-probability' : 'second-logit';
    if (link.kind === 'softmax')
        return 'probabilities';
    return link.kind === 'sigmoid' && link.isOneAgainstAll === true ? 'sigmoids' : undefined;
}
/** The classes that a classifier has, as far as its file says it. */
function classCount({ model }) {
    return Math.max(2, model.outputs);
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/stored-value.ts


/**
 * What a file may hold at most; `values` are numbers, texts, lists and objects together. Models of half a million trees stay
 * below.
 */
const STORED_LIMITS = { bytes: 256 * 2 ** 20, depth: 64, values: 200_000_000 };
/** @throws ArtifactFault if a file has more bytes than can be read */
function checkSize(bytes) {
    if (bytes.length <= STORED_LIMITS.bytes)
        return;
    throw new src_fault/* ArtifactFault */.RE(`The model file has ${String(bytes.length)} bytes; at most ${String(STORED_LIMITS.bytes)} can be analysed.`);
}
/** A file beyond the limits of depth and values. */
function tooMuchStored() {
    const { depth, values } = STORED_LIMITS;
    return new src_fault/* ArtifactFault */.RE(`The model file nests lists more than ${String(depth)} deep, or holds more than ${String(values)} values: no ` +
        'library writes such a model.');
}
/** Values under the keys of an object, of the type that is expected. A fault names the whole way to the value. */
class StoredFields {
    #object;
    #way;
    constructor(value, way) {
        this.#way = way;
        this.#object = value instanceof Map ? value : this.#refuse(way, 'an object', value);
    }
    has(key) {
        return this.#object.has(key);
    }
    /** The whole way to a key, for messages. */
    wayTo(key) {
        return this.#way === '' ? key : `${this.#way}.${key}`;
    }
    object(key) {
        return new StoredFields(this.#object.get(key), this.wayTo(key));
    }
    objects(key) {
        const value = this.#object.get(key);
        const list = Array.isArray(value)
            ? value
            : value instanceof Float64Array && value.length === 0
                ? []
                : this.#refuse(this.wayTo(key), 'a list of objects', value);
        return list.map((one, index) => new StoredFields(one, `${this.wayTo(key)}[${String(index)}]`));
    }
    text(key) {
        const value = this.#object.get(key);
        return typeof value === 'string' ? value : this.#refuse(this.wayTo(key), 'a text', value);
    }
    numbers(key) {
        const value = this.#object.get(key);
        return value instanceof Float64Array ? value : this.#refuse(this.wayTo(key), 'a list of numbers', value);
    }
    /** Texts, such as the names of columns. A list that holds other things counts as none. */
    texts(key) {
        const value = this.#object.get(key);
        if (!Array.isArray(value))
            return [];
        return value.every((one) => typeof one === 'string') ? value : [];
    }
    /** A size that the library writes as a text, such as "7". */
    size(key, most) {
        const text = this.text(key);
        const size = /^\d{1,15}$/u.test(text) ? Number(text) : Number.NaN;
        return size <= most ? size : this.#refuse(this.wayTo(key), `a number up to ${String(most)}`, text);
    }
    #refuse(way, expected, found) {
        throw (0,src_fault/* damagedModel */.PZ)(`${way === '' ? 'it' : way} should be ${expected}, and is ${shownValue(found)}`);
    }
}
function shownValue(value) {
    if (value === undefined)
        return 'missing';
    if (value === null || typeof value === 'boolean' || typeof value === 'number')
        return String(value);
    if (typeof value === 'string')
        return `"${(0,shown_name/* shownName */.H)(value, 40)}"`;
    return value instanceof Map ? 'an object' : 'a list';
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/lightgbm-model.ts










/**
 * Reads a model that LightGBM saved as text (`save_model`).
 * @source files of LightGBM 4; src/io/gbdt_model_text.cpp of LightGBM
 * @throws ArtifactFault that says what is damaged or not known
 */
function readLightgbm(bytes) {
    checkSize(bytes);
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
    const { head, trees: sections } = splitLightgbm(text, TREE_LIMITS.trees);
    const features = head.size('max_feature_idx', 0, TREE_LIMITS.features - 1) + 1;
    const outputs = head.size('num_tree_per_iteration', 1, TREE_LIMITS.outputs);
    const { link, task } = readObjective(head);
    const room = { nodes: TREE_LIMITS.nodes, categories: TREE_LIMITS.nodes };
    const trees = sections.map((section, index) => readLightgbmTree(section, { index, features, output: index % outputs, room }));
    if (trees.length % outputs !== 0) {
        throw (0,src_fault/* damagedModel */.PZ)(`it has ${String(trees.length)} trees for ${String(outputs)} outputs`);
    }
    const infos = head.has('feature_infos') ? head.text('feature_infos').split(' ') : [];
    const categoryNames = lightgbmCategories(text, infos);
    return {
        task,
        model: {
            ...{ arithmetic: 'double', features, outputs, trees, link, categoryNames },
            featureNames: head.has('feature_names') ? head.text('feature_names').split(' ') : [],
            divisor: head.has('average_output') ? Math.max(1, trees.length / outputs) : 1,
            categoryColumns: categoryColumnsOf(trees, categoryNames),
            ...{ leafSize: 1, base: new Float64Array(outputs), notes: [] },
        },
    };
}
function readObjective(head) {
    const text = head.has('objective') ? head.text('objective') : 'custom';
    const [name = '', ...options] = text.split(' ');
    const known = objectiveIn(lightgbm_objectives_namespaceObject, name, text);
    return { link: linkOf(known.link, options), task: known.task };
}
function linkOf(name, options) {
    if (name === 'sigmoid')
        return { kind: 'sigmoid', scale: slopeOf(options), isOneAgainstAll: true };
    if (options.includes('sqrt'))
        return { kind: 'signed-square' };
    const kinds = ['exp', 'softmax', 'log1p-exp'];
    return { kind: kinds.find((kind) => kind === name) ?? 'identity' };
}
/** `sigmoid:1`: what the sum is multiplied with. */
function slopeOf(options) {
    const option = options.find((one) => one.startsWith('sigmoid:'));
    const slope = option === undefined ? 1 : Number(option.slice('sigmoid:'.length));
    if (Number.isFinite(slope) && slope > 0)
        return slope;
    throw (0,src_fault/* damagedModel */.PZ)(`its objective has ${(0,shown_name/* shownName */.H)(option ?? '', 40)}`);
}

;// CONCATENATED MODULE: ./packages/engine/src/compare/model-parts.ts

function digestOf(...contents) {
    const hash = (0,external_node_crypto_namespaceObject.createHash)('sha256');
    for (const content of contents)
        hash.update(content);
    return hash.digest('hex');
}
/** Counts the parts that changed, by their names. */
function compareParts(before, after) {
    const names = [...after.digests.keys()];
    return {
        kind: after.kind,
        changed: names.filter((name) => {
            const old = before.digests.get(name);
            return old !== undefined && old !== after.digests.get(name);
        }).length,
        added: names.filter((name) => !before.digests.has(name)).length,
        removed: [...before.digests.keys()].filter((name) => !after.digests.has(name)).length,
    };
}

;// CONCATENATED MODULE: ./packages/common/src/onnx-purpose.ts
/** The element types of outputs that hold numbers, by their numbers in ONNX. */
const FLOAT_ANSWERS = new Set([1, 10, 11]);
const INTEGER_ANSWERS = new Set([2, 3, 5, 6, 7, 12, 13]);
const STRING = 8;
/** The element types of whole numbers that can be places in a table. */
const PLACES = new Set([5, 6, 7, 12, 13]);
/** Operators that look numbers up in a table; `Gather` does it with its second input. */
const LOOK_UP = new Map([
    ['Gather', 1],
    ['OneHot', 0],
]);
const HANDING_ON = new Set(['Cast', 'Identity', 'Reshape', 'Squeeze', 'Unsqueeze']);
const USUAL_NAME = /^(?:input_ids|token_ids|tokens|token_type_ids|attention_mask|decoder_input_ids)$/iu;
/** Tokens are handed on by so many steps. */
const MOST_STEPS = 8;
/** The operators that {@link tokenInput} looks at. */
const TOKEN_OPERATORS = [...LOOK_UP.keys(), ...HANDING_ON, 'Expand', 'Equal'];
/** Finds an input of tokens. Between two tokens there is no input, so no attack here means anything. */
function tokenInput(graph) {
    return graph.inputs.find(({ name, elementType, shape }) => {
        // A single number for each input is a column of categories.
        if (!PLACES.has(elementType) || shape?.length !== 2 || shape[1] === 1)
            return false;
        return USUAL_NAME.test(name) || isLookedUp(graph, name);
    });
}
/** True if inputs have at least three dimensions. Models of rows or windows may be forecasters, whose answers have any form. */
function takesPictures({ inputs: [first] }) {
    return (first?.shape?.length ?? 0) >= 4;
}
/** True if there are numbers among the outputs, and none of them can be scores or labels of classes. */
function lacksClassScores(outputs) {
    const tensors = outputs.filter(({ kind }) => kind === 'tensor');
    const numbers = tensors.filter(({ elementType }) => FLOAT_ANSWERS.has(elementType) || INTEGER_ANSWERS.has(elementType));
    const hasTexts = tensors.some(({ elementType }) => elementType === STRING);
    return numbers.length > 0 && !hasTexts && !numbers.some(canBeScores);
}
/** True if an answer can be one number for each class: all its dimensions but the batch and one are 1, as far as they are known. */
function canBeScores({ shape }) {
    return shape === undefined || shape.slice(1).filter((size) => size !== 1).length <= 1;
}
/** True if the whole tensor is looked up in a table, and no column of it alone. */
function isLookedUp({ nodes }, input) {
    const spread = new Set();
    let reached = new Set([input]);
    for (let step = 0; step < MOST_STEPS && reached.size > 0; step += 1) {
        const next = new Set();
        for (const { operator, inputs, outputs } of nodes) {
            const looked = inputs[LOOK_UP.get(operator) ?? -1];
            if (looked !== undefined && reached.has(looked))
                return true;
            const [first] = inputs;
            if (first === undefined || !reached.has(first))
                continue;
            const found = operator === 'Expand' ? spread : HANDING_ON.has(operator) ? next : undefined;
            for (const output of outputs)
                found?.add(output);
        }
        reached = next;
    }
    // Numbers that were spread out and are compared with all places of a table: a one-hot code as JAX writes it.
    return nodes.some(({ operator, inputs }) => operator === 'Equal' && inputs.some((name) => spread.has(name)));
}

;// CONCATENATED MODULE: ./packages/engine/src/model/input-shape.ts


/**
 * Finds the shape of one input: what the model says, with open dimensions (undefined) from `input_dimensions`, which may be given with
 * channels first or last. If nothing decides, the order stays as given.
 * @throws ArtifactFault if the two contradict each other, or a dimension stays open
 */
function inputShape(open, given) {
    if (given === undefined) {
        const known = open?.filter((size) => size !== undefined);
        if (open !== undefined && known?.length === open.length)
            return known;
        throw new src_fault/* ArtifactFault */.RE(`The model leaves its input open: ${shapeText(open)}. Give input_dimensions, such as [28, 28, 1].`);
    }
    if (open === undefined)
        return given;
    const fitting = orders(given).find((order) => fits(open, order));
    if (fitting !== undefined)
        return fitting;
    const known = open.filter((size) => size !== undefined);
    // A picture may be flat in the model: 784 for 28 x 28 x 1.
    if (known.length === open.length && product(known) === product(given))
        return known;
    if (open.length === 1 && known.length === 0)
        return [product(given)];
    throw new src_fault/* ArtifactFault */.RE(`input_dimensions is ${given.join(',')}, but the model takes ${shapeText(open)}. Correct it, or leave it out.`);
}
function fits(open, sizes) {
    return (open.length === sizes.length && open.every((size, index) => size === undefined || size === sizes[index]));
}
/** The orders in which dimensions may have been given: as they are, channels first, channels last, without channels. */
function orders(given) {
    const [first, second, third] = given;
    if (first === undefined || second === undefined)
        return [given];
    if (third === undefined)
        return [given, [1, first, second], [first, second, 1]];
    const withoutChannels = [
        ...(third === 1 ? [[first, second]] : []),
        ...(first === 1 ? [[second, third]] : []),
    ];
    return [given, [third, first, second], [second, third, first], ...withoutChannels];
}
/** Writes a shape for a message: `8 x 8 x ?`. */
function shapeText(shape) {
    if (shape === undefined)
        return 'an unknown shape';
    return shape.map((size) => (size === undefined ? '?' : String(size))).join(' x ');
}

;// CONCATENATED MODULE: ./packages/engine/src/model/model-answer.ts




const model_answer_STRING = 8;
/** Says that a model of a regression cannot be attacked as a classifier. */
const IS_REGRESSION = 'The model answers with one number of a regression, not with classes. Set task: tabular-regression; or export the ' +
    'classifier, if there is one.';
/** Says that a classifier cannot be attacked as a regression. */
const IS_CLASSIFIER = 'The model is a classifier, which gives no values. Set task: tabular-classification.';
/** Says that several classes of one input can be right, for which no attack here has a meaning. */
const SEVERAL_LABELS = 'The model gives several labels to one input (multi-label), not one of several classes. Such models are not attacked by ' +
    'this tool. Remove the analysis, or give one model for each label.';
/** Attacks on a regression follow one value. @throws ArtifactFault if a model of tabular-regression answers with several */
function requireOneValue(task, size) {
    if (task !== 'tabular-regression' || size === undefined || size === 1)
        return;
    throw new src_fault/* ArtifactFault */.RE(`The model answers with ${String(size)} values for each row. tabular-regression attacks models of ` +
        'one value: export a model for each of them. A model that forecasts the next values of a series ' +
        'needs task: time-series-forecasting.');
}
const model_answer_HANDING_ON = new Set([
    ...['Identity', 'Reshape', 'Squeeze', 'Unsqueeze', 'Flatten', 'Cast', 'Transpose', 'Dropout', 'Concat'],
]);
const PICKING = new Set(['ArrayFeatureExtractor', 'Gather', 'Slice', 'Split']);
/** Post transforms whose numbers lie between 0 and 1. */
const TO_UNIT = new Set(['LOGISTIC', 'PROBIT', 'SOFTMAX', 'SOFTMAX_ZERO']);
const CLASS_ATTRIBUTES = ['classlabels_int64s', 'classlabels_ints', 'classlabels_strings'];
/**
 * Chooses the tensor that answers: class scores if there are any, else labels. Labels beside scores, as the converters of
 * scikit-learn, XGBoost and LightGBM write them, and outputs that cannot be class scores leave no choice open.
 * @throws ArtifactFault if the model has no answer that can be used, or several, and nobody said which
 */
function chooseAnswer(file, wanted) {
    const classes = classNames(file);
    const outputs = wanted.output === undefined ? file.outputs : [namedOutput(file, wanted.output)];
    const parted = wanted.kind === 'values' ? undefined : partedScores(file, outputs, classes);
    if (parted !== undefined)
        return { tensor: parted, hidden: true, form: formOf(file, parted), classes };
    const zipMap = zipMapOf(file, outputs);
    if (zipMap !== undefined) {
        const { tensor, maps } = zipMap;
        const hidden = file.outputs.every(({ name }) => name !== tensor);
        return { ...{ tensor, hidden, maps }, form: formOf(file, tensor), classes };
    }
    const tensors = outputs.filter(({ kind }) => kind === 'tensor');
    const numbers = tensors.filter(({ elementType }) => FLOAT_ANSWERS.has(elementType));
    const scores = wanted.kind === 'values' ? numbers : numbers.filter(canBeScores);
    const [only, ...others] = scores;
    if (only !== undefined) {
        if (others.length > 0)
            throw new src_fault/* ArtifactFault */.RE(formatSeveralOutputs(scores));
        return {
            tensor: only.name,
            hidden: false,
            form: formOf(file, only.name),
            classes: fitting(classes, only),
        };
    }
    if (wanted.kind === 'classification' && lacksClassScores(tensors)) {
        throw new src_fault/* ArtifactFault */.RE(formatNoClassScores(tensors));
    }
    const labels = tensors.find(({ elementType }) => INTEGER_ANSWERS.has(elementType));
    if (labels !== undefined)
        return { tensor: labels.name, hidden: false, form: 'labels', classes };
    if (tensors.some(({ elementType }) => elementType === model_answer_STRING)) {
        throw new src_fault/* ArtifactFault */.RE('The model answers with the names of classes as text. Export it with its probabilities: for scikit-learn, ' +
            'to_onnx(model, data, options={"zipmap": False}).');
    }
    const kinds = file.outputs.map(({ name, kind }) => `${(0,shown_name/* shownName */.H)(name)} (${kind})`).join(', ');
    throw new src_fault/* ArtifactFault */.RE(`The model has no output that is a tensor of scores or labels: ${kinds}.`);
}
/** Names of classes that fit the scores: a model inside of the model may name its own two. */
function fitting(classes, { shape }) {
    const size = shape?.length === 2 ? (shape[1] ?? 0) : 0;
    return size > 1 && classes?.length !== size ? undefined : classes;
}
function namedOutput(file, name) {
    const found = file.outputs.find((output) => output.name === name);
    if (found !== undefined)
        return found;
    throw new src_fault/* ArtifactFault */.RE(`The model has no output "${(0,shown_name/* shownName */.H)(name)}", which the config file names. It has: ${listed(file.outputs)}.`);
}
/** @returns the scores that a ZipMap makes one of these outputs of, and that output: a list of maps */
function zipMapOf(file, outputs) {
    for (const { operator, inputs, outputs: made } of file.nodes) {
        const maps = outputs.find(({ name }) => made.includes(name))?.name;
        const [tensor] = inputs;
        if (operator === 'ZipMap' && maps !== undefined && tensor !== undefined)
            return { tensor, maps };
    }
    return undefined;
}
/**
 * Finds scores of which a converter wrote each column as an output of its own, as skl2onnx does for `zipmap: columns`.
 * @returns the tensor of all columns, if one of these outputs is one of them
 */
function partedScores(file, outputs, classes) {
    const columns = file.outputs.filter(({ kind, elementType, shape }) => kind === 'tensor' &&
        FLOAT_ANSWERS.has(elementType) &&
        shape?.slice(1).every((size) => size === 1) === true);
    for (const [tensor, parts] of Map.groupBy(columns, ({ name }) => pickedFrom(file, name))) {
        const isWhole = tensor !== undefined && parts.length > 1 && parts.length === (classes ?? parts).length;
        if (isWhole && outputs.some((output) => parts.includes(output)))
            return tensor;
    }
    return undefined;
}
/** @returns the tensor that an operator took a part of; undefined if none did */
function pickedFrom(file, tensor) {
    const picker = makerOf(file, tensor);
    return picker !== undefined && PICKING.has(picker.operator) ? picker.inputs[0] : undefined;
}
function formatSeveralOutputs(scores) {
    return (`The model has ${String(scores.length)} outputs that could be the scores of the classes: ${listed(scores)}. Name the one that ` +
        `is meant, beside "artifacts" of the model in the config file: output: ${(0,shown_name/* shownName */.H)(scores[0]?.name ?? '')}.`);
}
function formatNoClassScores(outputs) {
    return (`The model gives no score for each class, but ${listed(outputs)}. Object detectors, segmentation and ` +
        'models of sequences are not attacked by this tool. Remove the analysis, or export only the ' +
        'classifier.');
}
function listed(outputs) {
    return outputs
        .slice(0, 10)
        .map(({ name, shape }) => `${(0,shown_name/* shownName */.H)(name)} (${shapeText(shape)})`)
        .join(', ');
}
/** Says what the numbers of a tensor are by the operator that made them. */
function formOf(file, tensor) {
    const maker = makerOf(file, tensor);
    if (maker?.operator === 'Softmax')
        return 'probabilities';
    if (maker?.operator === 'Sigmoid')
        return 'sigmoids';
    if (isUnit(file, maker))
        return 'unit';
    if (maker?.operator.endsWith('Regressor') === true)
        return 'regression';
    return 'unknown';
}
/** True for what lies between 0 and 1 by what the file says, or is a part of such numbers. */
function isUnit(file, maker) {
    if (maker === undefined)
        return false;
    const { operator, attributes, inputs } = maker;
    const [transform = ''] = attributes.get('post_transform')?.texts ?? [];
    if (TO_UNIT.has(transform) || operator === 'Softmax' || operator === 'Sigmoid')
        return true;
    return PICKING.has(operator) && inputs[0] !== undefined && isUnit(file, makerOf(file, inputs[0]));
}
/** Finds the node that made a tensor's numbers, behind those that only hand them on. */
function makerOf(file, tensor) {
    let name = tensor;
    for (let step = 0; step < 20; step += 1) {
        const maker = file.nodes.find(({ outputs }) => outputs.includes(name));
        const [from, ...others] = maker?.inputs.filter((input) => !file.constants.has(input)) ?? [];
        if (maker === undefined || !model_answer_HANDING_ON.has(maker.operator) || from === undefined)
            return maker;
        if (others.length > 0 && maker.operator === 'Concat')
            return maker;
        name = from;
    }
    return undefined;
}
function classNames(file) {
    for (const operator of [/^ZipMap$/u, /Classifier$/u]) {
        const node = file.nodes.find((candidate) => operator.test(candidate.operator));
        for (const name of CLASS_ATTRIBUTES) {
            const attribute = node?.attributes.get(name);
            const names = attribute?.texts.length === 0 ? attribute.integers.map(String) : attribute?.texts;
            if (names !== undefined && names.length > 0)
                return names;
        }
    }
    return undefined;
}
const DENSE = new Set(['FusedGemm', 'FusedMatMul', 'Gemm', 'MatMul', 'MatMulInteger']);
/** @returns the real numbers that a tensor was quantized from, or the tensor itself */
function beforeQuantizing(file, tensor) {
    const maker = file.nodes.find(({ outputs }) => outputs.includes(tensor));
    return maker?.operator === 'DynamicQuantizeLinear' ? (maker.inputs[0] ?? tensor) : tensor;
}
/** Finds the features that the model decides by: what its last dense layer reads; undefined if it has none at its end. */
function featureTensor(file, answer) {
    let name = answer.tensor;
    for (let step = 0; step < 20; step += 1) {
        const maker = file.nodes.find(({ outputs }) => outputs.includes(name));
        const from = maker?.inputs.find((input) => !file.constants.has(input) && !isConstant(file, input));
        if (maker === undefined || from === undefined)
            return undefined;
        if (DENSE.has(maker.operator)) {
            const read = beforeQuantizing(file, from);
            return file.inputs.some((input) => input.name === read) ? undefined : read;
        }
        name = from;
    }
    return undefined;
}
function isConstant(file, tensor) {
    return file.nodes.some(({ operator, outputs }) => operator === 'Constant' && outputs.includes(tensor));
}

;// CONCATENATED MODULE: ./packages/engine/src/catalog/picture-preprocessing.ts
/** What is done to pictures before a model sees them. */
/** The usual ways to scale pixels, by the names that a config file gives them. */
const PREPROCESSING_NAMES = (/* unused pure expression or super */ null && (['none', 'zero-to-one', 'minus-one-to-one', 'imagenet']));
/** Mean and standard deviation of ImageNet, red, green and blue, as torchvision's models have them. */
const picture_preprocessing_IMAGENET = { mean: [0.485, 0.456, 0.406], std: [0.229, 0.224, 0.225] };
const STEPS = {
    none: { mean: [0], std: [1 / 255] },
    'zero-to-one': {},
    'minus-one-to-one': { mean: [0.5], std: [0.5] },
    imagenet: picture_preprocessing_IMAGENET,
};
/** A usual way to scale pixels, with the sizing of steps that say nothing of their scale. */
function withSizing(name, given) {
    return typeof given === 'object' ? { ...given, ...STEPS[name] } : name;
}
/** True for steps that only size pictures. */
function onlySizes(preprocessing) {
    return (typeof preprocessing === 'object' && preprocessing.mean === undefined && preprocessing.std === undefined);
}
/** The value of `preprocessing` as a config file has it. */
function preprocessingText(preprocessing) {
    if (typeof preprocessing === 'string')
        return preprocessing;
    const { resize, crop, mean, std } = preprocessing;
    const steps = Object.entries({ resize, crop, mean, std }).flatMap(([name, numbers]) => {
        if (numbers === undefined)
            return [];
        const [first, ...others] = numbers;
        const isSide = name === 'resize' || name === 'crop';
        return [`${name}: ${isSide && others.length === 0 ? String(first) : `[${numbers.join(', ')}]`}`];
    });
    return `{ ${steps.join(', ')} }`;
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/pictures/pixel-scale.ts


const WHITE = 255;
/**
 * @param colors `color_space`: a model of blue, green and red gets ImageNet's numbers in that order
 * @throws ArtifactFault if there is not one mean or standard deviation for each channel of the model
 */
function pixelScale(preprocessing, picture, colors) {
    const { channels } = picture;
    const every = (number) => new Array(channels).fill(number);
    switch (preprocessing) {
        case 'none':
            return { factor: every(WHITE), offset: every(0), picture };
        case 'zero-to-one':
            return { factor: every(1), offset: every(0), picture };
        case 'minus-one-to-one':
            return { factor: every(2), offset: every(-1), picture };
        case 'imagenet':
            return standardized(imageNet(colors), picture, preprocessing);
        default:
            return standardized(preprocessing, picture, preprocessing);
    }
}
function standardized({ mean = [0], std = [1] }, picture, preprocessing) {
    const { channels } = picture;
    const means = forChannels(mean, channels, preprocessing);
    const deviations = forChannels(std, channels, preprocessing);
    return {
        factor: deviations.map((deviation) => 1 / deviation),
        offset: means.map((value, channel) => -value / (deviations[channel] ?? 1)),
        picture,
    };
}
/** True if a model of so many channels can have been trained with a way of scaling. */
function fitsChannels(preprocessing, { channels }) {
    return preprocessing !== 'imagenet' || channels === IMAGENET.mean.length;
}
function imageNet(colors) {
    const { mean, std } = picture_preprocessing_IMAGENET;
    return colors === 'bgr' ? { mean: mean.toReversed(), std: std.toReversed() } : { mean, std };
}
function forChannels(numbers, channels, preprocessing) {
    const [first] = numbers;
    if (numbers.length === channels)
        return numbers;
    if (numbers.length === 1 && first !== undefined)
        return new Array(channels).fill(first);
    throw new src_fault/* ArtifactFault */.RE(`preprocessing: ${preprocessingText(preprocessing)} has numbers for ${String(numbers.length)} channels, but the model takes ` +
        `pictures of ${String(channels)}. Give "mean" and "std" one number for each channel, or one for all.`);
}
/** Brings pictures with pixels from 0 to 1 into the numbers that the model takes: the same ones without a scale. */
function scalePixels(values, scale) {
    if (scale === undefined)
        return values;
    const { factor, offset, picture } = scale;
    return forEachChannel(values, picture, (value, channel) => value * (factor[channel] ?? 1) + (offset[channel] ?? 0));
}
/** Turns slopes with respect to the numbers that the model takes into slopes with respect to pixels from 0 to 1. */
function scaleSlopes(slopes, { factor, picture }) {
    return forEachChannel(slopes, picture, (slope, channel) => slope * (factor[channel] ?? 1));
}
function forEachChannel(values, { channels, height, width, order }, change) {
    const changed = new Float32Array(values.length);
    // A channel is a run of pixels, or every so many numbers.
    const run = order === 'chw' ? height * width : 1;
    for (let index = 0; index < values.length; index += 1) {
        changed[index] = change(values[index] ?? 0, Math.floor(index / run) % channels);
    }
    return changed;
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/link.ts
/**
 * Turns the sums of a row, already divided, into what the library predicts: one probability for two classes, one for each of several, a
 * class for `argmax` and `step`, else values.
 */
function predictionsOf(link, sums) {
    switch (link.kind) {
        case 'identity':
            return sums;
        case 'exp':
            return sums.map(Math.exp);
        case 'sigmoid':
            return sums.map((sum) => sigmoid(link.scale * sum));
        case 'softmax':
            return softmax(sums);
        case 'argmax':
            return Float64Array.of(sums.indexOf(Math.max(...sums)));
        case 'step':
            return sums.map((sum) => (sum > 0 ? 1 : 0));
        case 'log1p-exp':
            return sums.map(softplus);
        case 'signed-square':
            return sums.map((sum) => Math.sign(sum) * sum * sum);
        case 'sorted':
            return sums.toSorted();
        case 'softplus-sums':
            return softplusSums(sums);
    }
}
/** The sum of which a link of one sum makes a value; NaN if it makes it of none. */
function sumFor(link, value) {
    switch (link.kind) {
        case 'exp':
            return Math.log(value);
        case 'sigmoid':
            return Math.log(value / (1 - value)) / link.scale;
        case 'log1p-exp':
            return Math.log(Math.expm1(value));
        case 'signed-square':
            return Math.sign(value) * Math.sqrt(Math.abs(value));
        case 'identity':
        case 'sorted':
        case 'softplus-sums':
            return value;
        case 'softmax':
        case 'argmax':
        case 'step':
            return Number.NaN;
    }
}
function sigmoid(value) {
    return 1 / (1 + Math.exp(-value));
}
function softplus(value) {
    return Math.log1p(Math.exp(value));
}
function softmax(sums) {
    const highest = Math.max(...sums);
    const parts = sums.map((sum) => Math.exp(sum - highest));
    const total = parts.reduce((sum, part) => sum + part, 0);
    return parts.map((part) => part / total);
}
/** Expectiles of XGBoost: the first as it stands, each other above the one before it. */
function softplusSums(sums) {
    let above = 0;
    return sums.map((sum, index) => {
        above = index === 0 ? sum : above + softplus(sum);
        return above;
    });
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/exact/box.ts

/**
 * The box around a row. It is rounded inwards, to numbers that the library can be given, so that each row in it is within reach.
 * @param row as `rowFor` gives it
 * @source TREES: Kantchelian et al. 2016, section 3, with a radius for each column
 */
function boxAround(row, { radius, low, high, whole }, { arithmetic }) {
    const isFloat = arithmetic !== 'double';
    const ends = (side) => row.map((value, column) => {
        const moved = value + side * (radius[column] ?? 0);
        const edge = side === 1 ? (high[column] ?? value) : (low[column] ?? value);
        // Math.max and Math.min give NaN for a missing value.
        const clipped = side === 1 ? Math.min(moved, Math.max(edge, value)) : Math.max(moved, Math.min(edge, value));
        const inner = whole.has(column) ? (side === 1 ? Math.floor(clipped) : Math.ceil(clipped)) : clipped;
        const exact = isFloat ? inwards(inner, side) : inner;
        return side === 1 ? Math.max(exact, value) : Math.min(exact, value);
    });
    return { row, low: ends(-1), high: ends(1) };
}
/** The float32 nearest to the end of a box that does not lie outside it. */
function inwards(value, side) {
    const rounded = Math.fround(value);
    if (side === 1)
        return rounded > value ? nextFloatBelow(rounded) : rounded;
    return rounded < value ? nextFloatAbove(rounded) : rounded;
}
/** The greatest number of a column that lies below a cut. */
function below(cut, isWhole, { arithmetic }) {
    if (isWhole)
        return Math.ceil(cut) - 1;
    return arithmetic === 'double' ? nextBelow(cut) : nextFloatBelow(cut);
}
/** The least number of a column that a cut lets pass to the right; the row's `own` number counts even if it is no whole one. */
function fromCut(cut, isWhole, { arithmetic }, own) {
    if (isWhole) {
        const least = Math.ceil(cut);
        return own >= cut && own < least ? own : least;
    }
    if (arithmetic === 'double')
        return cut;
    const rounded = Math.fround(cut);
    return rounded < cut ? nextFloatAbove(rounded) : rounded;
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/exact/prove-linear-row.ts


/** A linear model computes in float32: sums of products may be off by this part of their size for each column and step. */
const PRECISION = 2 ** -24;
/** The steps beside the sum over columns: scaling, the product, the base, the link. */
const OTHER_STEPS = 8;
/**
 * Decides whether any row within reach gets another class than a row, in closed form: each column goes to the end of its range that
 * its weight asks for.
 * @param classFor the class that the library gives by the sums of a row
 */
function proveLinearRow(model, row, limits, classFor) {
    const box = boxAround(row.map(Math.fround), limits, { arithmetic: 'float32' });
    const own = classFor(linearScores(model, row));
    let isDecided = true;
    for (const margin of marginsOf(model, own)) {
        const { corner, value, size } = greatest(margin, box);
        if (classFor(linearScores(model, corner)) !== own)
            return { verdict: 'turned', row: corner };
        isDecided &&= value < -slackOf(model, size);
    }
    return { verdict: isDecided ? 'robust' : 'undecided' };
}
/** Finds the least and the greatest sum of a linear model of one output over all rows within reach. */
function rangeOfLinearSum(model, row, limits) {
    const box = boxAround(row.map(Math.fround), limits, { arithmetic: 'float32' });
    const base = model.base[0] ?? 0;
    const sizes = model.weights.map(Math.abs);
    const up = greatest({ weights: model.weights, base, sizes, baseSize: Math.abs(base) }, box);
    const down = greatest({ weights: model.weights.map((weight) => -weight), base: -base, sizes, baseSize: Math.abs(base) }, box);
    return {
        ...{ low: -down.value, high: up.value, lowest: -down.value, highest: up.value },
        ...{ lowRow: down.corner, highRow: up.corner },
        slack: slackOf(model, up.size),
    };
}
/** How far sums in the library's arithmetic may be from those of real numbers. @param size what they add up, without signs */
function slackOf({ features, slack = 0 }, size) {
    return (size + slack) * (features + OTHER_STEPS) * PRECISION;
}
function marginsOf({ outputs, features, weights, base }, own) {
    const weight = (column, output) => weights[column * outputs + output] ?? 0;
    if (outputs === 1) {
        const sign = own === 1 ? -1 : 1;
        const only = Float64Array.from({ length: features }, (_unused, column) => sign * weight(column, 0));
        const start = sign * (base[0] ?? 0);
        return [{ weights: only, base: start, sizes: only.map(Math.abs), baseSize: Math.abs(start) }];
    }
    return Array.from({ length: outputs }, (_unused, other) => other)
        .filter((other) => other !== own)
        .map((other) => ({
        weights: Float64Array.from({ length: features }, (_unused, column) => weight(column, other) - weight(column, own)),
        base: (base[other] ?? 0) - (base[own] ?? 0),
        sizes: Float64Array.from({ length: features }, (_unused, column) => Math.abs(weight(column, other)) + Math.abs(weight(column, own))),
        baseSize: Math.abs(base[other] ?? 0) + Math.abs(base[own] ?? 0),
    }));
}
/** The corner of a box with the greatest margin, and the size of sums in it. A missing number stays so, and adds nothing. */
function greatest({ weights, base, sizes, baseSize }, { low, high }) {
    const corner = weights.map((weight, column) => (weight > 0 ? high[column] : low[column]) ?? Number.NaN);
    let [value, size] = [base, baseSize];
    for (const [column, weight] of weights.entries()) {
        const number = corner[column] ?? Number.NaN;
        if (Number.isNaN(number))
            continue;
        value += weight * number;
        size += (sizes[column] ?? 0) * Math.max(Math.abs(low[column] ?? 0), Math.abs(high[column] ?? 0));
    }
    return { corner, value, size };
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/exact/cell-trees.ts
function gridOf({ columns, cuts }) {
    const lists = new Map();
    for (let node = 0; node < columns.length; node += 1) {
        const column = columns[node] ?? -1;
        if (column < 0)
            continue;
        const list = lists.get(column);
        if (list === undefined)
            lists.set(column, [cuts[node] ?? 0]);
        else
            list.push(cuts[node] ?? 0);
    }
    const tested = [...lists.keys()].sort((one, other) => one - other);
    return { columns: tested, cuts: tested.map((column) => distinct(lists.get(column) ?? [])) };
}
function distinct(values) {
    const sorted = Float64Array.from(values).sort();
    let count = 0;
    for (const value of sorted) {
        if (count > 0 && sorted[count - 1] === value)
            continue;
        sorted[count] = value;
        count += 1;
    }
    return sorted.subarray(0, count);
}
function countBelow(sorted, value) {
    let [from, to] = [0, sorted.length];
    while (from < to) {
        const middle = (from + to) >> 1;
        if ((sorted[middle] ?? 0) < value)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
/** Turns pruned trees into trees over the cells of their grid. */
function cellTrees(pruned, grid) {
    const numbers = gridNumbers(pruned, grid);
    const lists = new GroupLists(grid);
    const test = new Int32Array(numbers.length).fill(-1);
    for (let tree = 0; tree + 1 < pruned.roots.length; tree += 1) {
        lists.add(numbers, test, pruned.roots[tree] ?? 0, pruned.roots[tree + 1] ?? 0);
    }
    return {
        test,
        left: Int32Array.from(pruned.left),
        right: Int32Array.from(pruned.right),
        roots: Int32Array.from(pruned.roots),
        ...lists.done(),
    };
}
/** For each node the number of its cut in the whole grid, column after column; -1 for a leaf. */
function gridNumbers({ columns, cuts }, grid) {
    const places = new Map(grid.columns.map((column, place) => [column, place]));
    const offsets = offsetsOf(grid);
    const numbers = new Int32Array(columns.length).fill(-1);
    for (let node = 0; node < numbers.length; node += 1) {
        const column = columns[node] ?? -1;
        if (column < 0)
            continue;
        const place = places.get(column) ?? 0;
        const sorted = grid.cuts[place];
        if (sorted !== undefined)
            numbers[node] = (offsets[place] ?? 0) + countBelow(sorted, cuts[node] ?? 0);
    }
    return numbers;
}
function offsetsOf({ cuts }) {
    const offsets = [0];
    for (const own of cuts)
        offsets.push((offsets.at(-1) ?? 0) + own.length);
    return offsets;
}
class GroupLists {
    #groups = [0];
    #columns = [];
    #starts = [];
    #cuts = [];
    #groupOf = [];
    /** For each number of the grid its column's place, the cell that begins there, and its place among a tree's cuts. */
    #columnOf;
    #cellOf;
    #placeOf;
    constructor(grid) {
        const offsets = offsetsOf(grid);
        const size = offsets.at(-1) ?? 0;
        this.#columnOf = new Int32Array(size);
        this.#cellOf = new Int32Array(size);
        this.#placeOf = new Int32Array(size);
        for (let place = 0; place < grid.cuts.length; place += 1) {
            const [start = 0, end = 0] = [offsets[place], offsets[place + 1]];
            for (let number = start; number < end; number += 1) {
                this.#columnOf[number] = place;
                this.#cellOf[number] = number - start + 1;
            }
        }
    }
    /** Adds the cuts of a tree, which are numbers of the grid, and sets the places of its tests. */
    add(numbers, test, from, to) {
        const own = numbers.slice(from, to).sort();
        let [last, lastColumn] = [-1, -1];
        for (const number of own) {
            // Leaves come first, with -1.
            if (number === last)
                continue;
            last = number;
            const column = this.#columnOf[number] ?? 0;
            if (column !== lastColumn) {
                this.#columns.push(column);
                this.#starts.push(this.#cuts.length);
                lastColumn = column;
            }
            this.#placeOf[number] = this.#cuts.length;
            this.#cuts.push(this.#cellOf[number] ?? 0);
            this.#groupOf.push(this.#columns.length - 1);
        }
        this.#groups.push(this.#columns.length);
        for (let node = from; node < to; node += 1) {
            const number = numbers[node] ?? -1;
            if (number >= 0)
                test[node] = this.#placeOf[number] ?? -1;
        }
    }
    done() {
        return {
            groups: Int32Array.from(this.#groups),
            columns: Int32Array.from(this.#columns),
            starts: Int32Array.from([...this.#starts, this.#cuts.length]),
            cuts: Int32Array.from(this.#cuts),
            groupOf: Int32Array.from(this.#groupOf),
        };
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/exact/prune.ts



/** Cuts trees to a box. Missing values and categories keep their branch: they stay as they are. */
function pruneTrees(ensemble, box, whole) {
    const pruner = new Pruner(ensemble, box, whole);
    for (const tree of ensemble.trees)
        pruner.add(tree);
    pruner.pruned.roots.push(pruner.pruned.columns.length);
    return pruner.pruned;
}
class Pruner {
    pruned = {
        roots: new Array(),
        columns: new Array(),
        cuts: new Array(),
        left: new Array(),
        right: new Array(),
        leaves: new Array(),
    };
    #row;
    #low;
    #high;
    #whole;
    #ensemble;
    constructor(ensemble, { row, low, high }, whole) {
        this.#row = row;
        this.#low = Float64Array.from(low);
        this.#high = Float64Array.from(high);
        this.#whole = whole;
        this.#ensemble = ensemble;
    }
    add(tree) {
        this.pruned.roots.push(this.pruned.columns.length);
        this.#addNode(tree, 0);
    }
    /** Adds what is left of the tree below a node. @returns its place among the nodes that are left */
    #addNode(tree, node) {
        const { columns, cuts, categories, zeroIsMissing } = tree;
        const column = columns[node] ?? -1;
        if (column < 0)
            return this.#node(-1, 0, node);
        const value = this.#row[column] ?? Number.NaN;
        if (Number.isNaN(value))
            return this.#addNode(tree, tree.missing[node] ?? -1);
        const members = categories.size === 0 ? undefined : categories.get(node);
        if (members !== undefined) {
            const isMember = members.has(categoryOf(this.#ensemble.arithmetic, value));
            return this.#addNode(tree, (isMember ? tree.left[node] : tree.right[node]) ?? -1);
        }
        if (zeroIsMissing.size > 0 && zeroIsMissing.has(node))
            return this.#addAroundZero(tree, node, column);
        return this.#test(tree, node, column, cuts[node] ?? 0);
    }
    #test(tree, node, column, cut) {
        const [left = -1, right = -1] = [tree.left[node], tree.right[node]];
        const from = this.#fromCut(cut, column);
        // Most nodes have one side in the box.
        if (from <= (this.#low[column] ?? 0))
            return this.#addNode(tree, right);
        if (from > (this.#high[column] ?? 0))
            return this.#addNode(tree, left);
        return this.#split(column, from, () => this.#addNode(tree, left), () => this.#addNode(tree, right));
    }
    /** Numbers around 0 go where missing ones go: two cuts, and the node's own test below and above them. */
    #addAroundZero(tree, node, column) {
        const own = tree.cuts[node] ?? 0;
        return this.#split(column, this.#fromCut(-ZERO_THRESHOLD, column), () => this.#test(tree, node, column, own), () => this.#split(column, this.#fromCut(nextAbove(ZERO_THRESHOLD), column), () => this.#addNode(tree, tree.missing[node] ?? -1), () => this.#test(tree, node, column, own)));
    }
    #fromCut(cut, column) {
        const isWhole = this.#whole.size > 0 && this.#whole.has(column);
        return fromCut(cut, isWhole, this.#ensemble, this.#row[column] ?? Number.NaN);
    }
    /** Splits the box at a cut, which goes right itself. A side that the box does not reach is left out. */
    #split(column, cut, addLeft, addRight) {
        const [low = 0, high = 0] = [this.#low[column], this.#high[column]];
        if (cut <= low)
            return addRight();
        if (cut > high)
            return addLeft();
        const place = this.#node(column, cut, -1);
        this.#high[column] = nextBelow(cut);
        const left = addLeft();
        this.#high[column] = high;
        this.#low[column] = cut;
        const right = addRight();
        this.#low[column] = low;
        this.pruned.left[place] = left;
        this.pruned.right[place] = right;
        return place;
    }
    #node(column, cut, leaf) {
        this.pruned.columns.push(column);
        this.pruned.cuts.push(cut);
        this.pruned.left.push(-1);
        this.pruned.right.push(-1);
        this.pruned.leaves.push(leaf);
        return this.pruned.columns.length - 1;
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/exact/cells.ts




/** More than a double's 2^-53: bounds are sums of many prices, and are rounded themselves. */
const DOUBLE_PRECISION = 2 ** -46;
/** A probability in float32 is one half for sums a little above 0, too. */
const LINK_ROUNDING = 2 ** -22;
class RowCells {
    #ensemble;
    #box;
    #whole;
    #pruned;
    /** Made when a problem is asked for first: bounds of single trees decide most rows. */
    #cells;
    constructor(ensemble, box, whole) {
        this.#ensemble = ensemble;
        this.#box = box;
        this.#whole = whole;
        this.#pruned = pruneTrees(ensemble, box, whole);
    }
    /** The weighted sum of the outputs. @param weights one for each output */
    weigh(weights) {
        const { base, leafSize, threshold = 0, trees, arithmetic } = this.#ensemble;
        const { roots, columns } = this.#pruned;
        let constant = base.reduce((sum, start, output) => sum + (start - threshold) * (weights[output] ?? 0), 0);
        let size = Math.abs(constant);
        let others = 0;
        const greatest = new Float64Array(columns.length);
        const counted = [];
        for (let index = 0; index < trees.length; index += 1) {
            const tree = trees[index];
            if (tree === undefined || (leafSize === 1 && (weights[tree.output] ?? 0) === 0))
                continue;
            const [root = 0, end = 0] = [roots[index], roots[index + 1]];
            size += this.#weighTree(tree, weights, root, end, greatest);
            if (end - root === 1)
                constant += greatest[root] ?? 0;
            else {
                counted.push(index);
                others += greatest[root] ?? 0;
            }
        }
        const precision = arithmetic === 'double' ? DOUBLE_PRECISION : 2 ** -24;
        const link = arithmetic === 'double' ? 0 : LINK_ROUNDING;
        return {
            ...{ trees: Int32Array.from(counted), greatest, constant, upper: constant + others },
            tolerance: size * (trees.length + 2) * precision + link,
        };
    }
    /** Sets the greatest values of a tree. @returns the greatest absolute value of a leaf */
    #weighTree(tree, weights, root, end, greatest) {
        const { columns, left, right, leaves } = this.#pruned;
        const { leafSize } = this.#ensemble;
        let size = 0;
        // Children come after their parents.
        for (let node = end - 1; node >= root; node -= 1) {
            if ((columns[node] ?? -1) < 0) {
                const value = weighted(tree, leaves[node] ?? -1, leafSize, weights);
                greatest[node] = value;
                size = Math.max(size, Math.abs(value));
            }
            else {
                greatest[node] = Math.max(greatest[left[node] ?? 0] ?? 0, greatest[right[node] ?? 0] ?? 0);
            }
        }
        return size;
    }
    problem(sum) {
        const { grid, trees } = this.#asCells();
        return {
            ...sum,
            // The trees of the sum are places in the lists of all trees.
            ...{ ...trees, trees: sum.trees },
            cells: Int32Array.from(grid.cuts, (cuts) => cuts.length + 1),
            own: Int32Array.from(grid.columns, (column, place) => {
                const cuts = grid.cuts[place] ?? new Float64Array(0);
                const value = this.#box.row[column] ?? 0;
                const count = countBelow(cuts, value);
                return cuts[count] === value ? count + 1 : count;
            }),
        };
    }
    #asCells() {
        if (this.#cells === undefined) {
            const grid = gridOf(this.#pruned);
            this.#cells = { grid, trees: cellTrees(this.#pruned, grid) };
        }
        return this.#cells;
    }
    /** The row of a cell that is nearest to the row itself. Numbers that change are float32, if the cell has one. */
    rowAt(cell) {
        const { grid } = this.#asCells();
        const row = Float64Array.from(this.#box.row);
        for (const [place, column] of grid.columns.entries()) {
            const [cuts, index = 0] = [grid.cuts[place], cell[place]];
            row[column] = this.#nearest(row[column] ?? 0, column, cuts?.[index - 1], cuts?.[index]);
        }
        return row;
    }
    /** The number of a cell that is nearest to a number. @param from where the cell begins @param to where the next one begins */
    #nearest(value, column, from = -Infinity, to = Infinity) {
        const [low = 0, high = 0] = [this.#box.low[column], this.#box.high[column]];
        if (value < from) {
            const short = floatFrom(from);
            return short <= high && short < to ? short : from;
        }
        // A missing number stays.
        if (!(value >= to))
            return value;
        const last = below(to, this.#whole.has(column), this.#ensemble);
        const short = -floatFrom(-last);
        return short >= low && short >= from ? short : last;
    }
}
/**
 * The least float32 from a cut on. If a number below the cut is rounded to it, too, rows cannot tell the two apart once they are
 * float32, as 0.4593 and a cut right above it: then the next one.
 */
function floatFrom(cut) {
    const rounded = Math.fround(cut);
    if (rounded === cut)
        return cut;
    const least = rounded < cut ? nextFloatAbove(rounded) : rounded;
    return Math.fround(nextBelow(cut)) === least ? nextFloatAbove(least) : least;
}
function weighted(tree, leaf, leafSize, weights) {
    if (leafSize === 1)
        return (tree.values[leaf] ?? 0) * (weights[tree.output] ?? 0);
    return weights.reduce((sum, weight, part) => sum + weight * (tree.values[leaf * leafSize + part] ?? 0), 0);
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/exact/tree-search.ts
/**
 * Finds the leaf and the positions of one tree that are best for it alone, prices included. A position of a column counts the cuts
 * that a row has passed.
 */
class TreeSearch {
    #problem;
    /** For each group the first and the last position that a path leaves, and those of the best leaf. */
    #from;
    #to;
    #bestFrom;
    #bestTo;
    /** For each group and position the sum of the prices that it pays. Each group has one position more than cuts. */
    #prefix;
    #best = Number.NEGATIVE_INFINITY;
    #firstGroup = 0;
    #endGroup = 0;
    constructor(problem) {
        this.#problem = problem;
        const groups = problem.columns.length;
        this.#from = new Int32Array(groups);
        this.#to = new Int32Array(groups);
        this.#bestFrom = new Int32Array(groups);
        this.#bestTo = new Int32Array(groups);
        this.#prefix = new Float64Array(problem.cuts.length + groups);
    }
    /** The greatest value of a tree and its prices in a range. */
    greatest(tree, prices, range) {
        const { groups, roots } = this.#problem;
        this.#firstGroup = groups[tree] ?? 0;
        this.#endGroup = groups[tree + 1] ?? 0;
        this.#best = Number.NEGATIVE_INFINITY;
        let paid = 0;
        for (let group = this.#firstGroup; group < this.#endGroup; group += 1) {
            this.#open(group, prices, range);
            paid += this.#pays(group);
        }
        this.#visit(roots[tree] ?? 0, paid);
        return this.#best;
    }
    /** Sets 1 for each cut that the best row of the tree, which was looked for last, passes. */
    markPassed(tree, passed) {
        const { groups, starts } = this.#problem;
        const prefix = this.#prefix;
        for (let group = groups[tree] ?? 0; group < (groups[tree + 1] ?? 0); group += 1) {
            const [from = 0, to = 0] = [this.#bestFrom[group], this.#bestTo[group]];
            let position = from;
            for (let other = from + 1; other <= to; other += 1) {
                if ((prefix[other + group] ?? 0) > (prefix[position + group] ?? 0))
                    position = other;
            }
            passed.fill(1, starts[group] ?? 0, position);
        }
    }
    /** Sets the positions of a group that lie in a range, and what each pays. */
    #open(group, prices, range) {
        const { starts, cuts, columns } = this.#problem;
        const [start = 0, end = 0, column = 0] = [starts[group], starts[group + 1], columns[group]];
        const [low = 0, high = 0] = [range.low[column], range.high[column]];
        let [from, to, sum] = [start, start, 0];
        this.#prefix[start + group] = 0;
        for (let place = start; place < end; place += 1) {
            const cut = cuts[place] ?? 0;
            if (cut <= low)
                from = place + 1;
            else if (cut <= high)
                sum += prices[place] ?? 0;
            if (cut <= high)
                to = place + 1;
            this.#prefix[place + 1 + group] = sum;
        }
        this.#from[group] = from;
        this.#to[group] = to;
    }
    /** The greatest sum of prices over the positions that a column may still have. */
    #pays(group) {
        const prefix = this.#prefix;
        const end = this.#to[group] ?? 0;
        let most = Number.NEGATIVE_INFINITY;
        for (let position = this.#from[group] ?? 0; position <= end; position += 1) {
            most = Math.max(most, prefix[position + group] ?? 0);
        }
        return most;
    }
    /** @param paid the greatest sum of prices that the path so far leaves */
    #visit(node, paid) {
        const { test, greatest, left, right, groupOf } = this.#problem;
        const value = (greatest[node] ?? 0) + paid;
        if (value <= this.#best)
            return;
        const place = test[node] ?? -1;
        if (place < 0) {
            this.#keep(value);
            return;
        }
        const group = groupOf[place] ?? 0;
        const [from, to] = [this.#from, this.#to];
        const [first = 0, last = 0] = [from[group], to[group]];
        const before = this.#pays(group);
        if (first <= place) {
            to[group] = Math.min(last, place);
            this.#visit(left[node] ?? 0, paid - before + this.#pays(group));
            to[group] = last;
        }
        if (last > place) {
            from[group] = Math.max(first, place + 1);
            this.#visit(right[node] ?? 0, paid - before + this.#pays(group));
            from[group] = first;
        }
    }
    #keep(value) {
        this.#best = value;
        for (let group = this.#firstGroup; group < this.#endGroup; group += 1) {
            this.#bestFrom[group] = this.#from[group] ?? 0;
            this.#bestTo[group] = this.#to[group] ?? 0;
        }
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/exact/bound.ts

/**
 * Bounds a sum of trees from above by Lagrangian decomposition: each tree may choose its own row, and a price for each of its
 * cuts makes them agree. Any prices give a bound.
 * @source Sontag, Globerson and Jaakkola 2011 (dual decomposition); Kantchelian et al. 2016 (the variables of cuts)
 */
class PricedBound {
    #problem;
    #search;
    #totals;
    constructor(problem) {
        this.#problem = problem;
        this.#search = new TreeSearch(problem);
        this.#totals = Array.from(problem.cells, (cells) => new Float64Array(cells));
    }
    /** No prices: each tree's greatest leaf counts. */
    freePrices() {
        return new Float64Array(this.#problem.cuts.length);
    }
    evaluate(prices, range) {
        const { trees, groups, constant, cuts } = this.#problem;
        // First for each cut 1 if its tree passes it.
        const contested = new Int8Array(cuts.length);
        let upper = constant;
        for (const totals of this.#totals)
            totals.fill(0);
        for (const tree of trees) {
            upper += this.#search.greatest(tree, prices, range);
            this.#search.markPassed(tree, contested);
            const end = groups[tree + 1] ?? 0;
            for (let group = groups[tree] ?? 0; group < end; group += 1)
                this.#addPrices(group, prices, range);
        }
        const cell = Int32Array.from(range.low);
        for (let column = 0; column < this.#totals.length; column += 1) {
            const totals = this.#totals[column];
            if (totals !== undefined)
                upper += chooseCell(totals, column, range, cell);
        }
        let count = 0;
        for (const tree of trees) {
            const end = groups[tree + 1] ?? 0;
            for (let group = groups[tree] ?? 0; group < end; group += 1) {
                count += this.#compare(group, contested, cell, range);
            }
        }
        return { upper, cell, contested, count, prices };
    }
    /** Lowers the bound of a range by subgradient steps (Polyak 1969), until it is below the goal. */
    lower(start, range, { steps, goal, isOver, }) {
        let best = this.evaluate(start, range);
        let [current, scale, sinceBest] = [best, 1, 0];
        for (let step = 0; step < steps && best.upper >= goal && current.count > 0 && !isOver(); step += 1) {
            const length = (scale * (current.upper - goal)) / current.count;
            const { contested } = current;
            const next = Float64Array.from(current.prices);
            for (let cut = 0; cut < next.length; cut += 1) {
                next[cut] = (next[cut] ?? 0) - length * (contested[cut] ?? 0);
            }
            current = this.evaluate(next, range);
            if (current.upper < best.upper)
                [best, sinceBest] = [current, 0];
            else
                sinceBest += 1;
            if (sinceBest >= STEPS_BEFORE_SHORTER)
                [scale, sinceBest] = [scale / 2, 0];
        }
        return best;
    }
    /** Takes the prices of a group from its column: a cell pays for each cut that it passes. */
    #addPrices(group, prices, range) {
        const { columns, starts, cuts } = this.#problem;
        const column = columns[group] ?? 0;
        const totals = this.#totals[column];
        if (totals === undefined)
            return;
        const [low = 0, high = 0, end = 0] = [range.low[column], range.high[column], starts[group + 1]];
        for (let place = starts[group] ?? 0; place < end; place += 1) {
            const cut = cuts[place] ?? 0;
            if (isActive(cut, low, high))
                totals[cut] = (totals[cut] ?? 0) - (prices[place] ?? 0);
        }
    }
    /** Takes what the cell passes of a group from what its tree passes. @returns how many cuts are contested */
    #compare(group, contested, cell, range) {
        const { columns, starts, cuts } = this.#problem;
        const column = columns[group] ?? 0;
        const [low = 0, high = 0, chosen = 0] = [range.low[column], range.high[column], cell[column]];
        const end = starts[group + 1] ?? 0;
        let count = 0;
        for (let place = starts[group] ?? 0; place < end; place += 1) {
            const cut = cuts[place] ?? 0;
            const difference = isActive(cut, low, high) ? (contested[place] ?? 0) - (chosen >= cut ? 1 : 0) : 0;
            contested[place] = difference;
            if (difference !== 0)
                count += 1;
        }
        return count;
    }
}
/** Steps without a lower bound, after which steps are halved. */
const STEPS_BEFORE_SHORTER = 4;
function isActive(cut, low, high) {
    return cut > low && cut <= high;
}
/** Chooses the cell of a column that pays least. @returns what it pays, negated: 0 or more */
function chooseCell(totals, column, { low, high }, cell) {
    const [from = 0, to = 0] = [low[column], high[column]];
    let [sum, best] = [0, 0];
    for (let index = from + 1; index <= to; index += 1) {
        sum += totals[index] ?? 0;
        if (sum <= best)
            continue;
        best = sum;
        cell[column] = index;
    }
    return best;
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/exact/line-search.ts
/** Rounds over all columns after which a search ends, also if it still climbs. */
const MAX_ROUNDS = 20;
/**
 * Climbs from cell to cell: along one column after another to its best cell, until no column helps. It finds nearly every row that
 * can be turned, and proves nothing.
 */
class LineSearch {
    #problem;
    /** For each column the roots of the trees that test it. */
    #rootsOf;
    /** The differences between the sums of neighbouring cells of a line. */
    #steps;
    constructor(problem) {
        this.#problem = problem;
        const { trees, groups, columns, roots, cells } = problem;
        const rootsOf = Array.from(cells, () => []);
        for (const tree of trees) {
            for (let group = groups[tree] ?? 0; group < (groups[tree + 1] ?? 0); group += 1) {
                rootsOf[columns[group] ?? 0]?.push(roots[tree] ?? 0);
            }
        }
        this.#rootsOf = rootsOf;
        this.#steps = new Float64Array(Math.max(0, ...cells) + 1);
    }
    /** Climbs from a cell. @param enough the climb ends once the sum is above it */
    climb(start, range, enough) {
        const cell = Int32Array.from(start);
        let value = this.#valueAt(cell);
        for (let round = 0; round < MAX_ROUNDS; round += 1) {
            const before = value;
            for (let column = 0; column < cell.length && value <= enough; column += 1) {
                value += this.#alongLine(cell, column, range);
            }
            if (value <= before || value > enough)
                break;
        }
        return { cell, value: this.#valueAt(cell) };
    }
    #valueAt(cell) {
        const { trees, roots, greatest, constant } = this.#problem;
        let sum = constant;
        for (const tree of trees) {
            let node = roots[tree] ?? 0;
            for (let place = this.#placeOf(node); place >= 0; place = this.#placeOf(node)) {
                node = this.#child(node, place, cell);
            }
            sum += greatest[node] ?? 0;
        }
        return sum;
    }
    #placeOf(node) {
        return this.#problem.test[node] ?? -1;
    }
    #child(node, place, cell) {
        const { left, right, columns, groupOf, cuts } = this.#problem;
        const isRight = (cell[columns[groupOf[place] ?? 0] ?? 0] ?? 0) >= (cuts[place] ?? 0);
        return (isRight ? right[node] : left[node]) ?? 0;
    }
    /** Moves a cell along one column to its best place, the others as they are. @returns what the sum gains */
    #alongLine(cell, column, { low, high }) {
        const [from = 0, to = 0, own = 0] = [low[column], high[column], cell[column]];
        if (from === to)
            return 0;
        const steps = this.#steps.fill(0, from, to + 2);
        for (const root of this.#rootsOf[column] ?? [])
            this.#addLine(root, cell, column, from, to + 1);
        const best = addUp(steps, from, to, own);
        cell[column] = best;
        return (steps[best] ?? 0) - (steps[own] ?? 0);
    }
    /** Adds the leaves that a line reaches below a node between two cells, the second excluded. */
    #addLine(node, cell, column, from, to) {
        if (from >= to)
            return;
        const { left, right, columns, groupOf, cuts, greatest } = this.#problem;
        const place = this.#placeOf(node);
        if (place < 0) {
            const [steps, value] = [this.#steps, greatest[node] ?? 0];
            steps[from] = (steps[from] ?? 0) + value;
            steps[to] = (steps[to] ?? 0) - value;
            return;
        }
        if (columns[groupOf[place] ?? 0] !== column) {
            this.#addLine(this.#child(node, place, cell), cell, column, from, to);
            return;
        }
        const cut = cuts[place] ?? 0;
        this.#addLine(left[node] ?? 0, cell, column, from, Math.min(to, cut));
        this.#addLine(right[node] ?? 0, cell, column, Math.max(from, cut), to);
    }
}
/** Turns differences into sums. @returns where the sum is greatest, or `own` if no other place has more */
function addUp(steps, from, to, own) {
    for (let index = from + 1; index <= to; index += 1) {
        steps[index] = (steps[index] ?? 0) + (steps[index - 1] ?? 0);
    }
    let best = own;
    for (let index = from; index <= to; index += 1) {
        if ((steps[index] ?? 0) > (steps[best] ?? 0))
            best = index;
    }
    return best;
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/exact/search.ts


/** Subgradient steps at the root, and at each part of it. Observed: 60 and 12 decide nearly all rows of seeded models. */
const [ROOT_STEPS, PART_STEPS] = [60, 12];
/** The numbers of prices that parts that wait may hold together: 256 MB. */
const MAX_PRICES = 32_000_000;
/**
 * Looks for the greatest sum of trees by branch and bound: a part whose bound is too low is dropped, another is divided at the
 * cut on which its trees disagree most.
 * @source Devos et al. 2021 (search with bounds); the bound is that of `PricedBound`
 */
function searchGreatest(problem, goal) {
    return new Search(problem, goal).run();
}
class Search {
    #problem;
    #goal;
    #lines;
    /** Made when it is needed: the first climb turns many rows. */
    #bound;
    #cell;
    #value = Number.NEGATIVE_INFINITY;
    #found = false;
    /** The greatest bound among the parts that were dropped. */
    #dropped = Number.NEGATIVE_INFINITY;
    #parts = [];
    constructor(problem, goal) {
        this.#problem = problem;
        this.#goal = goal;
        this.#lines = new LineSearch(problem);
        this.#cell = problem.own;
    }
    run() {
        const whole = {
            low: new Int32Array(this.#problem.cells.length),
            high: this.#problem.cells.map((cells) => cells - 1),
        };
        this.#climb(this.#problem.own, whole);
        if (!this.#found) {
            this.#consider({ range: whole, prices: this.#priced().freePrices(), upper: Infinity }, ROOT_STEPS);
        }
        while (!this.#found && this.#parts.length > 0 && !this.#isStopped()) {
            const part = this.#take();
            if (part === undefined)
                continue;
            if (part.upper >= this.#least())
                this.#divide(part);
            else
                this.#dropped = Math.max(this.#dropped, part.upper);
        }
        const waiting = this.#parts.map(({ upper }) => upper);
        return {
            value: this.#value,
            cell: this.#cell,
            upper: Math.max(this.#value, this.#dropped, ...waiting),
            found: this.#found,
            isWhole: this.#parts.length === 0,
        };
    }
    #priced() {
        this.#bound ??= new PricedBound(this.#problem);
        return this.#bound;
    }
    #isStopped() {
        return this.#goal.isOver() || this.#parts.length * this.#problem.cuts.length > MAX_PRICES;
    }
    /** A maximum takes the part with the greatest bound, so that the bound of the whole falls; a decision the last one. */
    #take() {
        if (this.#goal.isFound !== undefined)
            return this.#parts.pop();
        let best = 0;
        for (const [index, { upper }] of this.#parts.entries()) {
            if (upper > (this.#parts[best]?.upper ?? 0))
                best = index;
        }
        return this.#parts.splice(best, 1)[0];
    }
    /** A part is of interest from here on. */
    #least() {
        if (this.#goal.isFound !== undefined)
            return this.#goal.least;
        return Math.max(this.#goal.least, this.#value + this.#problem.tolerance);
    }
    /** Bounds a part, and keeps it if it can hold what is looked for. */
    #consider({ range, prices }, steps) {
        const bound = this.#priced().lower(prices, range, {
            steps,
            goal: this.#least(),
            isOver: this.#goal.isOver,
        });
        this.#climb(bound.cell, range);
        if (this.#found)
            return;
        const isExact = bound.count === 0 && this.#goal.isFound === undefined;
        if (bound.upper < this.#least() || isExact || isSingle(range)) {
            this.#dropped = Math.max(this.#dropped, isSingle(range) ? this.#dropped : bound.upper);
            return;
        }
        this.#parts.push({ range, prices: bound.prices, upper: bound.upper });
    }
    #divide({ range, prices }) {
        const bound = this.#priced().evaluate(prices, range);
        const [column, cut] = mostContested(this.#problem, bound, range);
        const [low, high] = [Int32Array.from(range.low), Int32Array.from(range.high)];
        low[column] = cut;
        high[column] = cut - 1;
        const parts = [
            { range: { low: range.low, high }, prices, upper: bound.upper },
            { range: { low, high: range.high }, prices, upper: bound.upper },
        ];
        // The side that the prices choose is looked at last, so that it is divided first.
        if ((bound.cell[column] ?? 0) < cut)
            parts.reverse();
        for (const part of parts)
            if (!this.#found)
                this.#consider(part, PART_STEPS);
    }
    #climb(start, range) {
        const { cell, value } = this.#lines.climb(start, range, this.#goal.enough ?? Infinity);
        if (value > this.#value)
            [this.#cell, this.#value] = [cell, value];
        if (this.#goal.isFound?.(cell, value) === true) {
            [this.#cell, this.#value, this.#found] = [cell, value, true];
        }
    }
}
function isSingle({ low, high }) {
    return low.every((cell, column) => cell === high[column]);
}
/** The cut on which most trees disagree with the cell; if none does, the middle of the column with most cells. */
function mostContested(problem, { contested, count }, { low, high }) {
    if (count === 0)
        return widestColumn(low, high);
    const votes = Array.from(problem.cells, (length) => new Int32Array(length));
    for (const [place, difference] of contested.entries()) {
        const own = votes[problem.columns[problem.groupOf[place] ?? 0] ?? 0];
        const cut = problem.cuts[place] ?? 0;
        if (difference !== 0 && own !== undefined)
            own[cut] = (own[cut] ?? 0) + 1;
    }
    let best = [0, 1];
    for (const [column, own] of votes.entries()) {
        for (const [cut, many] of own.entries()) {
            if (many > (votes[best[0]]?.[best[1]] ?? 0))
                best = [column, cut];
        }
    }
    return best;
}
function widestColumn(low, high) {
    let widest = 0;
    const width = (column) => (high[column] ?? 0) - (low[column] ?? 0);
    for (let column = 1; column < low.length; column += 1) {
        if (width(column) > width(widest))
            widest = column;
    }
    return [widest, (low[widest] ?? 0) + Math.ceil(width(widest) / 2)];
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/exact/prove-row.ts




/** The class of a row by its sums: two classes share one sum. */
function classOf(sums) {
    if (sums.length === 1)
        return (sums[0] ?? 0) > 0 ? 1 : 0;
    return sums.indexOf(Math.max(...sums));
}
/**
 * Decides whether any row within reach gets another class than a row.
 * @param row `features` numbers; NaN is missing, and stays so, as do categories
 * @param isOver true once the time for this row is over
 * @param classFor the class that the library gives by the sums of a row
 * @source Chen et al. 2019, Devos et al. 2021; what is proved holds for the library's own arithmetic, not only for real numbers
 */
function proveRow(ensemble, row, limits, isOver, classFor = classOf) {
    const cells = new RowCells(ensemble, boxAround(rowFor(ensemble, row), withoutCategories(ensemble, limits), ensemble), limits.whole);
    const own = classFor(rawScores(ensemble, row));
    let isDecided = true;
    for (const weights of marginWeights(own, ensemble.outputs)) {
        const sum = cells.weigh(weights);
        if (sum.upper < -sum.tolerance)
            continue;
        const { cell, found, isWhole } = searchGreatest(cells.problem(sum), {
            least: -sum.tolerance,
            enough: sum.tolerance,
            isOver,
            isFound: (candidate, value) => value >= -sum.tolerance && classFor(rawScores(ensemble, cells.rowAt(candidate))) !== own,
        });
        if (found)
            return { verdict: 'turned', row: cells.rowAt(cell) };
        isDecided &&= isWhole;
    }
    return { verdict: isDecided ? 'robust' : 'undecided' };
}
/** Categories have no order: they stay as they are. */
function withoutCategories({ categoryColumns }, limits) {
    return {
        ...limits,
        radius: limits.radius.map((radius, column) => (categoryColumns.has(column) ? 0 : radius)),
    };
}
/** Margins of the other classes over one: their greatest values decide. */
function marginWeights(own, outputs) {
    if (outputs === 1)
        return [[own === 1 ? -1 : 1]];
    return Array.from({ length: outputs }, (_, other) => Array.from({ length: outputs }, (_unused, output) => (output === other ? 1 : output === own ? -1 : 0))).filter((_, other) => other !== own);
}
/** Finds the least and the greatest sum of an output over all rows within reach. @param usual sums between these are of no interest */
function rangeOfSum(ensemble, row, output, limits, isOver, usual = [Infinity, -Infinity]) {
    const box = boxAround(rowFor(ensemble, row), withoutCategories(ensemble, limits), ensemble);
    const cells = new RowCells(ensemble, box, limits.whole);
    const search = (sign) => {
        const weights = Array.from({ length: ensemble.outputs }, (_, index) => (index === output ? sign : 0));
        const problem = cells.problem(cells.weigh(weights));
        const { value, upper, cell } = searchGreatest(problem, {
            least: sign * usual[sign === 1 ? 1 : 0] - problem.tolerance,
            isOver,
        });
        return { value: sign * value, upper: sign * upper, row: cells.rowAt(cell), slack: problem.tolerance };
    };
    const [least, greatest] = [search(-1), search(1)];
    return {
        low: least.value,
        high: greatest.value,
        lowest: least.upper,
        highest: greatest.upper,
        lowRow: least.row,
        highRow: greatest.row,
        slack: Math.max(least.slack, greatest.slack),
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/exact/values-of.ts





/**
 * What can be proved of a regression of one value that this program computes itself. Links of one sum rise with it, so that the
 * least and the greatest sum give the least and the greatest value.
 */
function valuesOf(native) {
    const { model } = native;
    if (model.outputs !== 1)
        return { why: 'it gives several values' };
    if (model.link.kind === 'argmax' || model.link.kind === 'step')
        return { why: 'it answers with classes' };
    if (native.kind === 'trees' && native.model.trees.some(({ linear }) => linear.size > 0)) {
        return { why: 'its leaves are linear functions (linear_tree), for which nothing is proved' };
    }
    const divisor = native.kind === 'trees' ? native.model.divisor : 1;
    const valueAt = (sum) => predictionsOf(model.link, Float64Array.of(sum / divisor))[0] ?? Number.NaN;
    return {
        how: native.kind === 'trees' ? 'branch and bound over the trees' : 'the closed form of a linear model',
        isClosed: native.kind === 'linear',
        valueOf: (row) => predictionsOf(model.link, sumsOf(native, row))[0] ?? Number.NaN,
        rangeOf: (row, limits, isOver, usual) => {
            const sums = usual === undefined ? undefined : usualSums(model.link, usual, divisor);
            return rangeOf(sumRange(native, row, limits, isOver, sums), valueAt);
        },
    };
}
/** The sums between which values are of no interest. No sum gives a value that the link cannot give. */
function usualSums(link, [low, high], divisor) {
    const [least, greatest] = [sumFor(link, low), sumFor(link, high)];
    return [
        Number.isNaN(least) ? Number.NEGATIVE_INFINITY : least * divisor,
        Number.isNaN(greatest) ? Infinity : greatest * divisor,
    ];
}
function sumRange(native, row, limits, isOver, usual) {
    if (native.kind === 'linear')
        return rangeOfLinearSum(native.model, row, limits);
    return rangeOfSum(native.model, row, 0, limits, isOver, usual);
}
function rangeOf({ lowRow, highRow, lowest, highest, slack }, valueAt) {
    return { lowRow, highRow, lowest: valueAt(lowest - slack), highest: valueAt(highest + slack) };
}
/** What can be proved of a classifier that this program computes itself; `classFor` is the library's class by divided sums. */
function exactnessOf(native, classFor) {
    if (native.kind === 'linear') {
        const { model } = native;
        return {
            how: 'the closed form of a linear model',
            isClosed: true,
            classOf: (row) => classFor(linearScores(model, row)),
            prove: (row, limits) => proveLinearRow(model, row, limits, classFor),
        };
    }
    const { model } = native;
    const { divisor } = model;
    if (model.trees.some(({ linear }) => linear.size > 0)) {
        return { why: 'its leaves are linear functions (linear_tree), for which nothing is proved' };
    }
    const classOf = (sums) => classFor(divisor === 1 ? sums : sums.map((sum) => sum / divisor));
    return {
        how: 'branch and bound over the trees',
        isClosed: false,
        classOf: (row) => classOf(rawScores(model, row)),
        prove: (row, limits, isOver) => proveRow(model, row, limits, isOver, classOf),
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/strata.ts


/** Classes with fewer inputs count as one together: each by itself would say little. */
const RARE = 10;
/** True if each class counts the same: `inputs`, on which an attack is tried, hold enough of each. */
function countsByClass(inputs, classes) {
    return classes > 1 && EACH_CLASS * classes <= inputs;
}
/** Groups inputs by their classes, counted from 0. Classes without inputs do not count in a score. */
function strataOf(classOf, classes, isMean) {
    const byClass = new Map();
    for (let input = 0; input < classOf.length; input += 1) {
        const one = classOf[input] ?? 0;
        byClass.set(one, byClass.get(one) ?? []);
        byClass.get(one)?.push(input);
    }
    const all = [...byClass]
        .toSorted(([one], [other]) => one - other)
        .map(([one, inputs]) => ({ classes: [one], inputs }));
    const isRare = ({ inputs }) => isMean && inputs.length < RARE;
    const rare = all.filter(isRare);
    const together = {
        classes: rare.flatMap((one) => one.classes),
        inputs: rare.flatMap(({ inputs }) => inputs),
    };
    const strata = [...all.filter((one) => !isRare(one)), ...(rare.length === 0 ? [] : [together])];
    return { strata, isMean, classes, inputs: classOf.length };
}
/** The share of inputs on which an attack succeeded, with its 95 % interval: the mean over the strata if each counts the same. */
function shareIn({ strata, isMean, inputs }, holds) {
    const counts = strata.map((one) => one.inputs.filter(holds).length);
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (!isMean)
        return wilson(total, inputs);
    return meanOf(counts.map((count, index) => wilson(count, strata[index]?.inputs.length ?? 0)));
}
/**
 * The mean of shares, with a 95 % interval that joins theirs by the method of variance estimates recovery (MOVER): its half is the
 * root of the summed squares of theirs. Source: Zou, Huang, Zhang, "A note on confidence interval estimation for a linear function
 * of binomial proportions", Computational Statistics and Data Analysis 53, 2009. No shares give the interval from 0 to 1.
 */
function meanOf(shares) {
    if (shares.length === 0)
        return { value: 0, low: 0, high: 1 };
    const value = shares.reduce((sum, one) => sum + one.value, 0) / shares.length;
    const half = (side) => Math.sqrt(shares.reduce((sum, one) => sum + side(one) ** 2, 0)) / shares.length;
    return {
        value,
        low: Math.max(0, value - half((one) => one.value - one.low)),
        high: Math.min(1, value + half((one) => one.high - one.value)),
    };
}
/** What is shown of each class, of the first 1,000. @returns undefined if there are not at least two classes */
function ratesIn({ strata, isMean, classes }, holds, names) {
    if (classes < 2)
        return undefined;
    const rates = strata.slice(0, MOST_CLASS_RATES).map((one) => ({
        names: one.classes.slice(0, MOST_CLASS_RATES).map((name) => names?.[name] ?? String(name)),
        inputs: one.inputs.length,
        share: one.inputs.filter(holds).length / Math.max(1, one.inputs.length),
    }));
    return { isMean, classes, rates };
}
/** The stratum of each input, by its place, -1 if it is in none; undefined if each input counts the same. */
function stratumOf({ strata, isMean, inputs }) {
    if (!isMean || strata.length < 2)
        return undefined;
    const of = new Int32Array(inputs).fill(-1);
    for (const [index, one] of strata.entries())
        for (const input of one.inputs)
            of[input] = index;
    return of;
}

;// CONCATENATED MODULE: ./packages/engine/src/statistics/distributions.ts
/** Coefficients of Lanczos' approximation with g = 7: relative error below 1e-14. */
const LANCZOS = (/* unused pure expression or super */ null && ([
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]));
/** Returns the logarithm of the gamma function for x of at least 0.5 (Lanczos 1964). */
function logGamma(x) {
    const shifted = x - 1;
    const base = shifted + 7.5;
    const sum = LANCZOS.reduce((total, factor, index) => (index === 0 ? factor : total + factor / (shifted + index)), 0);
    return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
}
/**
 * Returns the upper regularized incomplete gamma function Q(a, x) for x of at least 0: a series for small x, a continued
 * fraction for large.
 * Source: NIST Digital Library of Mathematical Functions, 8.7.1 and 8.9.2.
 */
function upperGamma(a, x) {
    const front = Math.exp(a * Math.log(x) - x - logGamma(a));
    return x < a + 1 ? 1 - front * lowerSeries(a, x) : front * upperFraction(a, x);
}
function lowerSeries(a, x) {
    let term = 1 / a;
    let sum = term;
    for (let step = 1; term > sum * 1e-16; step += 1) {
        term *= x / (a + step);
        sum += term;
    }
    return sum;
}
/**
 * Lentz's way of evaluating a continued fraction from the front. For x of at least a + 1, as here, c and 1 / d stay above
 * the number of steps: they need no guard against 0.
 */
function upperFraction(a, x) {
    let b = x + 1 - a;
    let c = Number.POSITIVE_INFINITY;
    let d = 1 / b;
    let value = d;
    for (let step = 1; step < 10_000; step += 1) {
        const factor = -step * (step - a);
        b += 2;
        d = 1 / (factor * d + b);
        c = b + factor / c;
        value *= c * d;
        if (Math.abs(c * d - 1) < 1e-15)
            break;
    }
    return value;
}
/** Returns the chance that a chi-squared variable with at least one degree of freedom exceeds the value. */
function chiSquaredTail(value, degrees) {
    return upperGamma(degrees / 2, value / 2);
}
/** Returns the chance that a standard normal variable exceeds the value. */
function normalTail(value) {
    const tail = upperGamma(0.5, (value * value) / 2) / 2;
    return value >= 0 ? tail : 1 - tail;
}
/** Returns the logarithm of the chance of at least `seen` hits in `trials` that hit with this chance each. */
function logBinomialTail(seen, trials, chance) {
    if (seen <= 0 || chance >= 1)
        return 0;
    if (seen > trials)
        return Number.NEGATIVE_INFINITY;
    const choose = logGamma(trials + 1) - logGamma(seen + 1) - logGamma(trials - seen + 1);
    const first = choose + seen * Math.log(chance) + (trials - seen) * Math.log1p(-chance);
    const odds = chance / (1 - chance);
    let [term, sum] = [1, 1];
    for (let hits = seen; hits < trials; hits += 1) {
        term *= ((trials - hits) / (hits + 1)) * odds;
        sum += term;
    }
    return Math.min(0, first + Math.log(sum));
}
/**
 * Tests whether two samples have the same shares of categories, given how often each category occurs. With one degree of
 * freedom it uses Yates' continuity correction, as scipy.stats.chi2_contingency does. Categories that occur in neither
 * sample do not count.
 * Source: Pearson 1900; Yates, "Contingency tables involving small numbers and the chi-squared test", 1934.
 */
function chiSquared(first, second) {
    const columns = first
        .map((count, index) => [count, second[index] ?? 0])
        .filter(([a, b]) => a + b > 0);
    const firstTotal = columns.reduce((sum, [a]) => sum + a, 0);
    const secondTotal = columns.reduce((sum, [, b]) => sum + b, 0);
    const total = firstTotal + secondTotal;
    const degrees = columns.length - 1;
    if (degrees < 1 || firstTotal === 0 || secondTotal === 0)
        return { statistic: 0, p: 1 };
    let statistic = 0;
    for (const [a, b] of columns) {
        for (const [seen, rowTotal] of [
            [a, firstTotal],
            [b, secondTotal],
        ]) {
            const expected = ((a + b) * rowTotal) / total;
            const distance = Math.abs(seen - expected);
            const counted = degrees === 1 ? distance - Math.min(0.5, distance) : distance;
            statistic += (counted * counted) / expected;
        }
    }
    return { statistic, p: chiSquaredTail(statistic, degrees) };
}
/** The chance that at least `seen` of `marked` rows fall among `drawn` of `total` by a blind draw: Fisher's exact test, one-sided. */
function hypergeometricTail(seen, drawn, marked, total) {
    let sum = 0;
    for (let hits = Math.max(seen, drawn + marked - total); hits <= Math.min(drawn, marked); hits += 1) {
        sum += Math.exp(logChoose(marked, hits) + logChoose(total - marked, drawn - hits) - logChoose(total, drawn));
    }
    return Math.min(1, sum);
}
function logChoose(n, k) {
    return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}
/**
 * Returns p-values corrected for the number of tests, in the given order: if each is compared with alpha, the chance of
 * any false alarm stays below alpha, however the tests depend on each other.
 * Source: Holm, "A simple sequentially rejective multiple test procedure", Scand. J. Statist. 6, 1979.
 */
function holm(pValues) {
    const order = pValues.map((_p, index) => index).sort((a, b) => (pValues[a] ?? 1) - (pValues[b] ?? 1));
    const corrected = pValues.slice();
    let highest = 0;
    order.forEach((index, rank) => {
        highest = Math.max(highest, Math.min(1, (pValues[index] ?? 1) * (pValues.length - rank)));
        corrected[index] = highest;
    });
    return corrected;
}
/**
 * Returns the chance that a statistic at least as large arises if the labels mean nothing. It stops early when that is
 * plain, and the p-value stays valid.
 * Sources: Phipson and Smyth, "Permutation p-values should never be zero", 2010; Besag and Clifford, "Sequential Monte
 * Carlo p-values", Biometrika 78, 1991.
 * @param statistic takes labels of 0 and 1, in an order that this function changes
 */
function permutationTest(seen, labels, statistic, random, limits) {
    const shuffled = labels.slice();
    let [reached, done] = [0, 0];
    while (done < limits.most) {
        if (!limits.mayGoOn())
            return { p: (reached + 1) / (done + 1), cutShort: true };
        random.shuffle(shuffled);
        done += 1;
        if (statistic(shuffled) >= seen - 1e-12)
            reached += 1;
        if (reached >= limits.enough)
            return { p: reached / done, cutShort: false };
    }
    return { p: (reached + 1) / (done + 1), cutShort: false };
}
/** The 97.5 % quantile of the standard normal distribution: what a two-sided 95 % interval takes. */
const Z_95 = 1.959963984540054;
/**
 * Returns a share with its 95 % interval. Wilson's interval stays inside 0 to 1 and holds for few trials and for shares
 * near 0 or 1, unlike the normal one. No trials give the interval from 0 to 1.
 * Source: Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22, 1927.
 */
function distributions_wilson(successes, trials) {
    if (trials <= 0)
        return { value: 0, low: 0, high: 1 };
    const share = successes / trials;
    const squared = Z_95 * Z_95;
    const centre = share + squared / (2 * trials);
    const spread = Z_95 * Math.sqrt((share * (1 - share)) / trials + squared / (4 * trials * trials));
    const scale = 1 + squared / trials;
    const low = successes === 0 ? 0 : (centre - spread) / scale;
    const high = successes === trials ? 1 : (centre + spread) / scale;
    return { value: share, low: Math.max(0, low), high: Math.min(1, high) };
}
/**
 * Returns the difference of two shares with its 95 % interval, by Wilson's limits of both. The numbers may be means of counts.
 * Source: Newcombe, "Interval estimation for the difference between independent proportions", Statistics in Medicine 17, 1998,
 * method 10.
 */
function newcombe(one, other) {
    const [first, second] = [distributions_wilson(one.successes, one.trials), distributions_wilson(other.successes, other.trials)];
    const value = first.value - second.value;
    return {
        value,
        low: value - Math.hypot(first.value - first.low, second.high - second.value),
        high: value + Math.hypot(first.high - first.value, second.value - second.low),
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/statistics/balanced-accuracy.ts


/**
 * Compares labels with predicted classes. A model that always says the same is right about 1 / classes of them in balanced
 * accuracy, however rare a class is. Source: Brodersen, Ong, Stephan, Buhmann, "The balanced accuracy and its posterior
 * distribution", ICPR 2010.
 * @param all labels of which `labels` are a part that may hold too much of some classes: the accuracy is about all of them
 */
function compareClasses(labels, predicted, all = labels) {
    const byClass = new Map();
    for (const [row, label] of labels.entries()) {
        const counted = byClass.get(label) ?? { rows: 0, right: 0 };
        counted.rows += 1;
        if (predicted[row] === label)
            counted.right += 1;
        byClass.set(label, counted);
    }
    let [right, known] = [0, 0];
    for (const label of all) {
        const counted = byClass.get(label);
        if (counted === undefined)
            continue;
        right += counted.right / counted.rows;
        known += 1;
    }
    return {
        balanced: meanOf([...byClass.values()].map((one) => distributions_wilson(one.right, one.rows))),
        accuracy: right / Math.max(1, known),
        classes: byClass.size,
        rows: labels.length,
    };
}
/** A model that is right at most this much more often than guessing is taken to guess. */
const MARGIN = 0.05;
/** True if a model knows something of the labels: it is right more often than guessing, or certainly so in balanced accuracy. */
function isAboveChance({ accuracy, balanced, classes: found }, classes) {
    return accuracy > 1 / classes + MARGIN || balanced.low > 1 / found;
}
function accuracyOf({ accuracy, rows }) {
    return { measure: 'accuracy', ...wilson(Math.round(accuracy * rows), rows) };
}

;// CONCATENATED MODULE: ./packages/engine/src/victim/class-scores.ts



/** Says what the answers of an ONNX model are, by its file and one look at it. @throws ArtifactFault if classes are wanted of a regression */
function meaningOf(kind, answer, probed) {
    if (kind === 'values')
        return { answers: 'values', form: undefined };
    if (answer.form === 'labels')
        return { answers: 'labels', form: undefined };
    if (answer.form === 'regression' && probed.size === 1)
        throw new src_fault/* ArtifactFault */.RE(IS_REGRESSION);
    return { answers: 'scores', form: scoresForm(answer, probed) };
}
/** What the numbers of scores are. A regressor of several numbers gives scores, too. */
function scoresForm({ form }, seen) {
    return formOfAnswers(form === 'regression' || form === 'labels' ? 'unknown' : form, seen);
}
/** Says how the only number of an answer is read; undefined for answers of several. */
function formatLevel(form) {
    if (form === 'second-probability') {
        return 'The model answers with one number for each input, read as the probability of the second class: above .5.';
    }
    if (form === 'second-logit') {
        return 'The model answers with one number for each input, read as a decision value: above 0 it names the second class.';
    }
    return undefined;
}
/** How far sums of 32-bit numbers, such as the votes of trees, may lie beyond 0 and 1. */
const ROUNDING = 1e-5;
/** How far the sum of rounded probabilities may be from 1. */
const SUM_TOLERANCE = 0.01;
/**
 * Decides what the numbers of a classifier's answers are. One number for each input is the probability of the second class if the file
 * says so, or if all answers lie between 0 and 1 and the labels agree better with a level of .5 than with 0. Else 0 is the level.
 * @param said what the model file says
 */
function formOfAnswers(said, { values: answers, size, labels }) {
    const unit = answers.every((value) => value >= -ROUNDING && value <= 1 + ROUNDING);
    if (size === 1) {
        const isHalf = said !== 'unknown' || (unit && agreesAtHalf(answers, labels));
        return isHalf ? 'second-probability' : 'second-logit';
    }
    if (said === 'sigmoids')
        return sumsToOne(answers, size) ? 'probabilities' : 'sigmoids';
    if (said === 'probabilities')
        return 'probabilities';
    return unit && sumsToOne(answers, size) ? 'probabilities' : 'logits';
}
/** Labels may be swapped, which is said elsewhere: they agree with a level that tells them apart. */
function agreesAtHalf(answers, labels) {
    if (labels === undefined || new Set(labels).size < 2)
        return true;
    const [atHalf = 0, atZero = 0] = [0.5, 0].map((level) => {
        const above = Int32Array.from(answers, (value) => Number(value > level));
        return Math.abs(compareClasses(Int32Array.from(labels), above).balanced.value - 0.5);
    });
    return atHalf > atZero;
}
function sumsToOne(answers, size) {
    for (let at = 0; at < answers.length; at += size) {
        const sum = answers.subarray(at, at + size).reduce((all, value) => all + value, 0);
        if (Math.abs(sum - 1) > SUM_TOLERANCE)
            return false;
    }
    return true;
}
/** @returns the numbers of one answer as class scores, made of `size` numbers of the model */
function scoresSize(form, size) {
    return form === 'second-probability' || form === 'second-logit' ? 2 : size;
}
/** Makes class probabilities of a classifier's answers. A value that is no number (NaN) counts as the least. */
function classScores(form, answers, size) {
    switch (form) {
        case 'probabilities':
            return answers.some(Number.isNaN) ? eachRow(answers, size, withoutNaN) : answers;
        case 'logits':
            return eachRow(answers, size, class_scores_softmax);
        case 'sigmoids':
            return eachRow(answers, size, class_scores_normalize);
        case 'second-probability':
            return twoClasses(answers, (value) => value);
        case 'second-logit':
            return twoClasses(answers, (value) => 1 / (1 + Math.exp(-value)));
    }
}
function eachRow(answers, size, change) {
    const scores = answers.slice();
    for (let at = 0; at < scores.length; at += size)
        change(scores.subarray(at, at + size));
    return scores;
}
function twoClasses(answers, probability) {
    const scores = new Float32Array(answers.length * 2);
    for (const [index, value] of answers.entries()) {
        const second = Number.isNaN(value) ? 0.5 : probability(value);
        scores[index * 2] = 1 - second;
        scores[index * 2 + 1] = second;
    }
    return scores;
}
/** Softmax that survives infinite logits, and gives those that are no numbers nothing. */
function class_scores_softmax(row) {
    let largest = -Infinity;
    for (const value of row)
        if (value > largest)
            largest = value;
    let sum = 0;
    for (let index = 0; index < row.length; index += 1) {
        const value = row[index] ?? 0;
        const weight = value === largest ? 1 : Math.exp(value - largest);
        row[index] = Number.isNaN(weight) ? 0 : weight;
        sum += row[index] ?? 0;
    }
    divide(row, sum);
}
function class_scores_normalize(row) {
    withoutNaN(row);
    divide(row, row.reduce((all, value) => all + value, 0));
}
function withoutNaN(row) {
    for (let index = 0; index < row.length; index += 1)
        if (Number.isNaN(row[index]))
            row[index] = 0;
}
/** Divides by the sum; a row of nothing becomes one of equal shares. */
function divide(row, sum) {
    if (sum > 0)
        for (let index = 0; index < row.length; index += 1)
            row[index] = (row[index] ?? 0) / sum;
    else
        row.fill(1 / row.length);
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./packages/engine/src/victim/let-others-run.ts

/** How long computing may keep the event loop to itself, in milliseconds. */
const TURN_MS = 50;
let lastTurn = performance.now();
/** Lets timers and messages have their turn if computing has kept them waiting. */
async function letOthersRun() {
    if (performance.now() - lastTurn < TURN_MS)
        return;
    await (0,promises_namespaceObject.setImmediate)();
    lastTurn = performance.now();
}

;// CONCATENATED MODULE: ./packages/engine/src/victim/local-model.ts

/** True for a model that is here, false for one behind an address, whose every answer is a query. */
function isLocal(victim) {
    return victim !== undefined && 'look' in victim;
}
class CountedModel {
    #queries = 0;
    get queries() {
        return this.#queries;
    }
    async ask(inputs, count) {
        this.#queries += count;
        return this.look(inputs, count);
    }
}
/** Takes of a model what attacks may know of its inside. */
function innerOf(victim) {
    if (!isLocal(victim))
        return {};
    return {
        ...(victim.features && { features: async (inputs, count) => victim.features?.(inputs, count) }),
        ...(victim.gradients && {
            gradients: async (of, examples) => (await victim.gradients?.(of, examples)) ?? new NoGradient('it has none'),
        }),
        ...(victim.exact && { exact: () => victim.exact?.() }),
        ...(victim.exactValues && { exactValues: () => victim.exactValues?.() }),
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/victim/tree-victim.ts









class TreeVictim extends CountedModel {
    inputShape;
    inputSize;
    answers;
    answerSize;
    columns;
    classNames = undefined;
    takesDoubles;
    notes;
    categoryColumns;
    #native;
    #form;
    /** The numbers that the link makes of the sums of a row. */
    #size;
    #scale;
    #rounded;
    /** The columns, by their places, whose tables may hold categories that the model was not trained on. */
    #open;
    constructor(native, { kind, columns, scale }) {
        super();
        const { features, outputs } = native.model;
        const answer = kind === 'values' ? 'numbers' : answerOf(native);
        const isScores = answer !== 'numbers' && answer !== 'label' && answer !== undefined;
        this.#native = native;
        this.#size = answer === 'label' ? 1 : outputs;
        this.#form = isScores ? answer : undefined;
        this.#scale = scale;
        this.#rounded = native.kind === 'trees' ? RoundedRows.of(native.model) : undefined;
        this.takesDoubles = this.#rounded !== undefined;
        this.inputShape = [features];
        this.inputSize = features;
        this.answers = kind === 'values' ? 'values' : isScores ? 'scores' : 'labels';
        this.answerSize = this.#form === undefined ? this.#size : scoresSize(this.#form, this.#size);
        this.columns = columns;
        this.#open = [...columns.entries()].filter(([, { others }]) => others !== undefined);
        this.notes = native.kind === 'trees' ? native.model.notes : [];
        this.categoryColumns = native.kind === 'trees' ? native.model.categoryColumns : undefined;
    }
    knowRows(rows) {
        this.#rounded?.know(rows);
    }
    async look(inputs, count, units = 'of attacks') {
        const rows = scalePixels(inputs, units === 'of attacks' ? this.#scale : undefined);
        const answers = new Float32Array(count * this.#size);
        for (let at = 0; at < count; at += 1) {
            const row = rows.subarray(at * this.inputSize, (at + 1) * this.inputSize);
            answers.set(this.#predict(row), at * this.#size);
            await letOthersRun();
        }
        if (this.#form !== undefined)
            return classScores(this.#form, answers, this.#size);
        if (answers.some(Number.isNaN)) {
            throw new src_fault/* ArtifactFault */.RE('The model predicts a value that is not a number (NaN). Check its training data.');
        }
        return answers;
    }
    /** A category that the model was not trained on is missing for it, as LightGBM has it. */
    #predict(row) {
        const known = this.#rounded === undefined ? Float64Array.from(row) : this.#rounded.restore(row);
        for (const [at, { categories = [], others }] of this.#open) {
            if ((others?.size ?? 0) > 0 && (known[at] ?? 0) >= categories.length)
                known[at] = NaN;
        }
        return predictionsOf(this.#native.model.link, sumsOf(this.#native, known));
    }
    exact() {
        if (this.answers === 'values')
            return undefined;
        return exactnessOf(this.#native, (sums) => this.#classOf(sums));
    }
    exactValues() {
        return this.answers === 'values' ? valuesOf(this.#native) : undefined;
    }
    /** The class that the answer about a row stands for, by its sums before the link. */
    #classOf(sums) {
        const answer = Float32Array.from(predictionsOf(this.#native.model.link, sums));
        const scores = this.#form === undefined ? answer : classScores(this.#form, answer, this.#size);
        return scores.length === 1 ? Math.round(scores[0] ?? 0) : argMax(scores);
    }
}
/**
 * Rows of a model that compares doubles, rounded to float32 on their way to it. Rounding moves a number to the other side of a
 * cut if the cut lies between the two: 0.3 is above float32(0.3) by 1e-8. For those numbers of the user's rows it is known here
 * what they were.
 */
class RoundedRows {
    /** For each column the cuts of all trees, in order. */
    #cuts;
    #features;
    /** For each column the doubles that the cuts tell from their float32. */
    #doubles = new Map();
    constructor(ensemble) {
        this.#features = ensemble.features;
        const found = new Map();
        for (const { columns, cuts, categories } of ensemble.trees) {
            for (const [node, column] of columns.entries()) {
                if (column < 0 || categories.has(node))
                    continue;
                const known = found.get(column) ?? new Set();
                found.set(column, known.add(cuts[node] ?? 0));
            }
        }
        this.#cuts = new Map([...found].map(([column, cuts]) => [column, Float64Array.from(cuts).sort()]));
    }
    /** @returns undefined for a model that rounds rows itself */
    static of(ensemble) {
        return ensemble.arithmetic === 'double' ? new RoundedRows(ensemble) : undefined;
    }
    /** Remembers rows of the user. Of two doubles with the same float32 the first counts. */
    know(rows) {
        for (const [at, value] of rows.entries()) {
            const rounded = Math.fround(value);
            if (rounded === value || Number.isNaN(value))
                continue;
            const column = at % this.#features;
            if (!this.#isBetween(column, Math.min(rounded, value), Math.max(rounded, value)))
                continue;
            const known = this.#doubles.get(column) ?? new Map();
            this.#doubles.set(column, known);
            if (!known.has(rounded))
                known.set(rounded, value);
        }
    }
    /** The row that a rounded row was, as far as the model sees a difference. */
    restore(row) {
        const whole = Float64Array.from(row);
        for (const [column, doubles] of this.#doubles) {
            const double = doubles.get(whole[column] ?? 0);
            if (double !== undefined)
                whole[column] = double;
        }
        return whole;
    }
    /** True if a cut has one of two numbers below it and the other not. */
    #isBetween(column, least, most) {
        const cuts = this.#cuts.get(column) ?? new Float64Array(0);
        let [low, high] = [0, cuts.length];
        while (low < high) {
            const middle = (low + high) >>> 1;
            if ((cuts[middle] ?? 0) > least)
                high = middle;
            else
                low = middle + 1;
        }
        return (cuts[low] ?? Number.POSITIVE_INFINITY) <= most;
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/formats/native-format.ts








/** What is done with every model that this program computes itself, whatever its format. */
function readNative(native, library) {
    const shape = [native.model.features];
    const columns = columnsOf(native);
    const inspect = (wanted) => {
        requireFit(native, wanted);
        const isScores = ANSWER_KINDS[wanted.task] !== 'values' && answerOf(native) !== 'label';
        return {
            ...{ shape, columns, classNames: undefined },
            classes: isScores ? classCount(native) : undefined,
            takesDoubles: isDouble(native),
        };
    };
    return {
        facts: () => ({
            ...factsOf(native),
            cannotForecast: differInWords(columns.map(({ name }) => name)),
        }),
        describe: () => ({ format: library, ...describe(native) }),
        inspect: (wanted) => Promise.resolve(inspect(wanted)),
        open: (wanted, { scaleOf }) => {
            inspect(wanted);
            const kind = ANSWER_KINDS[wanted.task];
            return Promise.resolve(new TreeVictim(native, { kind, columns, scale: scaleOf?.(shape) }));
        },
    };
}
function describe({ kind, model }) {
    const inputs = [`${String(model.features)} columns`];
    if (kind === 'trees')
        return { inputs, parts: treeParts(model.trees) };
    const digests = new Map([['weights', digestNumbers(model.weights, model.base)]]);
    return { inputs, parts: { kind: 'tensors', digests } };
}
/** What a file of trees is made of. */
function treeParts(trees) {
    return { kind: 'trees', digests: new Map(trees.map((tree, at) => [String(at), digestTree(tree)])) };
}
/** Sets and maps are written by their items, in order. */
function digestTree({ columns, cuts, left, right, missing, values, ...rest }) {
    const items = JSON.stringify(rest, (_key, value) => value instanceof Map || value instanceof Set ? [...value] : value);
    return digestNumbers(columns, cuts, left, right, missing, values, Buffer.from(items));
}
function digestNumbers(...numbers) {
    return digestOf(...numbers.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)));
}
function isDouble(native) {
    return native.kind === 'trees' && native.model.arithmetic === 'double';
}
function factsOf(native) {
    const { task, model } = native;
    if (task === 'ranking')
        throw new src_fault/* ArtifactFault */.RE(RANKS);
    const isClassifier = task === 'classification';
    return {
        shape: [model.features],
        isClassifier,
        isRegression: task === 'regression',
        takesBytes: false,
        answerSize: isClassifier ? classCount(native) : model.outputs,
    };
}
const RANKS = 'The model ranks inputs, and gives them neither classes nor values of their own. This tool does not ' +
    'attack models that rank. Remove the analysis, and add the file under accept in the config file: ' +
    '{ model: PATH, reason: WHY }.';
function requireFit(native, { task }) {
    if (native.task === 'ranking')
        throw new src_fault/* ArtifactFault */.RE(RANKS);
    if (ANSWER_KINDS[task] === 'values') {
        if (native.task === 'classification')
            throw new src_fault/* ArtifactFault */.RE(IS_CLASSIFIER);
        requireOneValue(task, native.model.outputs);
        return;
    }
    if (native.task === 'regression')
        throw new src_fault/* ArtifactFault */.RE(IS_REGRESSION);
    if (answerOf(native) !== undefined)
        return;
    throw new src_fault/* ArtifactFault */.RE(SEVERAL_LABELS);
}
/** LightGBM numbers columns that have no names. */
const NUMBERED = /^Column_\d+$/u;
/** Trees know missing numbers, and a linear model of XGBoost adds nothing for them. */
function columnsOf({ kind, model }) {
    const { features, featureNames } = model;
    const categories = kind === 'trees' ? model.categoryNames : undefined;
    const isNamed = featureNames.length === features && !featureNames.every((name) => NUMBERED.test(name));
    return Array.from({ length: features }, (_unused, at) => {
        const names = categories?.get(at);
        return {
            name: isNamed ? featureNames[at] : undefined,
            mayLack: true,
            categories: names,
            categoryNumbers: names && categoryNumbers(names),
            others: names && new Words(),
        };
    });
}

;// CONCATENATED MODULE: ./packages/engine/src/formats/lightgbm-format.ts


const lightgbm = {
    matches: (content) => /^tree\r?\nversion=v\d/u.test(content.toString('latin1', 0, 40)),
    read: (content) => readNative({ kind: 'trees', ...readLightgbm(content) }, 'LightGBM'),
};

;// CONCATENATED MODULE: ./packages/engine/src/model/model-file.ts
const MODEL_LIMITS = {
    bytes: 2 ** 30,
    nodes: 50_000,
    depth: 12,
    elements: 2 ** 28,
    fields: 40_000_000,
};

;// CONCATENATED MODULE: ./packages/common/src/protobuf.ts
/** Counts the fields of all messages of a file: a hostile one may hold hundreds of millions. */
class FieldCounter {
    #left;
    #fault;
    /** @param fault makes what is thrown if there are more */
    constructor(maxFields, fault) {
        this.#left = maxFields;
        this.#fault = fault;
    }
    count() {
        this.#left -= 1;
        if (this.#left < 0)
            throw this.#fault();
    }
}
const LARGEST_NUMBER = 2 ** 29 - 1;
/**
 * Reads the fields of a message one after another (protobuf.dev, "Encoding"). It makes no object for a field, and does not read
 * content: whoever reads it, or a message in it, may move the bytes. Groups are refused: no format of models has them.
 */
class FieldReader {
    number = 0;
    wire = 0;
    value = 0;
    offset = 0;
    size = 0;
    /** Where the field begins, and where the next one does. */
    start = 0;
    end;
    #bytes;
    #counter;
    #last;
    /**
     * @param start of the message
     * @param last where the message ends
     * @param counter undefined for messages that were counted before
     */
    constructor(bytes, start, last, counter) {
        this.#bytes = bytes;
        this.#counter = counter;
        this.end = start;
        this.#last = last;
    }
    /** Goes to the next field. @returns false at the end of the message */
    next() {
        const bytes = this.#bytes;
        this.start = this.end;
        if (this.start >= this.#last)
            return false;
        this.#counter?.count();
        bytes.offset = this.start;
        const key = readVarint(bytes);
        this.number = Math.floor(key / 8);
        this.wire = key % 8;
        if (this.number < 1 || this.number > LARGEST_NUMBER)
            throw bytes.malformed();
        this.#readExtent();
        if (this.end > this.#last)
            throw bytes.malformed();
        return true;
    }
    #readExtent() {
        const bytes = this.#bytes;
        const isInteger = this.wire === 0;
        const number = isInteger || this.wire === 2 ? readVarint(bytes) : 0;
        this.value = isInteger ? number : 0;
        this.offset = bytes.offset;
        this.size = this.wire === 2 ? number : (FIXED_SIZES[this.wire] ?? -1);
        if (this.size < 0)
            throw bytes.malformed();
        this.end = this.offset + this.size;
    }
}
const FIXED_SIZES = { 0: 0, 1: 8, 5: 4 };
/** Reads an integer of up to 64 bits with its sign; beyond 2^53 it is not exact. */
function readVarint(bytes) {
    let value = 0;
    let scale = 1;
    for (let index = 0; index < 7; index += 1) {
        const byte = bytes.u8();
        if (byte < 128)
            return value + byte * scale;
        value += (byte - 128) * scale;
        scale *= 128;
    }
    return readLongVarint(bytes, BigInt(value));
}
/** Goes on with the eighth byte. Negative integers have ten. */
function readLongVarint(bytes, start) {
    let value = start;
    for (let index = 7; index < 10; index += 1) {
        const byte = bytes.u8();
        value += BigInt(byte % 128) << BigInt(7 * index);
        if (byte < 128)
            return Number(BigInt.asIntN(64, value));
    }
    throw bytes.malformed();
}

;// CONCATENATED MODULE: ./packages/engine/src/model/protobuf-messages.ts


/** Counts the fields of a model file. @throws ArtifactFault if it has too many to be a model */
function countFields(most) {
    return new FieldCounter(most, () => new src_fault/* ArtifactFault */.RE('The model file has too many parts to be a model.'));
}
/** A message of a model that is in memory. */
class ModelBytes {
    bytes;
    offset = 0;
    constructor(bytes) {
        this.bytes = bytes;
    }
    u8() {
        const byte = this.bytes[this.offset];
        if (byte === undefined)
            throw this.malformed();
        this.offset += 1;
        return byte;
    }
    malformed() {
        return new src_fault/* ArtifactFault */.RE('The model file is damaged or cut short, or is not an ONNX model. Export it again, and check it with ' +
            'python -c "import onnx; onnx.checker.check_model(\'model.onnx\')".');
    }
}
/** Reads the fields of a message one after another. @throws ArtifactFault if it is none, or holds too many */
class MessageReader extends FieldReader {
    #bytes;
    constructor(bytes, counter) {
        super(new ModelBytes(bytes), 0, bytes.length, counter);
        this.#bytes = bytes;
    }
    /** A view of the field's content. */
    get content() {
        return this.#bytes.subarray(this.offset, this.end);
    }
    /** A view of the whole field, with its key and its length. */
    get whole() {
        return this.#bytes.subarray(this.start, this.end);
    }
}
/** Reads the integers of a packed field. @throws ArtifactFault if the last is cut */
function* packedIntegers(content) {
    const bytes = new ModelBytes(content);
    while (bytes.offset < content.length)
        yield readVarint(bytes);
}
/** Writes a message: its fields, one after another. */
function protobuf_messages_message(...fields) {
    return Buffer.concat(fields);
}
function protobuf_messages_text(field, value) {
    return protobuf_messages_bytes(field, Buffer.from(value, 'utf8'));
}
function protobuf_messages_bytes(field, value) {
    return Buffer.concat([contentHeader(field, value.length), value]);
}
function protobuf_messages_integer(field, value) {
    return Buffer.concat([varint(field * 8), varint(value)]);
}
/** The float of an attribute. */
function protobuf_messages_float(field, value) {
    return Buffer.concat([varint(field * 8 + 5), new Uint8Array(Float32Array.of(value).buffer)]);
}
/** What is before content of a length in bytes. */
function contentHeader(field, length) {
    return Buffer.concat([varint(field * 8 + 2), varint(length)]);
}
function varint(value) {
    const parts = [];
    // A negative integer is written as the 64-bit number that it is in two's complement.
    let rest = value < 0 ? BigInt.asUintN(64, BigInt(value)) : BigInt(value);
    while (rest > 127n) {
        parts.push(Number(rest & 127n) + 128);
        rest >>= 7n;
    }
    return Uint8Array.from([...parts, Number(rest)]);
}

;// CONCATENATED MODULE: ./packages/engine/src/model/tensor-judgement.ts

/** The bits of one number for each element type of ONNX (TensorProto.DataType). Strings (8) are counted one by one. */
const BITS = {
    ...{ 1: 32, 2: 8, 3: 8, 4: 16, 5: 16, 6: 32, 7: 64, 9: 8, 10: 16, 11: 64, 12: 32, 13: 64, 14: 64, 15: 128 },
    ...{ 16: 16, 17: 8, 18: 8, 19: 8, 20: 8, 21: 4, 22: 4, 23: 4 },
};
/** The bits of one number of an element type; undefined for texts, and for types that there are not. */
function bitsOf(type) {
    return BITS[type];
}
const STRING_TYPE = 8;
const MAX_DIMENSIONS = 32;
/** Judges one tensor: its numbers must be in the file itself, and as many as it says. @returns what is wrong, if anything is */
function tensorProblem(tensor, maxElements) {
    const name = (0,shown_name/* shownName */.H)(tensor.text(8));
    if (tensor.has(13) || tensor.integer(14) !== 0) {
        return (`The tensor "${name}" keeps its numbers in another file (external data). Save the model as one file: ` +
            'onnx.save(onnx.load("model.onnx"), "whole.onnx", save_as_external_data=False).');
    }
    const dimensions = tensor.integers(1);
    if (dimensions.length > MAX_DIMENSIONS || dimensions.some((size) => size < 0)) {
        return `The tensor "${name}" has impossible dimensions.`;
    }
    const elements = tensor.integers(1).reduce((product, size) => product * size, 1);
    if (elements > maxElements) {
        return `The tensor "${name}" has ${dimensions.join(' x ')} numbers; at most ${String(maxElements)} can be analysed.`;
    }
    const held = heldElements(tensor);
    return elements <= held
        ? undefined
        : `The tensor "${name}" says that it has ${dimensions.join(' x ')} numbers, but the file holds fewer: it is damaged.`;
}
/** The most numbers that the content of a tensor can be. Numbers as varints take at least a byte each. */
function heldElements(tensor) {
    const type = tensor.integer(2);
    if (type === STRING_TYPE)
        return tensor.contents(6).length;
    const bits = BITS[type];
    if (bits === undefined)
        return 0;
    const varints = tensor.size(5) + tensor.size(7) + tensor.size(11);
    // Two numbers of 4 bits may share a varint.
    const perVarint = bits === 4 ? 2 : 1;
    return (tensor.size(9) * 8) / bits + tensor.size(4) / 4 + tensor.size(10) / 8 + varints * perVarint;
}
/** Judges the size of a sparse tensor written out, since the runtime writes it out. */
function sparseProblem(sparse, maxElements) {
    const dimensions = sparse.integers(3);
    const elements = dimensions.reduce((product, size) => product * size, 1);
    const fits = dimensions.every((size) => size >= 0) && elements <= maxElements;
    return fits ? undefined : `A sparse tensor of the model has ${dimensions.join(' x ')} numbers: too many.`;
}

;// CONCATENATED MODULE: ./packages/engine/src/model/inline-external-data.ts






/** What a message can hold of others on the way to a tensor, by field number (onnx.proto3). */
const INNER = {
    model: { 7: 'graph' },
    graph: { 1: 'node', 5: 'tensor', 15: 'sparseTensor' },
    node: { 5: 'attribute' },
    attribute: { 5: 'tensor', 6: 'graph', 10: 'tensor', 11: 'graph', 22: 'sparseTensor', 23: 'sparseTensor' },
    sparseTensor: { 1: 'tensor', 2: 'tensor' },
    tensor: {},
};
const [DIMENSIONS, TYPE, NAME, RAW, EXTERNAL, LOCATION] = [1, 2, 8, 9, 13, 14];
/** `data_location` of a tensor whose numbers are in another file. */
const IN_OTHER_FILE = 1;
/** Deeper graphs stay as they are, and are refused later. */
const MOST_DEPTH = 40;
/**
 * Writes numbers that a model keeps in other files into the model, so that whatever judges and runs it sees one file. Whatever
 * is not written as exporters write it stays as it is, and is refused when the model is judged.
 * @throws ArtifactFault if a file is missing, too short, or not below the folder of the model, or the whole gets too large
 */
function inlineExternalData(bytes, open, limits = MODEL_LIMITS) {
    const whole = new Inliner(open, limits).rewrite('model', bytes, 0);
    return whole === undefined ? bytes : Buffer.concat(whole.parts, whole.bytes);
}
class Inliner {
    #open;
    #counter;
    #opened = new Map();
    #mostBytes;
    #left;
    constructor(open, limits) {
        this.#open = open;
        this.#counter = countFields(limits.fields);
        this.#mostBytes = limits.bytes;
        this.#left = limits.bytes;
    }
    /** @returns undefined if nothing in the message has to change */
    rewrite(kind, message, depth) {
        if (kind === 'tensor')
            return this.#tensor(message);
        if (depth > MOST_DEPTH)
            return undefined;
        const inner = INNER[kind];
        const reader = new MessageReader(message, this.#counter);
        const pieces = { parts: [], bytes: 0 };
        let kept = 0;
        while (reader.next()) {
            const innerKind = reader.wire === 2 ? inner[reader.number] : undefined;
            const changed = innerKind === undefined ? undefined : this.rewrite(innerKind, reader.content, depth + 1);
            if (changed === undefined)
                continue;
            const before = message.subarray(kept, reader.start);
            add(pieces, before, contentHeader(reader.number, changed.bytes), ...changed.parts);
            kept = reader.end;
        }
        if (pieces.parts.length === 0)
            return undefined;
        add(pieces, message.subarray(kept));
        return pieces;
    }
    #tensor(message) {
        const fields = new TensorFields(message, this.#counter);
        if (!fields.isExternal)
            return undefined;
        const location = fields.entry('location');
        const bits = bitsOf(fields.type);
        if (location === undefined || bits === undefined)
            return undefined;
        const name = (0,shown_name/* shownName */.H)(fields.name);
        const file = this.#file(location, name);
        const size = Math.ceil((fields.elements * bits) / 8);
        const start = Number(fields.entry('offset') ?? 0);
        const length = Number(fields.entry('length') ?? size);
        const isPart = [start, length].every((number) => Number.isSafeInteger(number) && number >= 0);
        if (!isPart || length !== size || start + length > file.length) {
            throw new src_fault/* ArtifactFault */.RE(`The tensor "${name}" needs ${String(size)} bytes, but ${(0,shown_name/* shownName */.H)(location)} does not hold them where the model says ` +
                '(external data): the file is damaged, cut short, or belongs to another model. Export both together.');
        }
        this.#left -= length;
        if (this.#left < 0) {
            throw new src_fault/* ArtifactFault */.RE(`The model has more than ${String(this.#mostBytes)} bytes with its external data, the most that can be analysed.`);
        }
        const pieces = { parts: [], bytes: 0 };
        add(pieces, ...fields.others, contentHeader(RAW, length), file.subarray(start, start + length));
        return pieces;
    }
    #file(location, tensor) {
        const path = external_node_path_namespaceObject.posix.normalize(location);
        const says = `The tensor "${tensor}" keeps its numbers in another file (external data), "${(0,shown_name/* shownName */.H)(location)}"`;
        if (leavesFolder(path)) {
            throw new src_fault/* ArtifactFault */.RE(`${says}, which is not below the folder of the model. Only files beside the model are read. Export the model again.`);
        }
        const content = this.#opened.get(path) ?? this.#open(path);
        if (content === undefined) {
            throw new src_fault/* ArtifactFault */.RE(`${says}, and that is not beside the model, or is not a plain file inside the workspace. Commit it or fetch it, or save the ` +
                'model as one file: torch.onnx.export(..., external_data=False).');
        }
        this.#opened.set(path, content);
        return content;
    }
}
/** True for a path that leads out of the model's folder on some system: absolute, with a drive, a scheme or `..`. */
function leavesFolder(path) {
    return /^[\\/~]|^[a-z][\w+.-]*:|\\|^\.\.?(?:\/|$)|\0/iu.test(path);
}
/** The fields of a tensor that say where its numbers are. */
class TensorFields {
    isExternal = false;
    elements = 1;
    type = 0;
    name = '';
    /** All fields but those that refer to another file. */
    others = [];
    #entries = new Map();
    constructor(message, counter) {
        const reader = new MessageReader(message, counter);
        while (reader.next()) {
            if (reader.wire === 0)
                this.#integer(reader.number, reader.value);
            else if (reader.wire === 2)
                this.#content(reader.number, reader.content);
            if (reader.number !== EXTERNAL && reader.number !== LOCATION)
                this.others.push(reader.whole);
        }
    }
    entry(key) {
        return this.#entries.get(key);
    }
    #integer(number, value) {
        if (number === DIMENSIONS)
            this.elements *= value;
        else if (number === TYPE)
            this.type = value;
        else if (number === LOCATION)
            this.isExternal = value === IN_OTHER_FILE;
    }
    #content(number, content) {
        if (number === DIMENSIONS)
            for (const size of packedIntegers(content))
                this.elements *= size;
        else if (number === NAME)
            this.name = TEXT.decode(content);
        else if (number === EXTERNAL)
            this.#entry(content);
    }
    #entry(content) {
        const reader = new MessageReader(content);
        const texts = new Map();
        while (reader.next())
            if (reader.wire === 2)
                texts.set(reader.number, TEXT.decode(reader.content));
        this.#entries.set(texts.get(1) ?? '', texts.get(2) ?? '');
    }
}
const TEXT = new TextDecoder('utf-8', { ignoreBOM: true });
function add(pieces, ...parts) {
    for (const part of parts) {
        pieces.parts.push(part);
        pieces.bytes += part.length;
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/model/onnx-message.ts


/** The fields of each kind of message in an ONNX file, by number (onnx.proto3). Others are ignored, as the runtime does. */
const onnx_message_FIELDS = {
    model: { 2: 'content', 7: 'content', 8: 'contents', 20: 'contents', 25: 'contents' },
    operatorSet: { 1: 'content', 2: 'integer' },
    graph: { 1: 'contents', 2: 'content', 5: 'contents', 11: 'contents', 12: 'contents', 15: 'contents' },
    node: { 1: 'contents', 2: 'contents', 3: 'content', 4: 'content', 5: 'contents', 7: 'content' },
    attribute: {
        ...{ 1: 'content', 2: 'float', 3: 'integer', 4: 'content', 5: 'content', 6: 'content', 7: 'floats' },
        ...{ 8: 'integers', 9: 'contents', 10: 'contents', 11: 'contents', 14: 'content', 15: 'contents' },
        ...{ 20: 'integer', 21: 'content', 22: 'content', 23: 'contents' },
    },
    tensor: {
        ...{ 1: 'integers', 2: 'integer', 3: 'content', 4: 'floats', 5: 'integers', 6: 'contents' },
        ...{ 7: 'integers', 8: 'content', 9: 'content', 10: 'doubles', 11: 'integers' },
        ...{ 13: 'contents', 14: 'integer' },
    },
    sparseTensor: { 1: 'content', 2: 'content', 3: 'integers' },
    value: { 1: 'content', 2: 'content' },
    type: { 1: 'content', 4: 'content', 5: 'content', 7: 'content', 8: 'content', 9: 'content' },
    tensorType: { 1: 'integer', 2: 'content' },
    shape: { 1: 'contents' },
    dimension: { 1: 'integer', 2: 'content' },
};
const WIRES = {
    integer: [0],
    integers: [0, 2],
    content: [2],
    contents: [2],
    float: [5],
    floats: [5, 2],
    doubles: [1, 2],
};
/** Keeps a byte order mark: the runtime sees it too. */
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** One message of an ONNX file. Its fields are read when it is made; messages inside it are not. */
class OnnxMessage {
    #contents = new Map();
    #integers = new Map();
    #sizes = new Map();
    /**
     * Reads a message strictly. protobuf merges a field that is there twice, and drops one of a wrong wire type; no exporter
     * writes such a file, so both are refused: what was judged is then what the runtime reads.
     * @throws ArtifactFault
     */
    constructor(counter, kind, bytes) {
        const forms = onnx_message_FIELDS[kind];
        const reader = new MessageReader(bytes, counter);
        while (reader.next()) {
            const { number, wire } = reader;
            const form = forms[number];
            if (form === undefined)
                continue;
            if (!WIRES[form].includes(wire) || (this.#sizes.has(number) && !form.endsWith('s'))) {
                throw new src_fault/* ArtifactFault */.RE(`The model file is not well formed: field ${String(number)} of a ${kind} occurs twice or has a wrong ` +
                    'type. No exporter writes that. Export the model again.');
            }
            // An integer counts as the 64 bits that it stands for.
            const size = wire === 0 ? 8 : reader.size;
            this.#sizes.set(number, (this.#sizes.get(number) ?? 0) + size);
            if (wire === 0)
                onnx_message_add(this.#integers, number, reader.value);
            else if (wire === 2)
                this.#addContent(number, form, reader.content);
        }
    }
    #addContent(number, form, content) {
        if (form !== 'integers')
            onnx_message_add(this.#contents, number, content);
        else
            for (const integer of packedIntegers(content))
                onnx_message_add(this.#integers, number, integer);
    }
    has(number) {
        return this.#sizes.has(number);
    }
    contents(number) {
        return this.#contents.get(number) ?? [];
    }
    integer(number) {
        return this.integers(number)[0] ?? 0;
    }
    integers(number) {
        return this.#integers.get(number) ?? [];
    }
    /** The bytes of a field, however they are packed. */
    size(number) {
        return this.#sizes.get(number) ?? 0;
    }
    text(number) {
        return this.texts(number)[0] ?? '';
    }
    texts(number) {
        return this.contents(number).map((bytes) => UTF8.decode(bytes));
    }
}
function onnx_message_add(lists, number, value) {
    const list = lists.get(number);
    if (list === undefined)
        lists.set(number, [value]);
    else
        list.push(value);
}

;// CONCATENATED MODULE: ./packages/engine/src/model/judge-model.ts






/**
 * Operators that onnxruntime adds to the standard and that only compute: what its optimizer and its quantizer write. Others of its domain
 * may read files (EPContext) or hold code, and are refused.
 */
const CONTRIBUTED_DOMAIN = 'com.microsoft';
const CONTRIBUTED_OPERATORS = new Set([
    ...['BiasGelu', 'DequantizeLinear', 'DynamicQuantizeMatMul', 'FastGelu', 'FusedConv', 'FusedGemm'],
    ...['FusedMatMul', 'Gelu', 'MatMulIntegerToFloat', 'QGemm', 'QLinearAdd', 'QLinearAveragePool'],
    ...['QLinearConcat', 'QLinearGlobalAveragePool', 'QLinearLeakyRelu', 'QLinearMul', 'QLinearSigmoid'],
    ...['QLinearSoftmax', 'QuantizeLinear', 'QuickGelu', 'SkipLayerNormalization'],
]);
/** The domains whose operators only compute. Others name code that the runtime would have to load or know. */
const DOMAINS = new Set(['', 'ai.onnx', 'ai.onnx.ml']);
/**
 * Judges an ONNX file before the runtime sees it: well formed, of sane size, no reference to another file, only standard operators.
 * @throws ArtifactFault that says what is wrong with the file
 */
function judgeModel(bytes, limits = MODEL_LIMITS) {
    if (bytes.length > limits.bytes) {
        throw new src_fault/* ArtifactFault */.RE(`The model file has ${String(bytes.length)} bytes; at most ${String(limits.bytes)} can be analysed.`);
    }
    return new Judge(limits).model(bytes);
}
function isContributed(operator, domain) {
    return domain === CONTRIBUTED_DOMAIN && CONTRIBUTED_OPERATORS.has(operator);
}
/** The attributes that are kept: those that name the classes, the texts that inputs are compared with, and what is done at the end. */
const KEPT = /^classlabels_|_strings$|^post_transform$/u;
/** A node with so many bytes holds numbers or texts itself. */
const LARGE_NODE = 256;
function largeNodes({ message, nodes }) {
    return message.contents(1).flatMap((bytes, at) => {
        const [name] = nodes[at]?.outputs ?? [];
        return name === undefined || bytes.length < LARGE_NODE ? [] : [[name, bytes]];
    });
}
class Judge {
    #limits;
    #counter;
    #nodes = 0;
    constructor(limits) {
        this.#limits = limits;
        this.#counter = countFields(limits.fields);
    }
    model(bytes) {
        const model = this.#message('model', bytes);
        const [graphBytes] = model.contents(7);
        if (graphBytes === undefined) {
            throw new src_fault/* ArtifactFault */.RE('The model file holds no graph: it is empty, cut short, or not an ONNX model.');
        }
        if (model.has(20)) {
            throw new src_fault/* ArtifactFault */.RE('The model file holds training information. Export the model for inference only.');
        }
        if (model.has(25)) {
            throw new src_fault/* ArtifactFault */.RE('The model file defines functions of its own. Inline them with ' +
                'onnx.inliner.inline_local_functions(model), and save the model again.');
        }
        const graph = this.#graph(graphBytes, 1);
        const inputs = graph.message.contents(11).map((value) => this.#value(value));
        return {
            bytes,
            opset: this.#opset(model),
            inputs: inputs.filter(({ name }) => !graph.constants.has(name)),
            outputs: graph.message.contents(12).map((value) => this.#value(value)),
            nodes: graph.nodes,
            constants: new Set(graph.constants.keys()),
            parts: new Map([...graph.constants, ...largeNodes(graph)]),
        };
    }
    #message(kind, bytes) {
        return new OnnxMessage(this.#counter, kind, bytes);
    }
    #opset(model) {
        const sets = model.contents(8).map((bytes) => this.#message('operatorSet', bytes));
        return sets.find((set) => ['', 'ai.onnx'].includes(set.text(1)))?.integer(2) ?? 0;
    }
    #graph(bytes, depth) {
        if (depth > this.#limits.depth) {
            throw new src_fault/* ArtifactFault */.RE(`The model nests graphs (If, Loop, Scan) more than ${String(this.#limits.depth)} deep.`);
        }
        const message = this.#message('graph', bytes);
        const nodes = message.contents(1).map((node) => this.#node(node, depth));
        const constants = new Map(message.contents(5).map((tensor) => [this.#tensor(tensor), tensor]));
        for (const tensor of message.contents(15))
            this.#sparseTensor(tensor);
        return { message, nodes, constants };
    }
    #node(bytes, depth) {
        this.#nodes += 1;
        if (this.#nodes > this.#limits.nodes) {
            throw new src_fault/* ArtifactFault */.RE(`The model has more than ${String(this.#limits.nodes)} nodes. Simplify it (onnxsim), or analyse a smaller model.`);
        }
        const node = this.#message('node', bytes);
        const [operator, domain] = [node.text(4), node.text(7)];
        if (!DOMAINS.has(domain) && !isContributed(operator, domain)) {
            throw new src_fault/* ArtifactFault */.RE(`The model uses the operator ${(0,shown_name/* shownName */.H)(operator)} of the domain ${(0,shown_name/* shownName */.H)(domain)}. Only operators of ` +
                'ai.onnx, ai.onnx.ml and some of com.microsoft are run. Export the model without custom operators or optimizations for one runtime.');
        }
        const attributes = new Map();
        for (const content of node.contents(5)) {
            const attribute = this.#attribute(content, depth);
            const name = attribute.text(1);
            if (!KEPT.test(name))
                continue;
            const texts = name === 'post_transform' ? [attribute.text(4)] : attribute.texts(9);
            attributes.set(name, { integers: attribute.integers(8), texts });
        }
        return { operator, inputs: node.texts(1), outputs: node.texts(2), attributes };
    }
    #attribute(bytes, depth) {
        const attribute = this.#message('attribute', bytes);
        for (const tensor of [...attribute.contents(5), ...attribute.contents(10)])
            this.#tensor(tensor);
        for (const tensor of [...attribute.contents(22), ...attribute.contents(23)])
            this.#sparseTensor(tensor);
        for (const graph of [...attribute.contents(6), ...attribute.contents(11)])
            this.#graph(graph, depth + 1);
        return attribute;
    }
    /** Judges a tensor. @returns its name */
    #tensor(bytes) {
        const tensor = this.#message('tensor', bytes);
        const problem = tensorProblem(tensor, this.#limits.elements);
        if (problem !== undefined)
            throw new src_fault/* ArtifactFault */.RE(problem);
        return tensor.text(8);
    }
    #sparseTensor(bytes) {
        const sparse = this.#message('sparseTensor', bytes);
        for (const part of [...sparse.contents(1), ...sparse.contents(2)])
            this.#tensor(part);
        const problem = sparseProblem(sparse, this.#limits.elements);
        if (problem !== undefined)
            throw new src_fault/* ArtifactFault */.RE(problem);
    }
    #value(bytes) {
        const value = this.#message('value', bytes);
        const name = value.text(1);
        const [typeBytes] = value.contents(2);
        if (typeBytes === undefined)
            return { name, kind: 'other', elementType: 0, shape: undefined };
        const type = this.#message('type', typeBytes);
        const [tensorBytes] = type.contents(1);
        if (tensorBytes !== undefined) {
            const tensor = this.#message('tensorType', tensorBytes);
            return { name, kind: 'tensor', elementType: tensor.integer(1), shape: this.#shape(tensor) };
        }
        const kind = type.has(4) ? 'sequence' : type.has(5) ? 'map' : 'other';
        return { name, kind, elementType: 0, shape: undefined };
    }
    #shape(tensorType) {
        const [shapeBytes] = tensorType.contents(2);
        if (shapeBytes === undefined)
            return undefined;
        return this.#message('shape', shapeBytes)
            .contents(1)
            .map((bytes) => {
            const size = this.#message('dimension', bytes).integer(1);
            // Exporters write an open dimension as a name, as nothing, as 0 or as -1.
            return size > 0 ? size : undefined;
        });
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/model/refused-models.ts




/**
 * Refuses a model whose file gives several labels to one input, as converters of scikit-learn write it: a label output with a column for
 * each class, or labels that are each score compared with a level of its own. @throws ArtifactFault
 */
function refuseSeveralLabels(file, answer) {
    if (!hasLabelColumns(file, answer) && !comparesEachScore(file, answer))
        return;
    throw new src_fault/* ArtifactFault */.RE(SEVERAL_LABELS);
}
/** A second output of as many whole numbers as there are scores; with other numbers it may be the best few classes. */
function hasLabelColumns({ outputs }, answer) {
    const { shape: scores = [] } = outputs.find(({ name }) => name === answer.tensor) ?? {};
    return outputs.some(({ kind, elementType, shape }) => {
        if (kind !== 'tensor' || !INTEGER_ANSWERS.has(elementType))
            return false;
        const columns = (shape?.length === 2 ? shape[1] : undefined) ?? 1;
        if (columns < 2)
            return false;
        // Forests write the scores of both answers for each label, one label after another.
        const fits = scores.length === 3 ? scores[0] === columns : scores[1] === columns;
        return answer.form === 'labels' || answer.maps !== undefined || fits;
    });
}
/** Two classes by one score are compared so, too; then the scores are put together from it. */
function comparesEachScore(file, answer) {
    const maker = makerOf(file, answer.tensor);
    if (maker?.operator !== 'Sigmoid' || scoresOf(file, answer) === 1)
        return false;
    return file.nodes.some(({ operator, inputs: [compared] }) => {
        return operator === 'Binarizer' && compared !== undefined && makerOf(file, compared) === maker;
    });
}
function scoresOf({ outputs }, { tensor }) {
    return outputs.find(({ name }) => name === tensor)?.shape?.[1];
}
/**
 * Refuses a model of tokens: whole numbers that are places in a table of words or bytes. Between two of them there is no input, so no
 * attack here means anything. @throws ArtifactFault
 */
function refuseTokens(file) {
    const input = tokenInput(file);
    if (input === undefined)
        return;
    throw new src_fault/* ArtifactFault */.RE(`The model takes tokens (its input ${(0,shown_name/* shownName */.H)(input.name)} holds indices into a table of words or ` +
        'bytes). This tool does not attack models of text or other tokens. Remove the analysis; the file ' +
        'itself is still scanned.');
}

;// CONCATENATED MODULE: ./packages/common/src/unreadable.ts
/**
 * Content of others that cannot be read. The message is one sentence for people, or a part of one for `stream`. It has no stack:
 * a hostile file makes very many of these, and what takes most of the time would be their stacks.
 */
class Unreadable extends Error {
    name = 'Unreadable';
    code;
    /** Whose layout it is (`joblib array`), or what there is too much of (`depth`). */
    subject;
    /** In the content: bytes, or characters of a text. */
    offset;
    constructor(code, message, about = {}) {
        const { stackTraceLimit } = Error;
        Error.stackTraceLimit = 0;
        super(message, about);
        Error.stackTraceLimit = stackTraceLimit;
        this.code = code;
        this.subject = about.subject ?? '';
        this.offset = about.offset;
    }
}
/** Makes the error for content that is not what its format promises. @param message one sentence for people */
function damaged(message) {
    return new Unreadable('damaged', message);
}
/** True for an {@link Unreadable} with one of these codes. */
function isUnreadable(error, ...codes) {
    return error instanceof Unreadable && codes.includes(error.code);
}

;// CONCATENATED MODULE: ./packages/engine/src/gradient/graph.ts



/** Rules read parameters, such as shapes and axes, and never the weights themselves. */
const graph_MOST_VALUES = 65_536;
const READERS = {
    1: [4, (view, at) => view.getFloat32(at, true)],
    2: [1, (view, at) => view.getUint8(at)],
    3: [1, (view, at) => view.getInt8(at)],
    6: [4, (view, at) => view.getInt32(at, true)],
    7: [8, (view, at) => Number(view.getBigInt64(at, true))],
    9: [1, (view, at) => view.getUint8(at)],
    11: [8, (view, at) => view.getFloat64(at, true)],
};
/** The fields that hold numbers of these types if they are not raw: integers 5 and 7, floats 4, doubles 10. */
const FLOAT_DATA = 4;
const DOUBLE_DATA = 10;
const RAW_DATA = 9;
/** @param most a tensor of more values has none here */
function readTensor(tensor, most = graph_MOST_VALUES) {
    const shape = tensor.integers(1);
    const type = tensor.integer(2);
    const count = shape.reduce((product, size) => product * size, 1);
    return { shape, type, values: count <= most ? graph_valuesOf(tensor, type) : undefined };
}
function graph_valuesOf(tensor, type) {
    const raw = tensor.contents(RAW_DATA)[0];
    const reader = READERS[type];
    if (reader === undefined)
        return undefined;
    if (raw !== undefined && raw.length > 0)
        return readAll(raw, reader);
    const packed = tensor.contents(type === 11 ? DOUBLE_DATA : FLOAT_DATA)[0];
    if (packed !== undefined && (type === 1 || type === 11))
        return readAll(packed, reader);
    return [...tensor.integers(5), ...tensor.integers(7)];
}
function readAll(bytes, [size, read]) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Array.from({ length: Math.floor(bytes.length / size) }, (_unused, index) => read(view, index * size));
}
/** @returns the beginning of names that no tensor of the model has */
function freePrefix(graph, wanted) {
    const used = [
        ...graph.inputs,
        ...graph.initializers.keys(),
        ...graph.nodes.flatMap(({ outputs }) => outputs),
    ];
    let prefix = wanted;
    while (used.some((name) => name.startsWith(prefix)))
        prefix += '_';
    return prefix;
}
/** Reads the graph of a file that `judgeModel` has found nothing against. @throws ArtifactFault if it is damaged */
function readGraph(bytes) {
    const counter = countFields(MODEL_LIMITS.fields);
    const model = new OnnxMessage(counter, 'model', bytes);
    const graph = new OnnxMessage(counter, 'graph', model.contents(7)[0] ?? new Uint8Array(0));
    const initializers = new Map();
    for (const content of graph.contents(5)) {
        const [name, read] = readTensorLater(counter, content);
        initializers.set(name, read);
    }
    const sets = model.contents(8).map((content) => new OnnxMessage(counter, 'operatorSet', content));
    const nameOf = (content) => new OnnxMessage(counter, 'value', content).text(1);
    return {
        nodes: graph.contents(1).map((content) => readNode(counter, content)),
        opset: sets.find((set) => ['', 'ai.onnx'].includes(set.text(1)))?.integer(2) ?? 0,
        inputs: graph
            .contents(11)
            .map(nameOf)
            .filter((name) => !initializers.has(name)),
        outputs: graph.contents(12).map(nameOf),
        initializers,
    };
}
function readTensorLater(counter, bytes) {
    const tensor = new OnnxMessage(counter, 'tensor', bytes);
    let read;
    return [tensor.text(8), () => (read ??= readTensor(tensor))];
}
function graphNode(counter, operator, inputs, outputs) {
    return { operator, inputs, outputs, attributes: new Attributes(counter, new Map()) };
}
function readNode(counter, bytes) {
    const node = new OnnxMessage(counter, 'node', bytes);
    const attributes = new Map();
    for (const content of node.contents(5)) {
        const message = new OnnxMessage(counter, 'attribute', content);
        attributes.set(message.text(1), { message, bytes: content });
    }
    return {
        operator: node.text(4),
        inputs: node.texts(1),
        outputs: node.texts(2),
        attributes: new Attributes(counter, attributes),
    };
}
const [FLOAT_FIELD, FLOATS_FIELD] = [2, 7];
/** The attributes of a node, with what counts if one is absent. */
class Attributes {
    #counter;
    #all;
    constructor(counter, all) {
        this.#counter = counter;
        this.#all = all;
    }
    has(name) {
        return this.#all.has(name);
    }
    integer(name, absent) {
        return this.#all.get(name)?.message.integer(3) ?? absent;
    }
    integers(name) {
        return this.#all.get(name)?.message.integers(8);
    }
    /** The same; empty if it is absent. */
    list(name) {
        return this.integers(name) ?? [];
    }
    float(name, absent) {
        return this.floats(name)?.[0] ?? absent;
    }
    floats(name) {
        const attribute = this.#all.get(name);
        return attribute === undefined ? undefined : floatsOf(attribute.bytes);
    }
    text(name, absent) {
        return this.#all.get(name)?.message.text(4) ?? absent;
    }
    texts(name) {
        return this.#all.get(name)?.message.texts(9) ?? [];
    }
    /** @param most a tensor of more values has none here */
    tensor(name, most) {
        const content = this.#all.get(name)?.message.contents(5)[0];
        if (content === undefined)
            return undefined;
        return readTensor(new OnnxMessage(this.#counter, 'tensor', content), most);
    }
    graph(name) {
        return this.#all.get(name)?.message.contents(6)[0];
    }
    /** True if the node holds graphs: their inner nodes may read any tensor. */
    get holdGraphs() {
        return [...this.#all.values()].some(({ message }) => message.has(6) || message.has(11));
    }
}
/** The floats of an attribute: one, or a list that is packed or not. */
function floatsOf(attribute) {
    const reader = new MessageReader(attribute);
    const values = [];
    while (reader.next()) {
        if (reader.number !== FLOAT_FIELD && reader.number !== FLOATS_FIELD)
            continue;
        const { content } = reader;
        const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
        for (let at = 0; at + 4 <= content.length; at += 4)
            values.push(view.getFloat32(at, true));
    }
    return values;
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/onnx/column-steps.ts

/** Makes the error for what keeps a model from being proved. @param message a sentence without its full stop */
function unproved(message) {
    return new Unreadable('form', message);
}
/** Deeper chains are no preparation of columns. */
const column_steps_MOST_STEPS = 50;
const FLOAT = 1;
class ColumnReader {
    #graph;
    #inputs;
    /** @param sizes the inputs of the model in their order, with the columns that each holds */
    constructor(graph, sizes) {
        this.#graph = graph;
        const inputs = new Map();
        let start = 0;
        for (const { name, size } of sizes) {
            const from = start;
            inputs.set(name, Array.from({ length: size }, (_unused, at) => ({ column: from + at, steps: [] })));
            start += size;
        }
        this.#inputs = inputs;
    }
    /** @throws Unreadable `form` if something else is done to the columns */
    columnsOf(tensor, depth = 0) {
        const own = this.#inputs.get(tensor);
        if (own !== undefined)
            return own;
        const node = this.#graph.nodes.find(({ outputs }) => outputs[0] === tensor);
        if (node === undefined || depth > column_steps_MOST_STEPS)
            throw unproved('its inputs cannot be followed');
        return this.#behind(node, depth + 1);
    }
    #behind(node, depth) {
        const [first = ''] = node.inputs;
        // Rows are flat already.
        if (['Identity', 'Flatten'].includes(node.operator))
            return this.columnsOf(first, depth);
        switch (node.operator) {
            case 'Cast':
                if (node.attributes.integer('to', 0) !== FLOAT)
                    throw notMapped(node);
                return this.columnsOf(first, depth);
            case 'Concat':
                return node.inputs.flatMap((input) => this.columnsOf(input, depth));
            case 'Scaler':
                return this.#scaled(this.columnsOf(first, depth), node);
            default:
                return this.#arithmetic(node, depth);
        }
    }
    #arithmetic(node, depth) {
        const { operator, inputs } = node;
        const [first = '', second = ''] = inputs;
        if (!['Mul', 'Add', 'Sub', 'Div'].includes(operator))
            throw notMapped(node);
        const isSecond = ['Sub', 'Div'].includes(operator) || this.constant(second) !== undefined;
        const columns = this.columnsOf(isSecond ? first : second, depth);
        return this.#computed(columns, node, isSecond ? second : first);
    }
    /** The numbers of a constant. @throws Unreadable `form` if it is none, or too large */
    numbers(tensor) {
        const found = this.constant(tensor);
        if (found === undefined)
            throw unproved('its weights are not constants, or too many');
        return found;
    }
    /** The numbers of a constant, if it is one, and not too large. */
    constant(tensor) {
        const constant = this.#graph.nodes.find(({ operator, outputs }) => operator === 'Constant' && outputs[0] === tensor);
        const values = (this.#graph.initializers.get(tensor)?.() ?? constant?.attributes.tensor('value'))?.values;
        return values?.length === 0 ? undefined : values;
    }
    #scaled(columns, { attributes }) {
        const [offsets = [0], scales = [1]] = [attributes.floats('offset'), attributes.floats('scale')];
        return columns.map(({ column, steps }, at) => {
            const offset = Math.fround(offsets[offsets.length === 1 ? 0 : at] ?? 0);
            const scale = Math.fround(scales[scales.length === 1 ? 0 : at] ?? 1);
            const apply = (value) => Math.fround(Math.fround(value - offset) * scale);
            return withStep({ column, steps }, { apply, factor: scale, offset: -offset * scale });
        });
    }
    #computed(columns, { operator }, constant) {
        const numbers = this.numbers(constant);
        return columns.map((column, at) => {
            const number = Math.fround(numbers[numbers.length === 1 ? 0 : at] ?? Number.NaN);
            return withStep(column, stepOf(operator, number));
        });
    }
}
/** @throws Unreadable `form` if the step makes numbers that have no order, as a division by 0 does */
function withStep({ column, steps }, step) {
    if (!Number.isFinite(step.factor) || !Number.isFinite(step.offset)) {
        throw unproved('it scales a column by a number that is not finite');
    }
    return { column, steps: [...steps, step] };
}
function stepOf(operator, number) {
    switch (operator) {
        case 'Mul':
            return { apply: (value) => Math.fround(value * number), factor: number, offset: 0 };
        case 'Div':
            return { apply: (value) => Math.fround(value / number), factor: 1 / number, offset: 0 };
        case 'Sub':
            return { apply: (value) => Math.fround(value - number), factor: 1, offset: -number };
        default:
            return { apply: (value) => Math.fround(value + number), factor: 1, offset: number };
    }
}
function notMapped({ operator }) {
    return unproved(`it computes ${operator} before the step that decides`);
}
/** What all steps together are, up to rounding; `size` is the offset if no part of it cancels another. */
function affineOf({ steps }) {
    return steps.reduce(({ factor, offset, size }, step) => ({
        factor: factor * step.factor,
        offset: offset * step.factor + step.offset,
        size: size * Math.abs(step.factor) + Math.abs(step.offset),
    }), { factor: 1, offset: 0, size: 0 });
}
function mapped({ steps }, value) {
    return steps.reduce((number, { apply }) => apply(number), value);
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/onnx/read-linear.ts

/** Reads LinearClassifier, LinearRegressor, Gemm, MatMul or MatMul and Add; undefined for anything else. @throws Unreadable `form` */
function readLinearNode(node, nodes, reader) {
    const [input = '', second = ''] = node.inputs;
    if (node.operator === 'LinearClassifier')
        return linearNode(node, input, ['NONE', 'LOGISTIC', 'SOFTMAX']);
    if (node.operator === 'LinearRegressor')
        return linearNode(node, input, ['NONE']);
    if (node.operator === 'Gemm')
        return gemm(node, reader);
    if (node.operator === 'MatMul') {
        return matrix(reader, second, false, { alpha: 1, bias: [], input });
    }
    if (node.operator !== 'Add')
        return undefined;
    const product = nodes.find(({ operator, outputs }) => operator === 'MatMul' && node.inputs.includes(outputs[0] ?? ''));
    if (product === undefined)
        return undefined;
    const bias = node.inputs.find((name) => name !== product.outputs[0]) ?? '';
    const [from = '', weights = ''] = product.inputs;
    return matrix(reader, weights, false, {
        alpha: 1,
        bias: reader.numbers(bias),
        input: from,
    });
}
function gemm({ attributes, inputs }, reader) {
    const [input = '', second = '', third = ''] = inputs;
    if (attributes.integer('transA', 0) !== 0)
        throw unproved('its columns are transposed');
    const [alpha, beta] = [attributes.float('alpha', 1), attributes.float('beta', 1)];
    const bias = third === '' ? [] : reader.numbers(third).map((one) => beta * one);
    return matrix(reader, second, attributes.integer('transB', 0) === 1, { alpha, bias, input });
}
function linearNode({ attributes }, input, transforms) {
    const transform = attributes.text('post_transform', 'NONE');
    if (!transforms.includes(transform)) {
        throw unproved(`it ends with ${transform}`);
    }
    const [all, base] = [attributes.floats('coefficients') ?? [], attributes.floats('intercepts') ?? []];
    const outputs = Math.max(1, base.length);
    const size = all.length / outputs;
    const weights = Array.from({ length: outputs }, (_unused, at) => all.slice(at * size, (at + 1) * size));
    return { weights, base, input };
}
function matrix(reader, tensor, isTransposed, { alpha, bias, input }) {
    const all = reader.numbers(tensor);
    const rows = reader.columnsOf(input).length;
    const outputs = all.length / rows;
    if (!Number.isInteger(outputs) || outputs === 0)
        throw unproved('its weights fit no columns');
    const weights = Array.from({ length: outputs }, (_unused, output) => Array.from({ length: rows }, (_one, row) => alpha * (all[isTransposed ? output * rows + row : row * outputs + output] ?? 0)));
    const base = Array.from({ length: outputs }, (_unused, at) => bias[bias.length === 1 ? 0 : at] ?? 0);
    return { weights, base, input };
}
/** A linear function of mapped columns as one of the columns that the user gives. */
function linearOf({ weights, base }, columns, features) {
    const outputs = weights.length;
    const all = new Float64Array(features * outputs);
    const start = Float64Array.from(base);
    let slack = 0;
    for (const [output, own] of weights.entries()) {
        if (own.length !== columns.length)
            throw unproved('its weights fit no columns');
        for (const [at, weight] of own.entries()) {
            const column = columns[at];
            if (column === undefined)
                continue;
            const { factor, offset, size } = affineOf(column);
            const place = column.column * outputs + output;
            all[place] = (all[place] ?? 0) + weight * factor;
            start[output] = (start[output] ?? 0) + weight * offset;
            slack += Math.abs(weight) * size;
        }
    }
    if (![...all, ...start].every(Number.isFinite))
        throw unproved('a weight is not finite');
    return {
        ...{ features, featureNames: [], outputs, weights: all, base: start, slack },
        link: { kind: 'identity' },
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/onnx/read-tree-node.ts



const read_tree_node_floats = new Float32Array(1);
const read_tree_node_bits = new Int32Array(read_tree_node_floats.buffer);
/** The bits of the greatest float32. */
const MOST = 0x7f_7f_ff_ff;
/** The float32 numbers in their order: 0 is 0, 1 the one above it. */
function floatAt(index) {
    read_tree_node_bits[0] = Math.abs(index);
    return index < 0 ? -(read_tree_node_floats[0] ?? 0) : (read_tree_node_floats[0] ?? 0);
}
/**
 * Brings a cut back through the steps before the trees, exactly: steps keep the order of numbers or turn it round, so the float32
 * numbers on one side of the cut are those on one side of another.
 * @param cut numbers below it go left, behind the steps
 */
function mapCut(column, cut) {
    if (column.steps.length === 0)
        return { cut, isSwapped: false };
    const isSwapped = affineOf(column).factor < 0;
    const isBeyond = (index) => mapped(column, floatAt(index)) < cut === isSwapped;
    let [low, high] = [-MOST, MOST + 1];
    while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (isBeyond(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return { cut: low > MOST ? Number.POSITIVE_INFINITY : floatAt(low), isSwapped };
}
/** More numbers of leaves take too much memory. */
const MOST_LEAF_NUMBERS = 50_000_000;
/**
 * Reads a TreeEnsembleClassifier as trees over the columns that the user gives.
 * @param columns what each column of the node's input is
 * @param features the columns of a row
 * @source ONNX, ai.onnx.ml TreeEnsembleClassifier; for two classes with one weight column ONNX Runtime, tree_ensemble_aggregator.h
 * @throws Unreadable `form` if it has something else than ordered tests of float32
 */
function readTreeClassifier(attributes, columns, features) {
    requirePlain(attributes, ['NONE', 'LOGISTIC', 'SOFTMAX']);
    const [classIds, weights] = [attributes.list('class_ids'), attributes.floats('class_weights') ?? []];
    const named = Math.max(attributes.list('classlabels_int64s').length, attributes.texts('classlabels_strings').length);
    const isSingle = named === 2 && new Set(classIds).size === 1;
    const outputs = isSingle ? 1 : named;
    const trees = buildTrees(attributes, columns, { outputs, leaves: 'class' });
    return {
        ...onnxEnsemble(trees, features, outputs),
        base: baseOf(attributes, outputs),
        // Only for class 0 the runtime makes the score of the other class itself: 1 - s, if no weight is negative.
        threshold: isSingle && classIds[0] === 0 && weights.every((weight) => weight >= 0) ? 0.5 : 0,
    };
}
/**
 * Reads a TreeEnsembleRegressor of one value in the same way.
 * @source ONNX, ai.onnx.ml TreeEnsembleRegressor; the mean is taken before the base is added: ONNX Runtime, tree_ensemble_aggregator.h
 * @throws Unreadable `form` if it gives several values, or has something else than ordered tests of float32
 */
function readTreeRegressor(attributes, columns, features) {
    requirePlain(attributes, ['NONE']);
    const aggregate = attributes.text('aggregate_function', 'SUM');
    if (!['SUM', 'AVERAGE'].includes(aggregate))
        throw unproved(`its trees are joined by ${aggregate}`);
    if (attributes.integer('n_targets', 1) !== 1)
        throw unproved('it gives several values');
    const trees = buildTrees(attributes, columns, { outputs: 1, leaves: 'target' });
    const divisor = aggregate === 'AVERAGE' ? trees.length : 1;
    const base = baseOf(attributes, 1).map((one) => one * divisor);
    return { ...onnxEnsemble(trees, features, 1), base, divisor };
}
/** What all ensembles of ONNX have in common. @throws ArtifactFault if a tree is none */
function onnxEnsemble(trees, features, outputs) {
    for (const [index, tree] of trees.entries())
        checkTree(tree, features, outputs, `tree ${String(index)}`);
    return {
        arithmetic: 'float32',
        isBaseLast: true,
        ...{ features, featureNames: [], outputs, trees, leafSize: outputs, base: new Float64Array(outputs) },
        ...{ divisor: 1, link: { kind: 'identity' }, categoryColumns: new Set(), notes: [] },
    };
}
function baseOf(attributes, outputs) {
    const given = attributes.floats('base_values') ?? [];
    const values = given.length > outputs ? given.slice(-outputs) : given;
    return Float64Array.from({ length: outputs }, (_unused, at) => values[at] ?? 0);
}
function requirePlain(attributes, transforms) {
    const transform = attributes.text('post_transform', 'NONE');
    if (!transforms.includes(transform)) {
        throw unproved(`its trees end with ${transform}`);
    }
    if (DOUBLES.some((name) => attributes.has(name))) {
        throw unproved('its trees compare double precision');
    }
}
const DOUBLES = ['nodes_values_as_tensor', 'class_weights_as_tensor', 'target_weights_as_tensor'];
function buildTrees(attributes, columns, kind) {
    const { outputs } = kind;
    const [treeIds, nodeIds] = [attributes.list('nodes_treeids'), attributes.list('nodes_nodeids')];
    if (treeIds.length > TREE_LIMITS.nodes || treeIds.length * outputs > MOST_LEAF_NUMBERS) {
        throw unproved('it has too many nodes');
    }
    const building = new Map();
    for (const [at, tree] of treeIds.entries()) {
        const own = building.get(tree) ?? { nodes: [], placeOf: new Map() };
        building.set(tree, own);
        own.placeOf.set(nodeIds[at] ?? -1, own.nodes.length);
        own.nodes.push(at);
    }
    const leaves = leafValues(attributes, building, kind);
    const tests = readTests(attributes, columns);
    return [...building].map(([id, one]) => treeOf(one, tests, leaves.get(id) ?? new Float64Array(0)));
}
/** For each tree `outputs` numbers for each of its nodes. */
function leafValues(attributes, building, { outputs, leaves }) {
    const [treeIds, nodeIds] = [attributes.list(`${leaves}_treeids`), attributes.list(`${leaves}_nodeids`)];
    const [classIds, weights] = [
        attributes.list(`${leaves}_ids`),
        attributes.floats(`${leaves}_weights`) ?? [],
    ];
    const values = new Map([...building].map(([id, { nodes }]) => [id, new Float64Array(nodes.length * outputs)]));
    for (const [at, id] of treeIds.entries()) {
        const place = building.get(id)?.placeOf.get(nodeIds[at] ?? -1);
        const own = values.get(id);
        if (place === undefined || own === undefined)
            throw unproved('a weight names no node');
        const index = place * outputs + (outputs === 1 ? 0 : (classIds[at] ?? 0));
        own[index] = (own[index] ?? 0) + (weights[at] ?? Number.NaN);
    }
    return values;
}
/** The tests that have an order, with whether the number below the threshold pass, and whether the threshold itself is below the cut. */
const MODES = new Map([
    ['BRANCH_LEQ', { below: true, withEqual: true }],
    ['BRANCH_LT', { below: true, withEqual: false }],
    ['BRANCH_GTE', { below: false, withEqual: false }],
    ['BRANCH_GT', { below: false, withEqual: true }],
]);
function readTests(attributes, columns) {
    const modes = attributes.texts('nodes_modes');
    return {
        test: testsOf({
            modes,
            featureIds: attributes.list('nodes_featureids'),
            thresholds: attributes.floats('nodes_values') ?? [],
            missing: attributes.list('nodes_missing_value_tracks_true'),
        }, columns),
        isLeaf: (at) => modes[at] === 'LEAF',
        ifTrue: attributes.list('nodes_truenodeids'),
        ifFalse: attributes.list('nodes_falsenodeids'),
    };
}
/** Says what nodes test by the lists of a file. @throws Unreadable `form` if one tests something without an order, such as members of a set */
function testsOf({ modes, featureIds, thresholds, missing }, columns) {
    const other = modes.find((mode) => mode !== 'LEAF' && !MODES.has(mode));
    if (other !== undefined)
        throw unproved(`its trees test by ${other}`);
    return (at) => {
        const column = columns[featureIds[at] ?? -1];
        if (column === undefined)
            throw unproved('a node tests a column that does not exist');
        const mode = MODES.get(modes[at] ?? '') ?? { below: true, withEqual: true };
        const threshold = Math.fround(thresholds[at] ?? Number.NaN);
        const { cut, isSwapped } = mapCut(column, mode.withEqual ? nextFloatAbove(threshold) : threshold);
        return {
            column: column.column,
            cut,
            isTrueLeft: mode.below !== isSwapped,
            isMissingTrue: missing[at] === 1,
        };
    };
}
function treeOf({ nodes, placeOf }, tests, values) {
    const tree = {
        columns: new Int32Array(nodes.length).fill(-1),
        cuts: new Float64Array(nodes.length),
        left: new Int32Array(nodes.length).fill(-1),
        right: new Int32Array(nodes.length).fill(-1),
        missing: new Int32Array(nodes.length).fill(-1),
    };
    for (const [place, at] of nodes.entries()) {
        if (tests.isLeaf(at))
            continue;
        const { column, cut, isTrueLeft, isMissingTrue } = tests.test(at);
        const [yes = -1, no = -1] = [placeOf.get(tests.ifTrue[at] ?? -1), placeOf.get(tests.ifFalse[at] ?? -1)];
        tree.columns[place] = column;
        tree.cuts[place] = cut;
        tree.left[place] = isTrueLeft ? yes : no;
        tree.right[place] = isTrueLeft ? no : yes;
        tree.missing[place] = isMissingTrue ? yes : no;
    }
    return { ...tree, categories: new Map(), zeroIsMissing: new Set(), values, output: 0, linear: new Map() };
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/onnx/read-tree-ensemble.ts



const read_tree_ensemble_MODES = [
    ...['BRANCH_LEQ', 'BRANCH_LT', 'BRANCH_GTE', 'BRANCH_GT'],
    ...['BRANCH_EQ', 'BRANCH_NEQ', 'BRANCH_MEMBER'],
];
const AGGREGATES = ['AVERAGE', 'SUM', 'MIN', 'MAX'];
const read_tree_ensemble_FLOAT = 1;
/**
 * Reads a TreeEnsemble as trees over the columns that the user gives. All of its trees share the lists of nodes and of leaves.
 * @param columns what each column of the node's input is
 * @param features the columns of a row
 * @param hasClasses true if its targets are scores of classes, of which the greatest counts
 * @source ONNX, ai.onnx.ml 5 TreeEnsemble. ONNX Runtime 1.32 takes a `post_transform` of 1 for LOGISTIC, the specification for SOFTMAX
 * @throws Unreadable `form` if it has something else than ordered tests of float32
 */
function readTreeEnsemble(attributes, columns, features, hasClasses) {
    const outputs = read_tree_ensemble_targetsOf(attributes, hasClasses);
    const aggregate = AGGREGATES[attributes.integer('aggregate_function', 1)] ?? 'another function';
    if (aggregate !== 'SUM' && aggregate !== 'AVERAGE') {
        throw unproved(`its trees are joined by ${aggregate}`);
    }
    const lists = read_tree_ensemble_listsOf(attributes, columns);
    const roots = attributes.integers('tree_roots') ?? [];
    if (roots.length > TREE_LIMITS.trees)
        throw unproved('it has too many trees');
    let nodes = 0;
    const trees = roots.map((root) => {
        const tree = read_tree_ensemble_treeOf(lists, root, outputs);
        nodes += tree.columns.length;
        if (nodes * outputs > MOST_LEAF_NUMBERS)
            throw unproved('it has too many nodes');
        return tree;
    });
    const divisor = aggregate === 'AVERAGE' ? trees.length : 1;
    return { ...onnxEnsemble(trees, features, outputs), divisor };
}
function read_tree_ensemble_targetsOf(attributes, hasClasses) {
    if (attributes.integer('post_transform', 0) !== 0) {
        throw unproved('its trees end with a transform, which ONNX Runtime does not read as the specification says');
    }
    const targets = attributes.integer('n_targets', 1);
    if (!hasClasses && targets !== 1)
        throw unproved('it gives several values');
    if (targets < 1 || targets > TREE_LIMITS.outputs)
        throw unproved('it has too many targets');
    return targets;
}
function read_tree_ensemble_listsOf(attributes, columns) {
    const modes = attributes.tensor('nodes_modes', TREE_LIMITS.nodes)?.values ?? [];
    const featureIds = attributes.list('nodes_featureids');
    return {
        test: testsOf({
            modes: modes.map((mode) => read_tree_ensemble_MODES[mode] ?? 'an unknown mode'),
            featureIds,
            thresholds: read_tree_ensemble_floatsOf(attributes, 'nodes_splits'),
            missing: attributes.list('nodes_missing_value_tracks_true'),
        }, columns),
        nodes: featureIds.length,
        ifTrue: { places: attributes.list('nodes_truenodeids'), areLeaves: attributes.list('nodes_trueleafs') },
        ifFalse: {
            places: attributes.list('nodes_falsenodeids'),
            areLeaves: attributes.list('nodes_falseleafs'),
        },
        targets: attributes.list('leaf_targetids'),
        weights: read_tree_ensemble_floatsOf(attributes, 'leaf_weights'),
    };
}
function read_tree_ensemble_floatsOf(attributes, name) {
    const tensor = attributes.tensor(name, TREE_LIMITS.nodes);
    if (tensor?.type !== read_tree_ensemble_FLOAT)
        throw unproved('its trees compare numbers that are not float32');
    return tensor.values ?? [];
}
/** Collects the nodes below a root. Each place of the tree gets a leaf of its own. */
function read_tree_ensemble_treeOf(lists, root, outputs) {
    const growing = new GrowingTree(outputs);
    const seen = new Set();
    const todo = [{ at: root, place: growing.add() }];
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
        const { at, place } = next;
        if (at < 0 || at >= lists.nodes)
            throw unproved('a branch leads to a node that does not exist');
        if (seen.has(at))
            throw unproved('a node is reached twice');
        seen.add(at);
        const grow = ({ places, areLeaves }) => {
            const [to = -1, child] = [places[at], growing.add()];
            if (areLeaves[at] === 1)
                growing.setLeaf(child, lists.targets[to], lists.weights[to]);
            else
                todo.push({ at: to, place: child });
            return child;
        };
        growing.setNode(place, lists.test(at), grow(lists.ifTrue), grow(lists.ifFalse));
    }
    return growing.tree();
}
class GrowingTree {
    #outputs;
    #columns = [];
    #cuts = [];
    #left = [];
    #right = [];
    #missing = [];
    #leaves = new Map();
    constructor(outputs) {
        this.#outputs = outputs;
    }
    /** @returns the place of a new node */
    add() {
        for (const list of [this.#left, this.#right, this.#missing])
            list.push(-1);
        this.#cuts.push(0);
        return this.#columns.push(-1) - 1;
    }
    setNode(place, { column, cut, isTrueLeft, isMissingTrue }, yes, no) {
        this.#columns[place] = column;
        this.#cuts[place] = cut;
        this.#left[place] = isTrueLeft ? yes : no;
        this.#right[place] = isTrueLeft ? no : yes;
        this.#missing[place] = isMissingTrue ? yes : no;
    }
    setLeaf(place, target = -1, weight = Number.NaN) {
        if (target < 0 || target >= this.#outputs)
            throw unproved('a leaf has no target');
        this.#leaves.set(place, [target, weight]);
    }
    tree() {
        const values = new Float64Array(this.#columns.length * this.#outputs);
        for (const [place, [target, weight]] of this.#leaves)
            values[place * this.#outputs + target] = weight;
        return {
            columns: Int32Array.from(this.#columns),
            cuts: Float64Array.from(this.#cuts),
            left: Int32Array.from(this.#left),
            right: Int32Array.from(this.#right),
            missing: Int32Array.from(this.#missing),
            ...{ categories: new Map(), zeroIsMissing: new Set(), values, output: 0, linear: new Map() },
        };
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/onnx/read-exactness.ts










/** Operators at the end of a model that keep the order of scores. */
const KEEPS_ORDER = ['Softmax', 'LogSoftmax', 'Sigmoid', 'Identity', 'Normalizer'];
/** Operators there that hand a value on as it is. */
const KEEPS_VALUES = ['Identity', 'Reshape', 'Squeeze', 'Unsqueeze', 'Flatten'];
const read_exactness_MOST_STEPS = 20;
const TREES = new Map([
    ['TreeEnsembleClassifier', readTreeClassifier],
    ['TreeEnsembleRegressor', readTreeRegressor],
    ['TreeEnsemble', readTreeEnsemble],
]);
const [read_exactness_FLOAT, DOUBLE] = [1, 11];
/** Reads what an ONNX classifier decides by, if that is one ensemble of trees or one linear function. @returns what can be proved */
function readExactness(parts) {
    return unlessUnreadable(() => {
        const native = read_exactness_readNative(readGraph(parts.bytes), parts);
        const threshold = native.kind === 'trees' ? (native.model.threshold ?? 0) : 0;
        return exactnessOf(native, (sums) => classOf(sums.length === 1 ? sums.map((sum) => sum - threshold) : sums));
    });
}
/** The same of the value of an ONNX regression. */
function readValueExactness(parts) {
    return unlessUnreadable(() => valuesOf(read_exactness_readNative(readGraph(parts.bytes), { ...parts, form: 'values' })));
}
/** Reads all trees of an ONNX file, over the columns that their own nodes are given. @returns none if it has none, or some cannot be read */
function readAllTrees(bytes) {
    const trees = unlessUnreadable(() => readGraph(bytes).nodes.flatMap(({ operator, attributes }) => {
        const features = attributes.list('nodes_featureids').reduce((most, id) => Math.max(most, id + 1), 1);
        if (features > TREE_LIMITS.features)
            throw unproved('it has too many columns');
        const columns = Array.from({ length: features }, (_unused, column) => ({ column, steps: [] }));
        return TREES.get(operator)?.(attributes, columns, features, true).trees ?? [];
    }));
    return 'why' in trees ? [] : trees;
}
function unlessUnreadable(read) {
    try {
        return read();
    }
    catch (error) {
        // ONNX Runtime has taken the file: a fault that is found here only means that nothing is proved.
        if (isUnreadable(error, 'form') || error instanceof src_fault/* ArtifactFault */.RE)
            return { why: error.message };
        throw error;
    }
}
function read_exactness_readNative(graph, { tensor, form, inputs, elementTypes }) {
    const reader = new ColumnReader(graph, inputs);
    const features = inputs.reduce((sum, { size }) => sum + size, 0);
    const head = read_exactness_headOf(graph, reader, tensor, form === 'values' ? KEEPS_VALUES : KEEPS_ORDER);
    const { node, selected, isSigmoid } = head;
    const task = form === 'values' ? 'regression' : 'classification';
    const areDoubles = takesDoubles(elementTypes);
    if (areDoubles)
        requireDirect(node, inputs);
    const trees = readTrees(head, reader, features, task === 'classification');
    if (trees !== undefined) {
        // Large scores of float32 all have a sigmoid of 1.
        if (isSigmoid && trees.outputs > 1)
            throw unproved('sigmoids of several scores decide');
        return { kind: 'trees', model: areDoubles ? { ...trees, sums: 'double' } : trees, task };
    }
    const part = readLinearNode(node, graph.nodes, reader);
    if (part === undefined) {
        throw unproved(`${node.operator} decides, not trees or one linear function`);
    }
    const whole = linearOf(part, reader.columnsOf(part.input), features);
    const isShare = form === 'second-probability' && !isSigmoid && node.operator !== 'LinearClassifier';
    return { kind: 'linear', model: shifted(onlyOutput(whole, selected), isShare ? 0.5 : 0), task };
}
/** @throws Unreadable `form` if the inputs are neither all float32 nor all doubles */
function takesDoubles(elementTypes) {
    const areDoubles = elementTypes.every((type) => type === DOUBLE);
    if (areDoubles || elementTypes.every((type) => type === read_exactness_FLOAT))
        return areDoubles;
    throw unproved('its inputs are not float32');
}
/** @throws Unreadable `form` if doubles reach anything but trees, which compare them as they are */
function requireDirect({ operator, inputs: [fed] }, inputs) {
    if (TREES.has(operator) && inputs.length === 1 && fed === inputs[0]?.name)
        return;
    throw unproved('it computes in double precision before the step that decides: convert it with inputs of float32 for ' +
        'a proof');
}
function readTrees({ node, selected }, reader, features, hasClasses) {
    const read = TREES.get(node.operator);
    if (read === undefined)
        return undefined;
    if (selected !== undefined)
        throw unproved('one of its scores is taken out');
    return read(node.attributes, reader.columnsOf(node.inputs[0] ?? ''), features, hasClasses);
}
function read_exactness_headOf({ nodes }, reader, tensor, keeping) {
    let [name, isSigmoid] = [tensor, false];
    let selected;
    for (let step = 0; step < read_exactness_MOST_STEPS; step += 1) {
        const node = nodes.find(({ outputs }) => outputs.includes(name));
        if (node === undefined)
            break;
        if (node.operator === 'ArrayFeatureExtractor')
            selected = reader.numbers(node.inputs[1] ?? '')[0];
        else if (!keepsOrder(node, reader, keeping))
            return { node, selected, isSigmoid };
        isSigmoid ||= node.operator === 'Sigmoid';
        name = node.inputs[0] ?? '';
    }
    throw unproved('its scores cannot be followed');
}
/** LightGBM's converter multiplies scores by 1. A cast to whole numbers, or to half precision, makes scores equal. */
function keepsOrder({ operator, inputs, attributes }, reader, keeping) {
    if (keeping.includes(operator))
        return true;
    if (operator === 'Cast')
        return [read_exactness_FLOAT, DOUBLE].includes(attributes.integer('to', 0));
    return operator === 'Mul' && reader.constant(inputs[1] ?? '')?.every((number) => number === 1) === true;
}
function onlyOutput(model, selected) {
    if (selected === undefined || model.outputs === 1)
        return model;
    const { features, outputs, weights, base } = model;
    return {
        ...model,
        outputs: 1,
        weights: Float64Array.from({ length: features }, (_unused, column) => weights[column * outputs + selected] ?? 0),
        base: Float64Array.of(base[selected] ?? 0),
    };
}
/** One score is compared with 0, or with one half if it is a probability. */
function shifted(model, threshold) {
    return threshold === 0 || model.outputs > 1
        ? model
        : { ...model, base: model.base.map((base) => base - threshold) };
}

;// CONCATENATED MODULE: ./packages/engine/src/catalog/result/result-words.ts
/** Words and limits of results, apart from their declarations: a run that attacks nothing loads only these. */
/** The types of numbers that a model file takes, as numpy names them. */
const NUMBER_TYPES = ['float32', 'float64', 'uint8', 'int8', 'int32', 'int64'];
/** The most inputs, and the most names of classes, of a call. */
const MOST_CALL_NAMES = 10_000;
/** A limit that begins so is about this data: a person should check it before they trust the score. */
const CHECK_MARK = 'Please check: ';
/**
 * What a score says of the truth. `lower`: a search found at least so much; a better search may find more. `exact`: no search
 * could find more. `estimate`: it may lie on either side.
 */
const BOUNDS = (/* unused pure expression or super */ null && (['lower', 'exact', 'estimate']));
/** How an attack saw the model: its gradients, its answers alone, or all of its structure. */
const ACCESSES = (/* unused pure expression or super */ null && (['white-box', 'black-box', 'exact']));
/** Why a self-check need not be made: the score is the highest. */
const EVERY_INPUT_FELL = 'every input fell';
/** Each class counts the same if an attack can be tried on so many of its inputs. */
const result_words_EACH_CLASS = 20;
/** Rates, and names of one rate, are at most so many. */
const result_words_MOST_CLASS_RATES = 1_000;
/** Keeps the texts of a list whose conditions hold: `a && 'text'`. */
function sentences(texts) {
    return texts.filter((text) => typeof text === 'string');
}

;// CONCATENATED MODULE: ./packages/engine/src/predicted-classes.ts


async function predict(victim, values, count) {
    if (count === 0)
        return new Int32Array(0);
    return predicted_classes_classesOf(await victim.ask(values, count), count);
}
/** Returns the classes that answers stand for: the likeliest of the scores, or the label itself. */
function predicted_classes_classesOf(answers, count) {
    const size = answers.length / Math.max(1, count);
    return Int32Array.from({ length: count }, (_unused, row) => size === 1 ? Math.round(answers[row] ?? 0) : argMax(answers.subarray(row * size, (row + 1) * size)));
}

;// CONCATENATED MODULE: ./packages/engine/src/victim/input-tensors.ts






/** How to make the numbers of a tensor, by element type. Integers are rounded: between them such a model has no inputs. */
const MAKERS = {
    1: (data) => ({ type: 'float32', data }),
    2: (values) => ({ type: 'uint8', data: Uint8Array.from(new Uint8ClampedArray(values)) }),
    3: (values) => ({ type: 'int8', data: Int8Array.from(values, Math.round) }),
    6: (values) => ({ type: 'int32', data: Int32Array.from(values, Math.round) }),
    7: (values) => ({
        type: 'int64',
        data: BigInt64Array.from(values, (value) => BigInt(Math.round(value) || 0)),
    }),
    10: (values) => ({ type: 'float16', data: Uint16Array.from(values, toHalf) }),
    11: (values) => ({ type: 'float64', data: Float64Array.from(values) }),
};
/**
 * Plans how the numbers of an input become the tensors that a model takes.
 * @throws ArtifactFault if the model takes something else than numbers, or its shape is not known
 */
function planInputs(file, dimensions) {
    const [first, ...others] = file.inputs;
    if (first === undefined)
        throw new src_fault/* ArtifactFault */.RE('The model has no input.');
    refuseTokens(file);
    if (others.length > 0)
        return planColumns(file);
    const isSingle = lacksBatch(file);
    const shape = inputShape(oneInput(file), dimensions);
    const size = shape.reduce((product, side) => product * side, 1);
    const columns = shape.length === 1 ? inputColumns(file, first, size) : [];
    const parts = [{ name: first.name, shape, size, make: input_tensors_makerOf(first, columns) }];
    return { shape, size, batch: isSingle ? 1 : first.shape?.[0], isSingle, parts, columns };
}
/** The shape of one input as far as the file says it, without the batch. */
function oneInput(file) {
    const shape = file.inputs[0]?.shape;
    return lacksBatch(file) ? shape : shape?.slice(1);
}
/** True if the first dimension of the only input is no batch: it is fixed, and no answer has as many. */
function lacksBatch({ inputs, outputs }) {
    const [input, ...others] = inputs;
    const [rows] = input?.shape ?? [];
    if (input?.shape === undefined || others.length > 0 || rows === undefined || rows < 2)
        return false;
    const answers = outputs.filter(({ kind }) => kind === 'tensor').map(({ shape }) => shape);
    return (input.shape.length === 1 ||
        (answers.length > 0 &&
            answers.every((shape) => shape !== undefined && shape[0] !== undefined && shape[0] !== rows)));
}
/** Plans a model with an input for each column of a table, as scikit-learn's pipelines over named columns have. */
function planColumns(file) {
    const { inputs } = file;
    const all = [];
    const parts = inputs.map((value) => {
        const [, columns = value.shape?.length === 1 ? 1 : undefined, ...more] = value.shape ?? [];
        if (columns === undefined || more.length > 0) {
            throw new src_fault/* ArtifactFault */.RE(`The model has ${String(inputs.length)} inputs, and ${(0,shown_name/* shownName */.H)(value.name)} is ${shapeText(value.shape)}. ` +
                'Only models with one input, or with columns of a table as inputs, can be analysed.');
        }
        const own = inputColumns(file, value, columns);
        all.push(...own);
        const shape = value.shape?.length === 1 ? [] : [columns];
        return { name: value.name, shape, size: columns, make: input_tensors_makerOf(value, own) };
    });
    const size = parts.reduce((sum, part) => sum + part.size, 0);
    return { shape: [size], size, batch: inputs[0]?.shape?.[0], isSingle: false, parts, columns: all };
}
/** The element types of text and of numbers that may be NaN, by their numbers in ONNX. */
const input_tensors_TEXT = 8;
const FLOATS = new Set([1, 10, 11]);
/** Operators that do something sensible with a number that is missing. */
const TAKES_MISSING = /^(?:Imputer|IsNaN|TreeEnsemble.*)$/u;
/** Describes the columns of one input; a single column has its name. */
function inputColumns(file, { name, elementType }, size) {
    const mayLack = FLOATS.has(elementType) && file.nodes.some(({ operator }) => TAKES_MISSING.test(operator));
    const known = new Set(elementType === input_tensors_TEXT
        ? file.nodes.flatMap(({ attributes }) => [...attributes.values()].flatMap(({ texts }) => texts))
        : []);
    return Array.from({ length: size }, () => ({
        name: size === 1 ? name : undefined,
        mayLack,
        ...(elementType === input_tensors_TEXT ? { words: new Words(known) } : {}),
    }));
}
/** Turns codes back into the texts that they stand for. */
function textMaker(columns) {
    return (codes) => ({
        type: 'string',
        data: Array.from(codes, (code, at) => columns[at % columns.length]?.words?.word(code) ?? ''),
    });
}
function input_tensors_makerOf(value, columns) {
    const make = value.elementType === input_tensors_TEXT ? textMaker(columns) : MAKERS[value.elementType];
    if (value.kind === 'tensor' && make !== undefined)
        return make;
    throw new src_fault/* ArtifactFault */.RE(`The model's input ${(0,shown_name/* shownName */.H)(value.name)} cannot be filled. Export the model with inputs of float32.`);
}
/** Makes the tensors of a batch. @param values `count` inputs, one after another */
function inputTensors(plan, values, count) {
    const tensors = {};
    let offset = 0;
    for (const part of plan.parts) {
        const own = plan.parts.length === 1 ? values : input_tensors_columnsOf(values, count, plan.size, offset, part.size);
        tensors[part.name] = { ...part.make(own), shape: plan.isSingle ? part.shape : [count, ...part.shape] };
        offset += part.size;
    }
    return tensors;
}
function input_tensors_columnsOf(values, count, rowSize, offset, columns) {
    const own = new Float32Array(count * columns);
    for (let row = 0; row < count; row += 1) {
        const start = row * rowSize + offset;
        own.set(values.subarray(start, start + columns), row * columns);
    }
    return own;
}

;// CONCATENATED MODULE: ./packages/engine/src/victim/batch-runner.ts





/** Inputs and everything inside the model take memory: a batch is kept below so many bytes of input. */
const BATCH_BYTES = 8 * 2 ** 20;
const MAX_BATCH = 256;
/** Runs a model over inputs in batches of the size that suits it. */
class BatchRunner {
    plan;
    /** What the model was given last. */
    fed = {};
    #session;
    tensor;
    /** The classes whose names the model answers with: each counts as its place. */
    names;
    #batch;
    #lacksBatch = false;
    constructor(session, plan, tensor, names) {
        this.plan = plan;
        this.#session = session;
        this.tensor = tensor;
        this.names = names;
        this.#batch = plan.batch ?? Math.max(1, Math.min(MAX_BATCH, Math.floor(BATCH_BYTES / (plan.size * 4))));
    }
    /** Asks about one input at a time from now on. */
    askAlone() {
        this.#batch = 1;
    }
    /** True if the model takes, or gives, one input at a time, without a dimension for the batch. */
    get isSingle() {
        return this.plan.isSingle || this.#lacksBatch;
    }
    async run(inputs, count) {
        let values = new Float32Array(0);
        let size = 0;
        for (let done = 0; done < count;) {
            const batch = Math.min(this.#batch, count - done);
            const part = inputs.subarray(done * this.plan.size, (done + batch) * this.plan.size);
            const answer = await this.#runBatch(part, batch);
            // A model whose open batch turned out not to be open gives fewer answers than it was asked.
            if (answer === undefined)
                continue;
            if (done === 0) {
                size = answer.length / batch;
                values = batch === count ? answer : new Float32Array(count * size);
            }
            if (batch !== count)
                values.set(answer, done * size);
            done += batch;
            await letOthersRun();
        }
        return { values, size };
    }
    /** @returns undefined if it has to be tried again in smaller batches */
    async #runBatch(part, count) {
        const rows = this.plan.batch ?? count;
        const whole = rows === count ? part : batch_runner_padded(part, rows * this.plan.size);
        const answer = await this.#runWhole(whole, rows);
        if (answer instanceof Float32Array)
            return answer.subarray(0, (answer.length / rows) * count);
        if (this.plan.batch !== undefined || this.#batch === 1)
            throw answer;
        this.#batch = 1;
        return undefined;
    }
    async #runWhole(values, rows) {
        try {
            this.fed = inputTensors(this.plan, values, rows);
            const answers = await this.#session.run(this.fed, [this.tensor]);
            const answer = answers.get(this.tensor);
            const numbers = this.names === undefined ? numbersOf(answer) : batch_runner_placesOf(answer, this.names);
            // A batch of one may leave its dimension out of the answer.
            this.#lacksBatch = answer?.shape[0] !== rows;
            if (numbers.length > 0 && (!this.#lacksBatch || this.plan.batch === 1))
                return numbers;
            return new src_fault/* ArtifactFault */.RE('The model does not give one answer for each input.');
        }
        catch (error) {
            return new src_fault/* ArtifactFault */.RE(`The model fails when it is run: ${runtimeMessage(error)}.`);
        }
    }
}
function batch_runner_padded(values, length) {
    const whole = new Float32Array(length);
    whole.set(values);
    return whole;
}
function numbersOf(tensor) {
    const data = tensor?.data;
    if (data instanceof Float32Array)
        return data;
    if (data === undefined)
        return new Float32Array(0);
    if (tensor?.type === 'float16' && data instanceof Uint16Array)
        return Float32Array.from(data, fromHalf);
    return Float32Array.from(data, Number);
}
/** The places of classes by their names; -1 for another name. */
function batch_runner_placesOf(tensor, names) {
    return Float32Array.from(tensor?.data ?? [], (name) => names.indexOf(String(name)));
}
/** What a fault of the runtime says, fit to be shown. */
function runtimeMessage(error) {
    return (0,shown_name/* shownName */.H)(error instanceof Error ? error.message.replace(/^.*ERROR_MESSAGE: /su, '') : String(error), 300);
}

;// CONCATENATED MODULE: ./packages/engine/src/victim/contrary-labels.ts






const contrary_labels_STRING = 8;
/** Of two classes, a level other than .5 makes some labels others than the greatest score. More than this share is a contradiction. */
const MOST_OTHERS = 0.25;
const COMPARED = 64;
/** Finds the output of a model that names the class of each input, beside its scores; undefined if none, or several could be it. */
function labelBeside({ outputs }, { form, classes }) {
    if (form === 'labels')
        return undefined;
    const [only, ...others] = outputs.filter((output) => isLabel(output, classes));
    if (only === undefined || others.length > 0)
        return undefined;
    return { tensor: only.name, names: classes };
}
/** Texts are only known as classes if the file names these. */
function isLabel({ kind, elementType, shape }, classes) {
    const isType = INTEGER_ANSWERS.has(elementType) || (elementType === contrary_labels_STRING && classes !== undefined);
    return kind === 'tensor' && isType && (shape?.slice(1).every((size) => size === 1) ?? false);
}
/**
 * Looks whether a model's labels contradict its scores, by some inputs of the data. Then what it names is what it decides.
 * @returns undefined if they agree, or the user says which output is meant
 */
async function contraryLabels({ file, answer, session, runner, scale }, { kind, output, examples }) {
    const beside = kind === 'values' || output !== undefined ? undefined : labelBeside(file, answer);
    if (beside === undefined || examples === undefined)
        return undefined;
    const { plan } = runner;
    const labels = new BatchRunner(session, plan, beside.tensor, beside.names);
    const inputs = scalePixels(await examples(plan, COMPARED), scale);
    const count = inputs.length / plan.size;
    const others = await countOthers(runner, labels, inputs, count);
    if (others <= MOST_OTHERS * count)
        return undefined;
    const { tensor } = beside;
    return {
        runner: labels,
        answer: { tensor, hidden: false, form: 'labels', classes: answer.classes },
        notes: [formatContrary(tensor, others, count)],
    };
}
/** Counts inputs whose greatest score is not that of the class that the model names. */
async function countOthers(scores, labels, inputs, count) {
    const { values, size } = await scores.run(inputs, count);
    if (size === 1)
        return 0;
    const said = await labels.run(inputs, count);
    const named = Array.from(said.values);
    // Numbers beyond the scores stand for something that is not known.
    if (named.some((one) => one < 0 || one >= size))
        return 0;
    const greatest = predicted_classes_classesOf(values, count);
    return named.filter((one, row) => one !== greatest[row]).length;
}
function formatContrary(tensor, others, count) {
    const output = (0,shown_name/* shownName */.H)(tensor);
    return (`${CHECK_MARK}the scores of the model contradict its labels: for ${String(others)} of ` +
        `${String(count)} inputs the greatest score belongs to another class than its output ${output} ` +
        'names. skl2onnx writes this for SVC with two classes. The labels were attacked, as with output: ' +
        `${output}. Attacks learn more from scores that agree with them: train the model with ` +
        'probability=True, if it has that.');
}

;// CONCATENATED MODULE: ./packages/engine/src/substitute/onnx-writer.ts

const onnx_writer_TYPES = { float: 1, int32: 6, int64: 7, bool: 9 };
const ATTRIBUTE_FLOAT = 1;
const ATTRIBUTE_INT = 2;
const ATTRIBUTE_STRING = 3;
const ATTRIBUTE_GRAPH = 5;
const ATTRIBUTE_FLOATS = 6;
const ATTRIBUTE_INTS = 7;
const IR_VERSION = 8;
const OPERATOR_SET = 17;
function onnxModel(graph, operatorSet = OPERATOR_SET) {
    const operators = message(text(1, ''), integer(2, operatorSet));
    return message(integer(1, IR_VERSION), bytes(7, graphBytes(graph)), bytes(8, operators));
}
/**
 * Adds nodes, constants, inputs and outputs to a model. It appends a second graph: protobuf merges a message that is there
 * twice, and joins its lists.
 */
function extendModel(model, addition) {
    const graph = protobuf_messages_message(...addition.nodes.map((one) => protobuf_messages_bytes(1, one)), ...addition.constants.map((one) => protobuf_messages_bytes(5, one)), ...addition.inputs.map((value) => protobuf_messages_bytes(11, valueBytes(value))), ...addition.outputs.map((name) => protobuf_messages_bytes(12, protobuf_messages_text(1, name))));
    return protobuf_messages_message(model, protobuf_messages_bytes(7, graph));
}
/** Returns one node: an operator, its inputs and outputs by name, and its attributes. */
function node(operator, inputs, outputs, attributes = {}, domain = '') {
    const named = typeof outputs === 'string' ? [outputs] : outputs;
    return protobuf_messages_message(...inputs.map((name) => protobuf_messages_text(1, name)), ...named.map((name) => protobuf_messages_text(2, name)), protobuf_messages_text(4, operator), ...Object.entries(attributes).map(([name, value]) => protobuf_messages_bytes(5, attributeBytes(name, value))), ...(domain === '' ? [] : [protobuf_messages_text(7, domain)]));
}
/** Returns a constant tensor. Without `dims` it is a scalar. */
function constant(name, type, values, dims = []) {
    return protobuf_messages_message(...dims.map((size) => protobuf_messages_integer(1, size)), protobuf_messages_integer(2, onnx_writer_TYPES[type]), protobuf_messages_text(8, name), protobuf_messages_bytes(9, rawData(type, values)));
}
/** Copies a message with other names in the fields that hold names. */
function renamed(content, fields, nameOf) {
    const reader = new MessageReader(content);
    const parts = [];
    while (reader.next()) {
        const isName = fields.includes(reader.number);
        parts.push(isName ? protobuf_messages_text(reader.number, nameOf(new TextDecoder().decode(reader.content))) : reader.whole);
    }
    return protobuf_messages_message(...parts);
}
function rawData(type, values) {
    if (type === 'float')
        return new Uint8Array(Float32Array.from(values).buffer);
    if (type === 'bool')
        return Uint8Array.from(values);
    return new Uint8Array(BigInt64Array.from(values, (value) => BigInt(value)).buffer);
}
function graphBytes(graph) {
    return protobuf_messages_message(...graph.nodes.map((one) => protobuf_messages_bytes(1, one)), protobuf_messages_text(2, graph.name), ...graph.constants.map((one) => protobuf_messages_bytes(5, one)), ...graph.inputs.map((value) => protobuf_messages_bytes(11, valueBytes(value))), ...graph.outputs.map((value) => protobuf_messages_bytes(12, valueBytes(value))));
}
function attributeBytes(name, value) {
    const named = (type, ...content) => protobuf_messages_message(protobuf_messages_text(1, name), ...content, protobuf_messages_integer(20, type));
    if (typeof value === 'number')
        return named(ATTRIBUTE_INT, protobuf_messages_integer(3, value));
    if ('nodes' in value)
        return named(ATTRIBUTE_GRAPH, protobuf_messages_bytes(6, graphBytes(value)));
    if ('float' in value) {
        return named(ATTRIBUTE_FLOAT, protobuf_messages_float(2, value.float));
    }
    if ('floats' in value)
        return named(ATTRIBUTE_FLOATS, protobuf_messages_bytes(7, rawData('float', value.floats)));
    if ('text' in value)
        return named(ATTRIBUTE_STRING, protobuf_messages_text(4, value.text));
    return named(ATTRIBUTE_INTS, ...value.map((one) => protobuf_messages_integer(8, one)));
}
function valueBytes({ name, type, rank }) {
    const dims = Array.from({ length: rank }, (_unused, axis) => protobuf_messages_bytes(1, protobuf_messages_message(protobuf_messages_text(2, `${name}_${String(axis)}`))));
    const tensor = protobuf_messages_message(protobuf_messages_integer(1, onnx_writer_TYPES[type]), protobuf_messages_bytes(2, protobuf_messages_message(...dims)));
    return protobuf_messages_message(protobuf_messages_text(1, name), protobuf_messages_bytes(2, protobuf_messages_message(protobuf_messages_bytes(1, tensor))));
}

;// CONCATENATED MODULE: ./packages/engine/src/gradient/branches.ts





const [NODE_INPUT, NODE_OUTPUT, TENSOR_NAME] = [1, 2, 8];
const MOST_FOLLOWED = 20;
/**
 * Takes the branch of each `If` whose condition is a constant, as exporters write it. The branch's nodes are appended to the model under names of
 * their own, beside the `If`, which stays; in the graph they take its place. A branch that itself holds graphs is left.
 */
function takeBranches(bytes, graph) {
    const counter = countFields(MODEL_LIMITS.fields);
    const makers = new Map(graph.nodes.flatMap((node) => node.outputs.map((name) => [name, node])));
    const prefix = freePrefix(graph, 'branch_');
    const added = { nodes: [], constants: [] };
    const initializers = new Map(graph.initializers);
    const nodes = graph.nodes.flatMap((node, place) => {
        const branch = node.operator === 'If' ? branchOf(node, graph, makers) : undefined;
        if (branch === undefined)
            return [node];
        const taken = rename(new OnnxMessage(counter, 'graph', branch), counter, `${prefix}${String(place)}_`);
        if (taken === undefined)
            return [node];
        added.nodes.push(...taken.nodes);
        added.constants.push(...taken.constants);
        for (const constant of taken.constants) {
            const [name, read] = readTensorLater(counter, constant);
            initializers.set(name, read);
        }
        const ends = node.outputs.map((name, index) => graphNode(counter, 'Identity', [taken.outputs[index] ?? ''], [name]));
        return [...taken.nodes.map((content) => readNode(counter, content)), ...ends];
    });
    if (added.nodes.length === 0)
        return { bytes, graph };
    return {
        bytes: extendModel(bytes, { ...added, inputs: [], outputs: [] }),
        graph: { ...graph, nodes, initializers },
    };
}
/** @returns the graph of the branch that is taken; undefined if that depends on the input */
function branchOf({ inputs: [condition = ''], attributes }, graph, makers) {
    let name = condition;
    let isTransposed = false;
    for (let followed = 0; followed < MOST_FOLLOWED; followed += 1) {
        const maker = makers.get(name);
        const constant = maker?.operator === 'Constant' ? maker.attributes.tensor('value') : graph.initializers.get(name)?.();
        const [value] = constant?.values ?? [];
        if (value !== undefined) {
            return attributes.graph((value !== 0) !== isTransposed ? 'then_branch' : 'else_branch');
        }
        if (maker === undefined || !['Identity', 'Cast', 'Not'].includes(maker.operator))
            return undefined;
        if (maker.operator === 'Not')
            isTransposed = !isTransposed;
        name = maker.inputs[0] ?? '';
    }
    return undefined;
}
/** Gives the tensors of a branch names of their own. @returns undefined if it holds graphs */
function rename(branch, counter, prefix) {
    const nodes = branch.contents(1);
    const read = nodes.map((content) => readNode(counter, content));
    if (read.some(({ attributes }) => attributes.holdGraphs) || branch.contents(15).length > 0) {
        return undefined;
    }
    const constants = branch.contents(5);
    const own = new Set([
        ...read.flatMap(({ outputs }) => outputs),
        ...constants.map((content) => readTensorLater(counter, content)[0]),
    ]);
    own.delete('');
    const nameOf = (name) => (own.has(name) ? `${prefix}${name}` : name);
    return {
        nodes: nodes.map((content) => renamed(content, [NODE_INPUT, NODE_OUTPUT], nameOf)),
        constants: constants.map((content) => renamed(content, [TENSOR_NAME], nameOf)),
        outputs: branch.contents(12).map((content) => nameOf(new OnnxMessage(counter, 'value', content).text(1))),
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/gradient/class-order.ts
/**
 * Learns in which order a tensor holds the scores of the classes: what is the greatest most often where the model answers a class is
 * that class's. Places of classes that were not seen are shared out in their order.
 * @returns the order, and how many inputs agree with it
 */
function bestOrder(greatest, classes, size) {
    const seen = new Map();
    for (const [row, place] of greatest.entries()) {
        const pair = (classes[row] ?? 0) * size + place;
        if (place >= 0)
            seen.set(pair, (seen.get(pair) ?? 0) + 1);
    }
    const order = new Array(size).fill(undefined);
    const free = new Set(order.keys());
    let agreeing = 0;
    for (const [pair, count] of [...seen].toSorted(([, a], [, b]) => b - a)) {
        const [one, place] = [Math.floor(pair / size), pair % size];
        if (one >= size || order[one] !== undefined || !free.delete(place))
            continue;
        order[one] = place;
        agreeing += count;
    }
    const rest = free.values();
    return { order: order.map((place) => place ?? rest.next().value ?? 0), agreeing };
}
/** Brings numbers of classes, row by row, to the places that an order gives them. */
function intoOrder(values, order) {
    const { length } = order;
    const moved = new Float32Array(values.length);
    for (let row = 0; row < values.length; row += length) {
        for (const [one, place] of order.entries())
            moved[row + place] = values[row + one] ?? 0;
    }
    return moved;
}
function inverseOf(order) {
    const inverse = order.slice();
    for (const [one, place] of order.entries())
        inverse[place] = one;
    return inverse;
}
/** True if a matrix only changes an order: each of its rows and columns has one number that is not 0, and that is positive. */
function isReordering(values, [rows, columns]) {
    if (rows === undefined || rows !== columns || values.length !== rows * rows)
        return false;
    const set = [...values.entries()].filter(([, value]) => value !== 0);
    const count = (of) => new Set(set.map(([at]) => of(at))).size;
    return (set.length === rows &&
        set.every(([, value]) => value > 0) &&
        count((at) => Math.floor(at / rows)) === rows &&
        count((at) => at % rows) === rows);
}

;// CONCATENATED MODULE: ./packages/engine/src/gradient/builder.ts


/**
 * What may be added to a model at most, and the nodes of its own that a gradient may pass through. Rules that unroll multiply nodes, and
 * a hostile file could make them explode.
 */
const GRADIENT_LIMITS = { nodes: 40_000, constants: 2 ** 24, passed: 10_000 };
/** With older operator sets, several operators that rules append do not exist. */
const LEAST_OPSET = 9;
/** Collects the nodes that compute a gradient. Every method that makes a node returns the name of its output. All of them are float32. */
class GradientBuilder {
    opset;
    nodes = [];
    constants = [];
    #prefix;
    #known = new Map();
    #names = 0;
    #numbers = 0;
    /** @param prefix begins the name of every tensor that is added, and of none that is in the model */
    constructor(opset, prefix) {
        this.opset = opset;
        this.#prefix = prefix;
        if (opset < LEAST_OPSET) {
            throw new src_fault/* NoGradient */.Kr(`the model uses operator set ${String(opset)}; gradients need ${String(LEAST_OPSET)} or later`);
        }
    }
    name() {
        this.#names += 1;
        return `${this.#prefix}${String(this.#names)}`;
    }
    op(operator, inputs, attributes = {}) {
        const output = this.name();
        this.ops(operator, inputs, [output], attributes);
        return output;
    }
    ops(operator, inputs, outputs, attributes = {}) {
        if (this.nodes.length >= GRADIENT_LIMITS.nodes) {
            throw new src_fault/* NoGradient */.Kr(`its gradient takes more than ${String(GRADIENT_LIMITS.nodes)} nodes`);
        }
        this.nodes.push(node(operator, inputs, outputs, attributes));
    }
    /** Makes an output once for each key. */
    once(key, make) {
        const known = this.#known.get(key);
        if (known !== undefined)
            return known;
        const made = make();
        this.#known.set(key, made);
        return made;
    }
    floats(values, shape) {
        return this.#constant('float', values, shape);
    }
    integers(values) {
        return this.once(`i${values.join()}`, () => this.#constant('int64', values, [values.length]));
    }
    scalar(value) {
        return this.once(`s${String(value)}`, () => this.#constant('float', [value], []));
    }
    #constant(type, values, shape) {
        this.#numbers += values.length;
        if (this.#numbers > GRADIENT_LIMITS.constants) {
            throw new src_fault/* NoGradient */.Kr('its gradient takes too many constants');
        }
        const name = this.name();
        this.constants.push(constant(name, type, values, shape));
        return name;
    }
    /** A tensor of the model as float32. */
    asFloat(name, type) {
        return type === 'float32' ? name : this.once(`f${name}`, () => this.op('Cast', [name], { to: 1 }));
    }
    add(a, b) {
        return this.op('Add', [a, b]);
    }
    sub(a, b) {
        return this.op('Sub', [a, b]);
    }
    mul(a, b) {
        return this.op('Mul', [a, b]);
    }
    div(a, b) {
        return this.op('Div', [a, b]);
    }
    scale(a, factor) {
        return factor === 1 ? a : this.mul(a, this.scalar(factor));
    }
    oneMinus(a) {
        return this.sub(this.scalar(1), a);
    }
    /** 1 if a > b, else 0. */
    greater(a, b) {
        return this.op('Cast', [this.op('Greater', [a, b])], { to: 1 });
    }
    /** 1 if a = b, else 0. */
    equal(a, b) {
        if (this.opset >= 11)
            return this.op('Cast', [this.op('Equal', [a, b])], { to: 1 });
        return this.oneMinus(this.greater(this.op('Abs', [this.sub(a, b)]), this.scalar(0)));
    }
    reshape(a, shape) {
        return this.op('Reshape', [a, this.integers(shape)]);
    }
    transpose(a, order) {
        return order.every((axis, index) => axis === index) ? a : this.op('Transpose', [a], { perm: order });
    }
    /** Adds up along axes, which stay with size 1. */
    sum(a, axes) {
        if (axes.length === 0)
            return a;
        if (this.opset < 13)
            return this.op('ReduceSum', [a], { axes, keepdims: 1 });
        return this.op('ReduceSum', [a, this.integers(axes)], { keepdims: 1 });
    }
    expand(a, shape) {
        return this.op('Expand', [a, this.integers(shape)]);
    }
    /** The part of a tensor from `starts` up to, but not including, `ends`. */
    slice(a, axes, starts, ends) {
        if (this.opset < 10)
            return this.op('Slice', [a], { axes, starts, ends });
        return this.op('Slice', [a, this.integers(starts), this.integers(ends), this.integers(axes)]);
    }
    /** Puts constants around a tensor: so many before and behind along each axis. */
    pad(a, before, behind, value = 0) {
        const pads = [...before, ...behind];
        if (pads.every((count) => count === 0))
            return a;
        if (this.opset < 11) {
            return this.op('Pad', [a], { pads, mode: { text: 'constant' }, value: { float: value } });
        }
        return this.op('Pad', [a, this.integers(pads), this.scalar(value)], { mode: { text: 'constant' } });
    }
    zeros(shape) {
        return this.once(`z${shape.join()}`, () => this.expand(this.scalar(0), shape));
    }
    /** Adds up what broadcasting had repeated. @param from the shape of `a`; `to` the shape before broadcasting */
    unbroadcast(a, from, to) {
        if (from.length === to.length && from.every((size, axis) => size === to[axis]))
            return a;
        const added = from.length - to.length;
        const axes = from.flatMap((size, axis) => {
            const before = axis < added ? 1 : (to[axis - added] ?? 1);
            return before === 1 && (size !== 1 || axis < added) ? [axis] : [];
        });
        const summed = this.sum(a, axes);
        return added === 0 ? summed : this.reshape(summed, to);
    }
    /** Multiplies along one axis with a matrix of `rows` times the size of that axis: out[r] = sum over c of matrix[r][c] a[c]. */
    alongAxis(a, shape, axis, matrix, rows) {
        const size = shape[axis] ?? 1;
        // Transposed, so that rows of `a` are multiplied from the right.
        const transposed = Array.from({ length: size * rows }, (_unused, at) => matrix[(at % rows) * size + Math.floor(at / rows)] ?? 0);
        const weights = this.floats(transposed, [size, rows]);
        const order = [...shape.keys()].filter((one) => one !== axis).concat(axis);
        const back = shape.map((_size, one) => order.indexOf(one));
        return this.transpose(this.op('MatMul', [this.transpose(a, order), weights]), back);
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/gradient/step.ts

/** One node on the way back, with what a rule needs to know of it. */
class Step {
    b;
    node;
    #facts;
    /** The gradient of each output; undefined if nothing depends on it. */
    gradients;
    constructor(b, node, facts, gradients) {
        this.b = b;
        this.node = node;
        this.#facts = facts;
        this.gradients = gradients;
    }
    /** The same step with another gradient of its first output. */
    instead(gradient) {
        return new Step(this.b, this.node, this.#facts, [gradient]);
    }
    get attributes() {
        return this.node.attributes;
    }
    /** The gradient of the first output. @throws NoGradient if only others count */
    get g() {
        const [first] = this.gradients;
        if (first === undefined)
            throw this.refuse('a side output is used');
        return first;
    }
    has(index) {
        return (this.node.inputs[index] ?? '') !== '';
    }
    isActive(index) {
        return this.has(index) && this.#facts.isActive(this.input(index));
    }
    input(index) {
        return this.node.inputs[index] ?? '';
    }
    output(index = 0) {
        return this.node.outputs[index] ?? '';
    }
    x(index = 0) {
        return this.b.asFloat(this.input(index), this.#facts.type(this.input(index)));
    }
    y(index = 0) {
        return this.b.asFloat(this.output(index), this.#facts.type(this.output(index)));
    }
    shape(index = 0) {
        return this.#facts.shape(this.input(index));
    }
    outShape(index = 0) {
        return this.#facts.shape(this.output(index));
    }
    outType(index = 0) {
        return this.#facts.type(this.output(index));
    }
    /** The numbers of a parameter that does not depend on the model's input; undefined if it is left out. @throws NoGradient */
    values(index) {
        if (!this.has(index))
            return undefined;
        const values = this.#facts.values(this.input(index));
        if (values === undefined)
            throw this.refuse(`its parameter ${String(index)} depends on the input`);
        return values;
    }
    /** A list that is an attribute in older operator sets and an input in newer ones. */
    integers(attribute, index) {
        return this.attributes.integers(attribute) ?? this.values(index);
    }
    /** An axis, counted from the front. */
    axis(value, rank = this.shape().length) {
        return value < 0 ? value + rank : value;
    }
    refuse(why) {
        return new src_fault/* NoGradient */.Kr(`${this.node.operator}: ${why}`);
    }
    /** Refuses gradients of inputs that are usually weights. */
    onlyFirst(gradient) {
        const other = this.node.inputs.findIndex((_name, index) => index > 0 && this.isActive(index));
        if (other > 0)
            throw this.refuse(`its input ${String(other)} depends on the model's input`);
        return [gradient];
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/gradient/rules/elementwise.ts
const one = (operator, step) => step.b.op(operator, [step.x()]);
const squared = (b, a) => b.mul(a, a);
const positive = (b, a) => b.greater(a, b.scalar(0));
const elementwise_sigmoid = (b, a) => b.op('Sigmoid', [a]);
const reciprocalRoot = (b, a) => b.div(b.scalar(1), b.op('Sqrt', [a]));
/** `above` where the mask is 1, else `below`; both must be finite. */
const choose = (b, mask, above, below) => b.add(b.mul(mask, above), b.mul(b.oneMinus(mask), below));
const SLOPES = {
    Neg: (_step, b) => b.scalar(-1),
    Abs: (step) => one('Sign', step),
    Exp: (step) => step.y(),
    Log: (step, b) => b.div(b.scalar(1), step.x()),
    Sqrt: (step, b) => b.div(b.scalar(0.5), step.y()),
    Reciprocal: (step, b) => b.scale(squared(b, step.y()), -1),
    Sin: (step) => one('Cos', step),
    Cos: (step, b) => b.scale(one('Sin', step), -1),
    Tan: (step, b) => b.add(squared(b, step.y()), b.scalar(1)),
    Asin: (step, b) => reciprocalRoot(b, b.oneMinus(squared(b, step.x()))),
    Acos: (step, b) => b.scale(reciprocalRoot(b, b.oneMinus(squared(b, step.x()))), -1),
    Atan: (step, b) => b.div(b.scalar(1), b.add(squared(b, step.x()), b.scalar(1))),
    Sinh: (step) => one('Cosh', step),
    Cosh: (step) => one('Sinh', step),
    Asinh: (step, b) => reciprocalRoot(b, b.add(squared(b, step.x()), b.scalar(1))),
    Acosh: (step, b) => reciprocalRoot(b, b.sub(squared(b, step.x()), b.scalar(1))),
    Atanh: (step, b) => b.div(b.scalar(1), b.oneMinus(squared(b, step.x()))),
    Erf: (step, b) => b.scale(b.op('Exp', [b.scale(squared(b, step.x()), -1)]), 2 / Math.sqrt(Math.PI)),
    Sigmoid: (step, b) => b.mul(step.y(), b.oneMinus(step.y())),
    Tanh: (step, b) => b.oneMinus(squared(b, step.y())),
    Relu: (step, b) => positive(b, step.y()),
    LeakyRelu: (step, b) => choose(b, positive(b, step.x()), b.scalar(1), b.scalar(step.attributes.float('alpha', 0.01))),
    ThresholdedRelu: (step, b) => b.greater(step.x(), b.scalar(step.attributes.float('alpha', 1))),
    Elu: (step, b) => {
        const alpha = b.scalar(step.attributes.float('alpha', 1));
        // The output is used on both sides: below 0 the slope is y + alpha.
        return choose(b, positive(b, step.y()), b.scalar(1), b.add(step.y(), alpha));
    },
    Selu: (step, b) => {
        const gamma = step.attributes.float('gamma', SELU.gamma);
        const alpha = step.attributes.float('alpha', SELU.alpha);
        return choose(b, positive(b, step.y()), b.scalar(gamma), b.add(step.y(), b.scalar(gamma * alpha)));
    },
    Celu: (step, b) => {
        const below = b.add(b.scale(step.y(), 1 / step.attributes.float('alpha', 1)), b.scalar(1));
        return choose(b, positive(b, step.y()), b.scalar(1), below);
    },
    Softplus: (step, b) => elementwise_sigmoid(b, step.x()),
    Softsign: (step, b) => b.op('Reciprocal', [squared(b, b.add(one('Abs', step), b.scalar(1)))]),
    HardSigmoid: (step, b) => {
        const inside = b.mul(positive(b, step.y()), b.greater(b.scalar(1), step.y()));
        return b.scale(inside, step.attributes.float('alpha', 0.2));
    },
    HardSwish: (step, b) => {
        const line = b.scale(b.add(b.scale(step.x(), 2), b.scalar(3)), 1 / 6);
        const above = b.greater(step.x(), b.scalar(3));
        const inside = b.mul(b.greater(step.x(), b.scalar(-3)), b.oneMinus(above));
        return b.add(above, b.mul(inside, line));
    },
    Mish: (step, b) => {
        const tanh = b.op('Tanh', [one('Softplus', step)]);
        const tail = b.mul(b.mul(step.x(), elementwise_sigmoid(b, step.x())), b.oneMinus(squared(b, tanh)));
        return b.add(tanh, tail);
    },
    Swish: (step, b) => {
        const alpha = step.attributes.float('alpha', 1);
        const gate = elementwise_sigmoid(b, b.scale(step.x(), alpha));
        return b.add(gate, b.scale(b.mul(step.x(), b.mul(gate, b.oneMinus(gate))), alpha));
    },
    Gelu: (step, b) => step.attributes.text('approximate', 'none') === 'tanh' ? geluByTanhAt(b, step.x()) : geluAt(b, step.x()),
    Clip: (step, b) => b.equal(step.x(), step.y()),
    Shrink: (step, b) => b.oneMinus(b.equal(step.y(), b.scalar(0))),
};
const SELU = { alpha: 1.6732632, gamma: 1.0507009 };
/** The slope of the Gaussian error linear unit at `x`. */
function geluAt(b, x) {
    const below = b.scale(b.add(b.op('Erf', [b.scale(x, Math.SQRT1_2)]), b.scalar(1)), 0.5);
    const density = b.scale(b.op('Exp', [b.scale(squared(b, x), -0.5)]), 1 / Math.sqrt(2 * Math.PI));
    return b.add(below, b.mul(x, density));
}
/** The slope of its approximation by tanh. */
function geluByTanhAt(b, x) {
    const factor = Math.sqrt(2 / Math.PI);
    const inner = b.scale(b.mul(x, b.add(b.scale(squared(b, x), 0.044715), b.scalar(1))), factor);
    const tanh = b.op('Tanh', [inner]);
    const slope = b.scale(b.add(b.scale(squared(b, x), 3 * 0.044715), b.scalar(1)), factor);
    const tail = b.mul(b.mul(x, b.oneMinus(squared(b, tanh))), slope);
    return b.scale(b.add(b.add(tanh, b.scalar(1)), tail), 0.5);
}
/**
 * Operators that pass the gradient as it is. Rounding has a slope of 0 nearly everywhere, so a gradient would say nothing: it is passed
 * straight through (BPDA: Athalye, Carlini, Wagner 2018).
 */
const STRAIGHT = [
    ...['Identity', 'Cast', 'CastLike', 'Dropout', 'Imputer'],
    ...['Round', 'Floor', 'Ceil', 'Sign'],
];
const ELEMENTWISE = {
    ...Object.fromEntries(Object.entries(SLOPES).map(([operator, slope]) => [
        operator,
        (step) => step.onlyFirst(step.b.mul(step.g, slope(step, step.b))),
    ])),
    ...Object.fromEntries(STRAIGHT.map((operator) => [operator, (step) => step.onlyFirst(step.g)])),
};
/** Brings the gradient of one input back to the shape that it had before broadcasting. */
function broadcast(step, index, make) {
    if (!step.isActive(index))
        return undefined;
    return step.b.unbroadcast(make(), step.outShape(), step.shape(index));
}
const each = (step, make) => step.node.inputs.map((_name, index) => broadcast(step, index, () => make(index)));
const elementwise_add = (step) => each(step, () => step.g);
const elementwise_mean = (step) => each(step, () => step.b.scale(step.g, 1 / step.node.inputs.length));
/** Inputs that are equally extreme share the gradient. */
const extreme = (step) => {
    const { b } = step;
    const masks = step.node.inputs.map((_name, index) => b.equal(step.x(index), step.y()));
    const ties = masks.reduce((sum, mask) => b.add(sum, mask));
    const shared = b.div(step.g, ties);
    return each(step, (index) => b.mul(shared, masks[index] ?? ''));
};
const ARITHMETIC = {
    Add: elementwise_add,
    Sum: elementwise_add,
    Mean: elementwise_mean,
    Max: extreme,
    Min: extreme,
    Sub: (step) => each(step, (index) => (index === 0 ? step.g : step.b.scale(step.g, -1))),
    Mul: (step) => each(step, (index) => step.b.mul(step.g, step.x(1 - index))),
    Div: (step) => each(step, (index) => {
        const share = step.b.div(step.g, step.x(1));
        return index === 0 ? share : step.b.scale(step.b.mul(share, step.y()), -1);
    }),
    Pow: (step) => each(step, (index) => {
        const { b } = step;
        const [base, exponent] = [step.x(0), step.x(1)];
        if (index === 1)
            return b.mul(step.g, b.mul(step.y(), b.op('Log', [base])));
        return b.mul(step.g, b.mul(exponent, b.op('Pow', [base, b.sub(exponent, b.scalar(1))])));
    }),
    // The remainder of a division has slope 1 wherever it has one.
    Mod: (step) => [broadcast(step, 0, () => step.g)],
    PRelu: (step) => {
        const { b } = step;
        const below = b.greater(b.scalar(0), step.x(0));
        return each(step, (index) => index === 0
            ? b.mul(step.g, b.add(b.oneMinus(below), b.mul(below, step.x(1))))
            : b.mul(step.g, b.mul(below, step.x(0))));
    },
    Where: (step) => {
        const { b } = step;
        // Chosen, not multiplied: the branch that was not taken may hold infinities.
        const nothing = b.scalar(0);
        return each(step, (index) => b.op('Where', index === 1 ? [step.input(0), step.g, nothing] : [step.input(0), nothing, step.g]));
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/gradient/rules/convolution.ts
/** Reads the windows of a convolution or a pooling from the attributes, and from the shapes where those leave it open. */
function convolution_windowsOf(step, kernel) {
    const { attributes } = step;
    const sizes = step.shape().slice(2);
    const out = step.outShape().slice(2);
    const ones = sizes.map(() => 1);
    const strides = attributes.integers('strides') ?? ones;
    const dilations = attributes.integers('dilations') ?? ones;
    const pads = attributes.integers('pads') ?? [...sizes.map(() => 0), ...sizes.map(() => 0)];
    const auto = attributes.text('auto_pad', 'NOTSET');
    const begin = sizes.map((size, axis) => {
        if (auto === 'NOTSET' || auto === '')
            return pads[axis] ?? 0;
        if (auto === 'VALID')
            return 0;
        const whole = Math.max(0, reach({ kernel, strides, dilations, out }, axis) - size);
        return auto === 'SAME_LOWER' ? Math.ceil(whole / 2) : Math.floor(whole / 2);
    });
    return { sizes, kernel, strides, dilations, begin, out };
}
/** The numbers that all windows cover along an axis. */
function reach({ kernel, strides, dilations, out }, axis) {
    return (((out[axis] ?? 1) - 1) * (strides[axis] ?? 1) + (dilations[axis] ?? 1) * ((kernel[axis] ?? 1) - 1) + 1);
}
/** Carries a gradient of windows back to what lies under them: a transposed convolution with the same kernel. */
function windowsBack(b, g, weights, windows, group = 1) {
    const { sizes, kernel, strides, dilations, begin } = windows;
    const over = sizes.map((size, axis) => reach(windows, axis) - (begin[axis] ?? 0) - size);
    return b.op('ConvTranspose', [g, weights], {
        kernel_shape: kernel,
        ...{ strides, dilations, group },
        pads: [...begin, ...over.map((count) => Math.max(0, count))],
        output_padding: over.map((count) => Math.max(0, -count)),
    });
}
/** Carries a gradient back through a convolution. @param kernel the weights, in the shape `weights` */
function convolutionBack(step, g, kernel, weights) {
    const group = step.attributes.integer('group', 1);
    const windows = convolution_windowsOf(step, weights.slice(2));
    const isDepthwise = group > 1 && weights[0] === group && weights[1] === 1;
    if (isDepthwise && windows.strides.every((stride) => stride === 1)) {
        return depthwiseBack(step.b, g, kernel, windows, group);
    }
    return windowsBack(step.b, g, kernel, windows, group);
}
const convolve = (step) => step.onlyFirst(convolutionBack(step, step.g, kernelOf(step), step.shape(1)));
/** The kernel of a convolution; of an integer one, less its zero point. */
function kernelOf(step) {
    if (step.node.operator !== 'ConvInteger' || !step.has(3))
        return step.x(1);
    return step.b.sub(step.x(1), step.x(3));
}
/** At stride 1 a depthwise convolution with the flipped kernel is much faster than a transposed one. */
function depthwiseBack(b, g, weights, windows, group) {
    const { sizes, kernel, dilations, begin, out } = windows;
    const flipped = kernel.reduce((transposed, size, axis) => b.op('Gather', [transposed, b.integers(Array.from({ length: size }, (_unused, at) => size - 1 - at))], {
        axis: axis + 2,
    }), weights);
    const before = kernel.map((size, axis) => (dilations[axis] ?? 1) * (size - 1) - (begin[axis] ?? 0));
    const behind = sizes.map((size, axis) => {
        const spread = (dilations[axis] ?? 1) * ((kernel[axis] ?? 1) - 1);
        return size + spread - (out[axis] ?? 1) - (before[axis] ?? 0);
    });
    // More padding than the kernel covers: cut off what lies outside.
    if ([...before, ...behind].some((count) => count < 0)) {
        return windowsBack(b, g, weights, windows, group);
    }
    const ones = sizes.map(() => 1);
    return b.op('Conv', [g, flipped], {
        kernel_shape: kernel,
        ...{ strides: ones, dilations, group },
        pads: [...before, ...behind],
    });
}
const transposed = (step) => {
    const { attributes } = step;
    const group = attributes.integer('group', 1);
    const kernel = step.shape(1).slice(2);
    const ones = kernel.map(() => 1);
    const strides = attributes.integers('strides') ?? ones;
    const dilations = attributes.integers('dilations') ?? ones;
    const extra = attributes.integers('output_padding') ?? kernel.map(() => 0);
    const [sizes, out] = [step.shape().slice(2), step.outShape().slice(2)];
    const pads = attributes.integers('pads') ?? [];
    const auto = attributes.text('auto_pad', 'NOTSET');
    const isGiven = !attributes.has('output_shape') && (auto === 'NOTSET' || auto === '' || auto === 'VALID');
    const begin = kernel.map((_size, axis) => {
        if (isGiven)
            return pads[axis] ?? 0;
        const whole = reach({ kernel, strides, dilations, out: sizes }, axis) + (extra[axis] ?? 0) - (out[axis] ?? 1);
        return auto === 'SAME_UPPER' ? Math.floor(whole / 2) : whole - Math.floor(whole / 2);
    });
    // So much that exactly the input's windows fit.
    const end = kernel.map((_size, axis) => reach({ kernel, strides, dilations, out: sizes }, axis) - (begin[axis] ?? 0) - (out[axis] ?? 1));
    const { b } = step;
    const rank = step.outShape().length;
    const cut = end.map((count) => Math.max(0, -count));
    const axes = kernel.map((_size, axis) => axis + 2);
    const g = cut.some((count) => count > 0)
        ? b.slice(step.g, axes, axes.map(() => 0), axes.map((axis) => (out[axis - 2] ?? 1) - (cut[axis - 2] ?? 0)))
        : step.g;
    if (begin.some((count) => count < 0) || rank < 3)
        throw step.refuse('its padding is negative');
    return step.onlyFirst(b.op('Conv', [g, step.x(1)], {
        kernel_shape: kernel,
        ...{ strides, dilations, group },
        pads: [...begin, ...end.map((count) => Math.max(0, count))],
    }));
};
const CONVOLUTION = {
    Conv: convolve,
    // The zero point follows from the input, too; its share of the gradient is left out.
    ConvInteger: (step) => [convolutionBack(step, step.g, kernelOf(step), step.shape(1))],
    ConvTranspose: transposed,
};

;// CONCATENATED MODULE: ./packages/engine/src/gradient/rules/linear.ts
function linear_transposed(b, a, shape) {
    const order = [...shape.keys()];
    return b.transpose(a, [...order.slice(0, -2), order.length - 1, order.length - 2]);
}
/** What `MatMul` makes of its operands' shapes: a vector is a matrix of one row, or of one column. */
function matrixShapes(step) {
    const [a, c] = [step.shape(0), step.shape(1)];
    const left = a.length === 1 ? [1, ...a] : a;
    const right = c.length === 1 ? [...c, 1] : c;
    const out = [...step.outShape()];
    if (a.length === 1)
        out.splice(out.length - (c.length === 1 ? 0 : 1), 0, 1);
    if (c.length === 1)
        out.push(1);
    return [left, right, out];
}
function linear_product(step, { g = step.g, second = step.x(1), isTransposed = false } = {}) {
    const { b } = step;
    const [left, right, out] = matrixShapes(step);
    const own = b.reshape(g, out);
    const [rows, columns] = [out.at(-2) ?? 1, out.at(-1) ?? 1];
    const inner = left.at(-1) ?? 1;
    const back = (index, one, other, sides) => {
        const gradient = b.unbroadcast(b.op('MatMul', [one, other]), [...out.slice(0, -2), ...sides], index === 0 ? left : right);
        return b.reshape(gradient, step.shape(index));
    };
    const ofSecond = (first) => isTransposed
        ? back(1, linear_transposed(b, own, out), first, [columns, inner])
        : back(1, linear_transposed(b, first, left), own, [inner, columns]);
    const weights = () => b.reshape(second, right);
    return [
        step.isActive(0)
            ? back(0, own, isTransposed ? weights() : linear_transposed(b, weights(), right), [rows, inner])
            : undefined,
        step.isActive(1) ? ofSecond(b.reshape(step.x(0), left)) : undefined,
    ];
}
/** Carries a gradient back to the first operand of a matrix product. @param second the other one, in the shape `right` */
function productBack(step, gradient, second, right) {
    const { b } = step;
    const own = step.shape(0);
    const left = own.length === 1 ? [1, ...own] : own;
    if (right.length === 1)
        throw step.refuse('a vector has no rule');
    const out = step.outShape();
    const g = own.length === 1 ? b.reshape(gradient, [...out.slice(0, -1), 1, out.at(-1) ?? 1]) : gradient;
    const from = [...out.slice(0, own.length === 1 ? -1 : -2), ...left.slice(-2)];
    return b.reshape(b.unbroadcast(b.op('MatMul', [g, linear_transposed(b, second, right)]), from, left), own);
}
const linear_gemm = (step) => {
    const { b, attributes } = step;
    const [isTurnedA, isTurnedB] = [
        attributes.integer('transA', 0) === 1,
        attributes.integer('transB', 0) === 1,
    ];
    const g = b.scale(step.g, attributes.float('alpha', 1));
    const times = (isTransposed, one, other) => isTransposed ? b.op('Transpose', [b.op('MatMul', [one, other])]) : b.op('MatMul', [one, other]);
    const flip = (name, isFlipped) => (isFlipped ? b.op('Transpose', [name]) : name);
    // out = A' B': the gradient of A' is g B'\u1d40, that of B' is A'\u1d40 g.
    return [
        step.isActive(0) ? times(isTurnedA, g, flip(step.x(1), !isTurnedB)) : undefined,
        step.isActive(1) ? times(isTurnedB, flip(step.x(0), !isTurnedA), g) : undefined,
        step.isActive(2)
            ? b.unbroadcast(b.scale(step.g, attributes.float('beta', 1)), step.outShape(), step.shape(2))
            : undefined,
    ];
};
/** The gradient of an operand is a sum of the same kind, in which it and the output change places. */
const einsum = (step) => {
    const [left = '', output] = step.attributes.text('equation', '').replaceAll(' ', '').split('->');
    const terms = left.split(',');
    const isSimple = output !== undefined && !left.includes('.') && terms.every((term) => new Set(term).size === term.length);
    if (!isSimple)
        throw step.refuse('its equation has repeated or unnamed indices');
    return terms.map((term, index) => {
        if (!step.isActive(index))
            return undefined;
        const others = terms.flatMap((_other, place) => (place === index ? [] : [place]));
        const known = [output, ...others.map((place) => terms[place] ?? '')];
        if (term.split('').some((letter) => !known.some((part) => part.includes(letter)))) {
            throw step.refuse('it sums over an index of one operand');
        }
        const equation = `${known.join()}->${term}`;
        return step.b.op('Einsum', [step.g, ...others.map((place) => step.x(place))], {
            equation: { text: equation },
        });
    });
};
/** The second operand of an integer product, less its zero point. */
function withoutZero(step, index, zeroPoint) {
    return step.has(zeroPoint) ? step.b.sub(step.x(index), step.x(zeroPoint)) : step.x(index);
}
const LINEAR = {
    MatMul: (step) => linear_product(step),
    MatMulInteger: (step) => [productBack(step, step.g, withoutZero(step, 1, 3), step.shape(1))],
    Gemm: linear_gemm,
    Einsum: einsum,
};

;// CONCATENATED MODULE: ./packages/engine/src/gradient/rules/quantization.ts


const RANGES = {
    int8: [-128, 127],
    uint8: [0, 255],
    int16: [-32768, 32767],
    uint16: [0, 65535],
};
/**
 * What saturated values pass on. Cut off, their gradient misleads: on an int8 model of digits robust accuracy read .56 where .36 is true.
 */
const SATURATED_SHARE = 0.2;
/** A scale or zero point beside a tensor: one number, or one for each place of an axis. */
function beside(step, index) {
    if (step.shape(index).length > 1)
        throw step.refuse('scales of blocks have no rule');
    return besideTensor(step, index, 0, step.axis(step.attributes.integer('axis', 1)));
}
/** The same beside the tensor `of`, such as the weights of a convolution or the columns of a matrix. */
function besideTensor(step, index, of, axis) {
    const [own = 1] = step.shape(index);
    const shape = own === 1 ? [] : step.shape(of).map((_size, at) => (at === axis ? own : 1));
    return step.b.reshape(step.x(index), shape);
}
/** The least and the greatest number of the output's type. @throws NoGradient */
function quantization_rangeOf(step) {
    const range = RANGES[step.outType()];
    if (range === undefined)
        throw step.refuse(`its type ${step.outType()} has no rule`);
    return range;
}
const quantize = (step) => {
    const { b } = step;
    const [low, high] = quantization_rangeOf(step);
    const scale = beside(step, 1);
    const scaled = b.div(step.x(), scale);
    const level = step.has(2) ? b.add(scaled, beside(step, 2)) : scaled;
    const outside = b.add(b.greater(level, b.scalar(high + 0.5)), b.greater(b.scalar(low - 0.5), level));
    const passed = b.oneMinus(b.scale(outside, 1 - SATURATED_SHARE));
    return [b.mul(b.div(step.g, scale), passed)];
};
/** The gradient of an output of whole numbers behind the division by its scale. One at the end of its range may be cut off. */
function behindOutput(step, scale) {
    const { b } = step;
    const [low, high] = quantization_rangeOf(step);
    const y = step.y();
    const atEnd = b.add(b.equal(y, b.scalar(low)), b.equal(y, b.scalar(high)));
    return b.mul(b.div(step.g, scale), b.oneMinus(b.scale(atEnd, 1 - SATURATED_SHARE)));
}
/** Real weights of an operator with the inputs x, scale, zero point, w, scale, zero point, scale, zero point. */
function realWeights(step, axis) {
    const { b } = step;
    const centred = step.has(5) ? b.sub(step.x(3), besideTensor(step, 5, 3, axis)) : step.x(3);
    return b.mul(centred, besideTensor(step, 4, 3, axis));
}
const single = (step, index) => step.b.reshape(step.x(index), []);
/** The gradient of the whole numbers of the first input, from an output whose scale is the input `scale`. */
function betweenScales(step, scale) {
    return step.b.mul(behindOutput(step, single(step, scale)), single(step, 1));
}
const quantizedProduct = (step) => {
    if (step.isActive(3))
        throw step.refuse('its second operand depends on the input');
    const shape = step.shape(3);
    return [productBack(step, betweenScales(step, 6), realWeights(step, shape.length - 1), shape)];
};
/** Rules of quantization: rounding passes the gradient straight through. */
const QUANTIZATION = {
    QuantizeLinear: quantize,
    DequantizeLinear: (step) => step.onlyFirst(step.b.mul(step.g, beside(step, 1))),
    // The scale follows from the input, too; its share of the gradient is left out.
    QLinearConv: (step) => [convolutionBack(step, betweenScales(step, 6), realWeights(step, 0), step.shape(3))],
    QLinearMatMul: quantizedProduct,
    DynamicQuantizeLinear: (step) => [step.b.div(step.g, step.y(1))],
};

;// CONCATENATED MODULE: ./packages/engine/src/gradient/rules/contributed.ts





/** The slope of an activation that is fused into an operator, from the output. @throws NoGradient */
function contributed_slopeOf(step, activation) {
    const { b } = step;
    const y = step.y();
    const isAbove = () => b.greater(y, b.scalar(0));
    if (activation === '' || activation === 'Identity')
        return undefined;
    if (activation === 'Relu')
        return isAbove();
    if (activation === 'Tanh')
        return b.oneMinus(b.mul(y, y));
    if (activation === 'Sigmoid')
        return b.mul(y, b.oneMinus(y));
    if (activation === 'LeakyRelu') {
        const alpha = step.attributes.floats('activation_params')?.[0] ?? 0.01;
        return b.add(b.scale(isAbove(), 1 - alpha), b.scalar(alpha));
    }
    throw step.refuse(`its activation ${activation} has no rule`);
}
/** The same step with the gradient in front of its fused activation. */
function beforeActivation(step) {
    const slope = contributed_slopeOf(step, step.attributes.text('activation', ''));
    return slope === undefined ? step : step.instead(step.b.mul(step.g, slope));
}
const fusedConvolution = (step) => {
    const { g } = beforeActivation(step);
    return [
        convolutionBack(step, g, step.x(1), step.shape(1)),
        undefined,
        undefined,
        step.has(3) ? g : undefined,
    ];
};
/** A product of matrices with a factor; the second may be transposed. */
const fusedProduct = (step) => {
    const { attributes } = step;
    const isOther = ['transA', 'transBatchA', 'transBatchB'].some((name) => attributes.integer(name, 0) === 1);
    if (isOther || step.shape(0).length < 2 || step.shape(1).length < 2) {
        throw step.refuse('such a transposed product has no rule');
    }
    const isTransposed = attributes.integer('transB', 0) === 1;
    return linear_product(step, { g: step.b.scale(step.g, attributes.float('alpha', 1)), isTransposed });
};
/** The real number behind a whole one, whose scale and zero point follow it. */
function real(step, index) {
    const { b } = step;
    const centred = step.has(index + 2) ? b.sub(step.x(index), single(step, index + 2)) : step.x(index);
    return b.mul(centred, single(step, index + 1));
}
/** A gradient of one of two operands that were broadcast. */
const ofOperand = (step, index, gradient) => step.isActive(index)
    ? step.b.unbroadcast(step.b.mul(gradient(), single(step, index + 1)), step.outShape(), step.shape(index))
    : undefined;
const quantizedSum = (step) => {
    const g = behindOutput(step, single(step, 6));
    const of = (index) => ofOperand(step, index, () => g);
    return [of(0), undefined, undefined, of(3)];
};
const quantizedTimes = (step) => {
    const g = behindOutput(step, single(step, 6));
    const of = (index, other) => ofOperand(step, index, () => step.b.mul(g, real(step, other)));
    return [of(0, 3), undefined, undefined, of(3, 0)];
};
/** A product of matrices of whole numbers, whose output is a real one if it has no scale. */
const quantizedGemm = (step) => {
    const { b, attributes } = step;
    if (attributes.integer('transA', 0) === 1 || step.isActive(3)) {
        throw step.refuse('such a product has no rule');
    }
    const out = step.has(7) ? behindOutput(step, single(step, 7)) : step.g;
    const g = b.scale(b.mul(out, single(step, 1)), attributes.float('alpha', 1));
    const isTransposed = attributes.integer('transB', 0) === 1;
    const weights = realWeights(step, isTransposed ? 0 : 1);
    return [b.op('MatMul', [g, isTransposed ? weights : linear_transposed(b, weights, step.shape(3))])];
};
/** An operator on one tensor of whole numbers. @param slope of the real numbers */
const quantizedSlope = (slope) => (step) => [step.b.mul(betweenScales(step, 3), slope(step))];
const quantizedGlobalAverage = (step) => {
    if (step.attributes.integer('channels_last', 0) === 1) {
        throw step.refuse('channels that come last have no rule');
    }
    const { b } = step;
    const shape = step.shape();
    return [b.expand(b.scale(betweenScales(step, 3), 1 / product(shape.slice(2))), shape)];
};
/** Inputs are the output's scale and zero point, and then for each part its numbers, scale and zero point. */
const quantizedConcat = (step) => {
    const { b } = step;
    const g = behindOutput(step, single(step, 0));
    const axis = step.axis(step.attributes.integer('axis', 1), step.outShape().length);
    let offset = 0;
    return step.node.inputs.map((_name, index) => {
        if (index < 2 || index % 3 !== 2)
            return undefined;
        const start = offset;
        offset += step.shape(index)[axis] ?? 0;
        if (!step.isActive(index))
            return undefined;
        return b.mul(b.slice(g, [axis], [start], [offset]), single(step, index + 1));
    });
};
const withBias = (step) => (step.has(1) ? step.b.add(step.x(0), step.x(1)) : step.x(0));
/** Rules of operators that one runtime adds to the standard (com.microsoft): its optimizer and its quantizer write them. */
const CONTRIBUTED = {
    FusedConv: fusedConvolution,
    FusedGemm: (step) => linear_gemm(beforeActivation(step)),
    FusedMatMul: fusedProduct,
    BiasGelu: (step) => step.onlyFirst(step.b.mul(step.g, geluAt(step.b, withBias(step)))),
    FastGelu: (step) => step.onlyFirst(step.b.mul(step.g, geluByTanhAt(step.b, withBias(step)))),
    QuickGelu: (step) => {
        const { b } = step;
        const alpha = step.attributes.float('alpha', 1.702);
        const gate = b.op('Sigmoid', [b.scale(step.x(), alpha)]);
        const tail = b.scale(b.mul(step.x(), b.mul(gate, b.oneMinus(gate))), alpha);
        return step.onlyFirst(b.mul(step.g, b.add(gate, tail)));
    },
    QLinearAdd: quantizedSum,
    QLinearMul: quantizedTimes,
    QLinearSigmoid: quantizedSlope((step) => {
        const { b } = step;
        const y = b.op('Sigmoid', [real(step, 0)]);
        return b.mul(y, b.oneMinus(y));
    }),
    QLinearLeakyRelu: quantizedSlope((step) => {
        const { b } = step;
        const alpha = step.attributes.float('alpha', 0.01);
        return b.add(b.scale(b.greater(real(step, 0), b.scalar(0)), 1 - alpha), b.scalar(alpha));
    }),
    QGemm: quantizedGemm,
    QLinearGlobalAveragePool: quantizedGlobalAverage,
    QLinearConcat: quantizedConcat,
};

;// CONCATENATED MODULE: ./packages/engine/src/gradient/rules/normalization.ts

/** The gradient through (x - mean) / sqrt(variance + epsilon), both taken over some axes. @param g that of what was normalized */
function throughNormalizing(step, { g, axes, x = step.x(), shape = step.shape(), epsilon = epsilonOf(step) }, isCentred = true) {
    const { b } = step;
    const count = axes.reduce((all, axis) => all * (shape[axis] ?? 1), 1);
    const mean = (a) => b.scale(b.sum(a, axes), 1 / count);
    const centred = isCentred ? b.sub(x, mean(x)) : x;
    const deviation = b.op('Sqrt', [b.add(mean(b.mul(centred, centred)), b.scalar(epsilon))]);
    const normal = b.div(centred, deviation);
    const along = b.mul(normal, mean(b.mul(g, normal)));
    const rest = b.sub(isCentred ? b.sub(g, mean(g)) : g, along);
    return b.div(rest, deviation);
}
const epsilonOf = (step) => step.attributes.float('epsilon', 1e-5);
/** A weight for each channel, beside an input of `rank` axes. */
function perChannel(step, name, rank, channels) {
    return step.b.reshape(name, [channels, ...new Array(Math.max(0, rank - 2)).fill(1)]);
}
const batch = (step) => {
    const { b } = step;
    const shape = step.shape();
    const spread = b.op('Sqrt', [b.add(step.x(4), b.scalar(epsilonOf(step)))]);
    const slope = b.div(step.x(1), spread);
    return step.onlyFirst(b.mul(step.g, perChannel(step, slope, shape.length, shape[1] ?? 1)));
};
const instance = (step) => {
    const { b } = step;
    const shape = step.shape();
    const g = b.mul(step.g, perChannel(step, step.x(1), shape.length, shape[1] ?? 1));
    return step.onlyFirst(throughNormalizing(step, { g, axes: [...shape.keys()].slice(2) }));
};
const normalization_layer = (isCentred) => (step) => {
    const axes = [...step.shape().keys()].slice(step.axis(step.attributes.integer('axis', -1)));
    const g = step.b.mul(step.g, step.x(1));
    return step.onlyFirst(throughNormalizing(step, { g, axes }, isCentred));
};
const group = (step) => {
    const { b } = step;
    const shape = step.shape();
    const channels = shape[1] ?? 1;
    const groups = step.attributes.integer('num_groups', 1);
    // Operator set 18 had a weight for each group, later ones have one for each channel.
    const weights = step.shape(1)[0] ?? 1;
    const each = channels / weights;
    const repeated = b.reshape(b.expand(b.reshape(step.x(1), [weights, 1]), [weights, each]), [channels]);
    const split = [shape[0] ?? 1, groups, product(shape.slice(1)) / groups];
    const g = b.reshape(b.mul(step.g, perChannel(step, repeated, shape.length, channels)), split);
    const parts = { x: b.reshape(step.x(), split), g, shape: split, axes: [2] };
    return step.onlyFirst(b.reshape(throughNormalizing(step, parts), shape));
};
/** Local response normalization: each number is divided by a power of the squares of the channels around it. */
const local = (step) => {
    const { b, attributes } = step;
    const shape = step.shape();
    const channels = shape[1] ?? 1;
    const size = attributes.integer('size', 1);
    const [alpha, beta] = [attributes.float('alpha', 1e-4), attributes.float('beta', 0.75)];
    const [before, behind] = [Math.floor((size - 1) / 2), Math.ceil((size - 1) / 2)];
    const band = (below, above) => Array.from({ length: channels * channels }, (_unused, at) => {
        const distance = (at % channels) - Math.floor(at / channels);
        return distance >= -below && distance <= above ? 1 : 0;
    });
    const x = step.x();
    const squares = b.alongAxis(b.mul(x, x), shape, 1, band(before, behind), channels);
    const base = b.add(b.scale(squares, alpha / size), b.scalar(attributes.float('bias', 1)));
    const power = (exponent) => b.op('Pow', [base, b.scalar(exponent)]);
    const others = b.alongAxis(b.mul(b.mul(step.g, x), power(-beta - 1)), shape, 1, band(behind, before), channels);
    const direct = b.mul(step.g, power(-beta));
    return [b.sub(direct, b.scale(b.mul(x, others), (2 * alpha * beta) / size))];
};
const unitLength = (step) => {
    const { b } = step;
    if (step.attributes.integer('p', 2) !== 2)
        throw step.refuse('only the norm 2 has a rule');
    const axis = step.axis(step.attributes.integer('axis', -1));
    const length = b.op('Sqrt', [b.sum(b.mul(step.x(), step.x()), [axis])]);
    const along = b.mul(step.y(), b.sum(b.mul(step.g, step.y()), [axis]));
    return [b.div(b.sub(step.g, along), length)];
};
const meanVariance = (step) => {
    const axes = (step.attributes.integers('axes') ?? [0, 2, 3]).map((axis) => step.axis(axis));
    return [throughNormalizing(step, { g: step.g, axes, epsilon: 1e-9 })];
};
const NORMALIZATION = {
    BatchNormalization: batch,
    InstanceNormalization: instance,
    LayerNormalization: normalization_layer(true),
    RMSNormalization: normalization_layer(false),
    SimplifiedLayerNormalization: normalization_layer(false),
    GroupNormalization: group,
    LRN: local,
    LpNormalization: unitLength,
    MeanVarianceNormalization: meanVariance,
};
/** Before operator set 13 all axes from the given one on are one. @returns the shape to compute in, and the axis */
function view(step) {
    const shape = step.shape();
    const modern = step.b.opset >= 13;
    const axis = step.axis(step.attributes.integer('axis', modern ? -1 : 1));
    if (modern)
        return [shape, axis];
    return [[product(shape.slice(0, axis)), product(shape.slice(axis))], 1];
}
/** Both use the output only. */
const rule = (back) => (step) => {
    const { b } = step;
    const [shape, axis] = view(step);
    const result = back(step, b.reshape(step.g, shape), b.reshape(step.y(), shape), (a) => b.sum(a, [axis]));
    return [b.reshape(result, step.shape())];
};
const SOFTMAX = {
    Softmax: rule(({ b }, g, y, sum) => b.mul(y, b.sub(g, sum(b.mul(g, y))))),
    LogSoftmax: rule(({ b }, g, y, sum) => b.sub(g, b.mul(b.op('Exp', [y]), sum(g)))),
};

;// CONCATENATED MODULE: ./packages/engine/src/gradient/rules/pooling.ts


/** Every position of a window becomes a channel; more take too much memory. */
const MOST_PATCHES = 256;
/** Lies below every number that a model computes, and stays finite. */
const LOWEST = -3e38;
/** Spreads channels over the batch, so that one kernel serves all. */
function planes(b, a, shape) {
    return b.reshape(a, [(shape[0] ?? 1) * (shape[1] ?? 1), 1, ...shape.slice(2)]);
}
/**
 * Lays out each window as channels by a convolution with one-hot kernels, and gives the gradient to the numbers that equal the greatest.
 * Equal ones share it. It needs no indices, so it works in every operator set, and for windows that overlap.
 */
const maxPool = (step) => {
    const { b } = step;
    const kernel = step.attributes.integers('kernel_shape') ?? [];
    const windows = convolution_windowsOf(step, kernel);
    const patches = product(kernel);
    if (patches > MOST_PATCHES)
        throw step.refuse(`its windows have ${String(patches)} numbers`);
    const oneHot = b.floats(Array.from({ length: patches * patches }, (_unused, at) => (at % (patches + 1) === 0 ? 1 : 0)), [patches, 1, ...kernel]);
    const behind = windows.sizes.map((size, axis) => Math.max(0, reach(windows, axis) - (windows.begin[axis] ?? 0) - size));
    const wide = b.pad(planes(b, step.x(), step.shape()), [0, 0, ...windows.begin], [0, 0, ...behind], LOWEST);
    if (areApart(windows))
        return [greatestOf(step, windows)];
    const { strides, dilations } = windows;
    const laid = b.op('Conv', [wide, oneHot], { kernel_shape: kernel, strides, dilations });
    const mask = b.equal(laid, planes(b, step.y(), step.outShape()));
    const share = b.div(planes(b, step.g, step.outShape()), b.sum(mask, [1]));
    return [b.reshape(windowsBack(b, b.mul(mask, share), oneHot, windows), step.shape())];
};
/** True if windows lie side by side and cover their input: then they need no kernels. */
function areApart({ sizes, kernel, strides, dilations, out }) {
    return sizes.every((size, axis) => strides[axis] === kernel[axis] &&
        dilations[axis] === 1 &&
        size === (out[axis] ?? 0) * (kernel[axis] ?? 0));
}
/** Brings the places in a window to the front, where comparing and adding up are fast. */
function greatestOf(step, { kernel, out }) {
    const { b } = step;
    const count = product(step.outShape().slice(0, 2));
    const cut = [count, ...out.flatMap((places, axis) => [places, kernel[axis] ?? 1])];
    const inside = kernel.map((_size, axis) => 2 * axis + 2);
    const order = [...inside, 0, ...inside.map((axis) => axis - 1)];
    const flat = (name) => b.reshape(name, [1, count * product(out)]);
    const laid = b.transpose(b.reshape(step.x(), cut), order);
    const mask = b.equal(b.reshape(laid, [product(kernel), count * product(out)]), flat(step.y()));
    const shared = b.mul(mask, b.div(flat(step.g), b.sum(mask, [0])));
    const places = order.map((axis) => cut[axis] ?? 1);
    const back = order.map((_axis, at) => order.indexOf(at));
    return b.reshape(b.transpose(b.reshape(shared, places), back), step.shape());
}
const averagePool = (step) => {
    const { b } = step;
    const kernel = step.attributes.integers('kernel_shape') ?? [];
    const windows = convolution_windowsOf(step, kernel);
    const ones = b.floats(new Array(product(kernel)).fill(1), [1, 1, ...kernel]);
    const weighted = b.mul(planes(b, step.g, step.outShape()), inverseCounts(step, windows));
    return [b.reshape(windowsBack(b, weighted, ones, windows), step.shape())];
};
/**
 * One by what each window's sum is divided by. The same pooling of ones gives the share of the window inside the input, so that padding
 * and ceil_mode count as the runtime counts them.
 */
function inverseCounts(step, { sizes, kernel, strides, dilations, begin, out }) {
    const { b, attributes } = step;
    const inside = sizes.map((size, axis) => Array.from({ length: out[axis] ?? 1 }, (_unused, place) => {
        const start = place * (strides[axis] ?? 1) - (begin[axis] ?? 0);
        const places = Array.from({ length: kernel[axis] ?? 1 }, (_one, at) => start + at * (dilations[axis] ?? 1));
        return places.filter((at) => at >= 0 && at < size).length;
    }));
    const counts = inside.reduce((all, axis) => all.flatMap((count) => axis.map((own) => count * own)), [1]);
    const share = b.op('AveragePool', [b.expand(b.scalar(1), [1, 1, ...sizes])], {
        kernel_shape: kernel,
        strides,
        ...(attributes.has('dilations') && { dilations }),
        ...(attributes.has('pads') && { pads: attributes.integers('pads') ?? [] }),
        ...(attributes.has('auto_pad') && { auto_pad: { text: attributes.text('auto_pad', 'NOTSET') } }),
        ...(attributes.has('ceil_mode') && { ceil_mode: attributes.integer('ceil_mode', 0) }),
        ...(attributes.has('count_include_pad') && {
            count_include_pad: attributes.integer('count_include_pad', 0),
        }),
    });
    return b.div(share, b.floats(counts.map((count) => Math.max(1, count)), [1, 1, ...out]));
}
const globalAverage = (step) => {
    const { b } = step;
    return [b.expand(b.scale(step.g, 1 / product(step.shape().slice(2))), step.shape())];
};
const globalMax = (step) => {
    const { b } = step;
    const mask = b.equal(step.x(), step.y());
    const ties = b.sum(mask, [...step.shape().keys()].slice(2));
    return [b.mul(mask, b.div(step.g, ties))];
};
const POOLING = {
    MaxPool: maxPool,
    AveragePool: averagePool,
    GlobalAveragePool: globalAverage,
    GlobalMaxPool: globalMax,
};

;// CONCATENATED MODULE: ./packages/engine/src/gradient/rules/recurrent.ts
/** A part of the last axis: gates `from` to `to`. */
function gate({ b, hidden }, a, from, to) {
    return b.slice(a, [2], [from * hidden], [to * hidden]);
}
const biased = ({ b, bias }, a) => (bias === undefined ? a : b.add(a, bias));
const sigmoidSlope = (b, y) => b.mul(y, b.oneMinus(y));
const tanhSlope = (b, y) => b.oneMinus(b.mul(y, y));
const joined = (b, parts) => b.op('Concat', parts, { axis: 2 });
function unrollLstm(direction, weighted, before) {
    const { b, recurrent, transposed } = direction;
    const cellBefore = before.cell ?? '';
    const all = biased(direction, b.add(weighted, b.op('MatMul', [before.hidden, transposed])));
    const gates = b.op('Sigmoid', [gate(direction, all, 0, 3)]);
    const fresh = b.op('Tanh', [gate(direction, all, 3, 4)]);
    const [input, output, forget] = [0, 1, 2].map((at) => gate(direction, gates, at, at + 1));
    const cell = b.add(b.mul(forget ?? '', cellBefore), b.mul(input ?? '', fresh));
    const shown = b.op('Tanh', [cell]);
    return {
        states: { hidden: b.mul(output ?? '', shown), cell },
        back: (gradients) => {
            const through = b.mul(b.mul(gradients.hidden, output ?? ''), tanhSlope(b, shown));
            const ofCell = gradients.cell === undefined ? through : b.add(gradients.cell, through);
            const ofGates = joined(b, [
                b.mul(ofCell, fresh),
                b.mul(gradients.hidden, shown),
                b.mul(ofCell, cellBefore),
            ]);
            const own = joined(b, [
                b.mul(ofGates, sigmoidSlope(b, gates)),
                b.mul(b.mul(ofCell, input ?? ''), tanhSlope(b, fresh)),
            ]);
            const states = { hidden: b.op('MatMul', [own, recurrent]), cell: b.mul(ofCell, forget ?? '') };
            return { states, weighted: own };
        },
    };
}
function unrollGru(direction, weighted, { hidden: before }) {
    const { b, hidden, step } = direction;
    // The same for all steps.
    const part = (a, axis, from, to) => b.once(`${a}:${String(from)}`, () => b.slice(a, [axis], [from * hidden], [to * hidden]));
    const [ofGates, ofFresh] = [part(direction.recurrent, 0, 0, 2), part(direction.recurrent, 0, 2, 3)];
    const [toGates, toFresh] = [part(direction.transposed, 1, 0, 2), part(direction.transposed, 1, 2, 3)];
    const withBias = (a, from, to) => direction.bias === undefined ? a : b.add(a, part(direction.bias, 2, from, to));
    const gates = b.op('Sigmoid', [
        withBias(b.add(gate(direction, weighted, 0, 2), b.op('MatMul', [before, toGates])), 0, 2),
    ]);
    const [update, reset] = [gate(direction, gates, 0, 1), gate(direction, gates, 1, 2)];
    const isResetLast = step.attributes.integer('linear_before_reset', 0) !== 0;
    const kept = isResetLast
        ? withBias(b.op('MatMul', [before, toFresh]), 2, 3)
        : b.op('MatMul', [b.mul(reset, before), toFresh]);
    const old = isResetLast ? b.mul(reset, kept) : withBias(kept, 2, 3);
    const fresh = b.op('Tanh', [b.add(gate(direction, weighted, 2, 3), old)]);
    return {
        states: { hidden: b.add(b.mul(b.oneMinus(update), fresh), b.mul(update, before)) },
        back: ({ hidden: g }) => {
            const own = b.mul(b.mul(g, b.oneMinus(update)), tanhSlope(b, fresh));
            const reached = b.op('MatMul', [isResetLast ? b.mul(own, reset) : own, ofFresh]);
            const ofReset = b.mul(isResetLast ? own : reached, isResetLast ? kept : before);
            const slopes = sigmoidSlope(b, gates);
            const both = b.mul(joined(b, [b.mul(g, b.sub(before, fresh)), ofReset]), slopes);
            const states = b.add(b.mul(g, update), isResetLast ? reached : b.mul(reached, reset));
            return {
                states: { hidden: b.add(states, b.op('MatMul', [both, ofGates])) },
                weighted: joined(b, [both, own]),
            };
        },
    };
}
function unrollRnn(direction, weighted, before) {
    const { b, activation, recurrent, transposed } = direction;
    const all = biased(direction, b.add(weighted, b.op('MatMul', [before.hidden, transposed])));
    const isRelu = activation === 'relu';
    const y = b.op(isRelu ? 'Relu' : 'Tanh', [all]);
    return {
        states: { hidden: y },
        back: ({ hidden: g }) => {
            const own = b.mul(g, isRelu ? b.greater(y, b.scalar(0)) : tanhSlope(b, y));
            return { states: { hidden: b.op('MatMul', [own, recurrent]) }, weighted: own };
        },
    };
}
const KINDS = {
    LSTM: { gates: 4, activations: ['sigmoid', 'tanh', 'tanh'], unroll: unrollLstm },
    GRU: { gates: 3, activations: ['sigmoid', 'tanh'], unroll: unrollGru },
    RNN: { gates: 1, activations: ['tanh'], unroll: unrollRnn },
};
/** The inputs of all three operators, by their places; LSTM has two more. */
const INPUTS = { weights: 1, recurrent: 2, bias: 3, lengths: 4, hidden: 5, cell: 6, peepholes: 7 };
/** @returns the activation of each direction; all are as the operator has them unless they are given. @throws NoGradient */
function activationsOf(step, { activations }, directions) {
    const given = step.attributes.texts('activations').map((name) => name.toLowerCase());
    const own = Array.from({ length: directions }, () => activations).flat();
    const isRnn = step.node.operator === 'RNN';
    const names = given.length === 0 ? own : given;
    const isKnown = isRnn
        ? names.length === directions && names.every((name) => ['tanh', 'relu'].includes(name))
        : names.join() === own.join();
    if (!isKnown)
        throw step.refuse(`its activations ${names.slice(0, 6).join(', ')} have no rule`);
    return names;
}
function recurrent_requirePlain(step, steps) {
    const { attributes } = step;
    if (attributes.has('clip'))
        throw step.refuse('its attribute clip has no rule');
    if (attributes.integer('input_forget', 0) !== 0) {
        throw step.refuse('its attribute input_forget has no rule');
    }
    if (attributes.integer('layout', 0) !== 0)
        throw step.refuse('its attribute layout has no rule');
    if (step.has(INPUTS.peepholes))
        throw step.refuse('its peepholes have no rule');
    const lengths = step.values(INPUTS.lengths) ?? [];
    if (lengths.some((length) => length !== steps)) {
        throw step.refuse('sequences of several lengths have no rule');
    }
}
function firstState(step, index, at, { rows, hidden }) {
    if (!step.has(index))
        return step.b.zeros([1, rows, hidden]);
    return step.b.slice(step.x(index), [0], [at], [at + 1]);
}
/** The gradient of the last states of a direction; zero if nothing reads them. */
function lastGradient({ b, gradients }, output, at, sizes) {
    const gradient = gradients[output];
    if (gradient === undefined)
        return b.zeros([1, sizes.rows, sizes.hidden]);
    return b.slice(gradient, [0], [at], [at + 1]);
}
/** Carries the gradient through one direction. @returns those of the input and of the first states */
function directionBack(step, kind, { at, isReverse, activation, }, sizes) {
    const { b } = step;
    const { steps, rows, columns, hidden } = sizes;
    const width = kind.gates * hidden;
    const own = (index, shape) => b.reshape(b.slice(step.x(index), [0], [at], [at + 1]), shape);
    const weights = own(INPUTS.weights, [width, columns]);
    const recurrent = own(INPUTS.recurrent, [width, hidden]);
    const biases = step.has(INPUTS.bias) ? own(INPUTS.bias, [2, width]) : undefined;
    const bias = (place) => biases === undefined ? undefined : b.reshape(b.slice(biases, [0], [place], [place + 1]), [1, 1, width]);
    const direction = {
        ...{ step, b, hidden, recurrent, transposed: b.op('Transpose', [recurrent]), bias: bias(1), activation },
    };
    const plain = b.op('MatMul', [step.x(), b.op('Transpose', [weights])]);
    const input = bias(0);
    const weighted = input === undefined ? plain : b.add(plain, input);
    const order = [...new Array(steps).keys()];
    if (isReverse)
        order.reverse();
    const isLstm = kind === KINDS.LSTM;
    let states = {
        hidden: firstState(step, INPUTS.hidden, at, sizes),
        cell: isLstm ? firstState(step, INPUTS.cell, at, sizes) : undefined,
    };
    const unrolled = order.map((place) => {
        const made = kind.unroll(direction, b.slice(weighted, [0], [place], [place + 1]), states);
        ({ states } = made);
        return { place, made };
    });
    const [every] = step.gradients;
    const outputs = every === undefined ? undefined : b.reshape(b.slice(every, [1], [at], [at + 1]), [steps, rows, hidden]);
    let back = {
        hidden: lastGradient(step, 1, at, sizes),
        cell: isLstm ? lastGradient(step, 2, at, sizes) : undefined,
    };
    const parts = new Array(steps);
    for (const { place, made } of unrolled.toReversed()) {
        const arrived = outputs === undefined ? back.hidden : b.add(back.hidden, b.slice(outputs, [0], [place], [place + 1]));
        const result = made.back({ ...back, hidden: arrived });
        parts[place] = result.weighted;
        back = result.states;
    }
    return { input: b.op('MatMul', [b.op('Concat', parts, { axis: 0 }), weights]), states: back };
}
/** Unrolls a layer: it computes all steps anew, since the runtime keeps none of their gates, and goes back through them. */
const recurrent = (kind) => (step) => {
    const [steps = 0, rows = 0, columns = 0] = step.shape();
    const [directions = 1, , hidden = 0] = step.shape(INPUTS.recurrent);
    recurrent_requirePlain(step, steps);
    const sizes = { steps, rows, columns, hidden, directions };
    const activations = activationsOf(step, kind, directions);
    const isReverse = step.attributes.text('direction', 'forward') === 'reverse';
    const found = Array.from({ length: directions }, (_unused, at) => directionBack(step, kind, { at, isReverse: isReverse || at === 1, activation: activations[at] ?? 'tanh' }, sizes));
    const back = new Array(step.node.inputs.length).fill(undefined);
    back[0] = found.map(({ input }) => input).reduce((sum, input) => step.b.add(sum, input));
    const state = (index, of) => {
        if (!step.isActive(index))
            return;
        const parts = found.map(({ states }) => of(states)).filter((part) => part !== undefined);
        back[index] = step.b.op('Concat', parts, { axis: 0 });
    };
    state(INPUTS.hidden, ({ hidden: one }) => one);
    state(INPUTS.cell, ({ cell }) => cell);
    return back;
};
const RECURRENT = {
    LSTM: recurrent(KINDS.LSTM),
    GRU: recurrent(KINDS.GRU),
    RNN: recurrent(KINDS.RNN),
};

;// CONCATENATED MODULE: ./packages/engine/src/gradient/rules/shape.ts
/** Shapes are known, so that everything that only renames axes is undone by one Reshape. */
const reshaped = (step) => step.onlyFirst(step.b.reshape(step.g, step.shape()));
const concatenated = (step) => {
    const axis = step.axis(step.attributes.integer('axis', 0));
    let at = 0;
    return step.node.inputs.map((_name, index) => {
        const start = at;
        at += step.shape(index)[axis] ?? 0;
        return step.isActive(index) ? step.b.slice(step.g, [axis], [start], [at]) : undefined;
    });
};
const split = (step) => {
    const axis = step.axis(step.attributes.integer('axis', 0));
    const parts = step.gradients.map((gradient, index) => gradient ?? step.b.zeros(step.outShape(index)));
    return [step.b.op('Concat', parts, { axis })];
};
const tiled = (step) => {
    const { b } = step;
    const shape = step.shape();
    const out = step.outShape();
    // Each axis becomes a count of copies and a size; the copies are added up.
    const apart = shape.flatMap((size, axis) => [size === 0 ? 0 : (out[axis] ?? 0) / size, size]);
    const copies = shape.map((_size, axis) => 2 * axis);
    return step.onlyFirst(b.reshape(b.sum(b.reshape(step.g, apart), copies), shape));
};
const depthToSpace = (step) => {
    const { b, attributes } = step;
    const [count = 1, channels = 1, height = 1, width = 1] = step.shape();
    const block = attributes.integer('blocksize', 1);
    const inner = channels / (block * block);
    const apart = b.reshape(step.g, [count, inner, height, block, width, block]);
    const isColumnFirst = attributes.text('mode', 'DCR') === 'CRD';
    return [
        b.reshape(b.transpose(apart, isColumnFirst ? [0, 1, 3, 5, 2, 4] : [0, 3, 5, 1, 2, 4]), step.shape()),
    ];
};
const spaceToDepth = (step) => {
    const { b } = step;
    const [count = 1, channels = 1, height = 1, width = 1] = step.shape();
    const block = step.attributes.integer('blocksize', 1);
    const apart = b.reshape(step.g, [count, block, block, channels, height / block, width / block]);
    return [b.reshape(b.transpose(apart, [0, 3, 4, 1, 5, 2]), step.shape())];
};
/** Rules of operators that only move numbers, all of them once. */
const SHAPE = {
    ...{ Reshape: reshaped, Flatten: reshaped, Squeeze: reshaped, Unsqueeze: reshaped },
    Transpose: (step) => {
        const order = step.attributes.integers('perm') ?? [...step.shape().keys()].toReversed();
        return [
            step.b.transpose(step.g, [...order.keys()].map((axis) => order.indexOf(axis))),
        ];
    },
    Expand: (step) => step.onlyFirst(step.b.unbroadcast(step.g, step.outShape(), step.shape())),
    Concat: concatenated,
    Split: split,
    Tile: tiled,
    DepthToSpace: depthToSpace,
    SpaceToDepth: spaceToDepth,
};
function axesOf(step) {
    const { attributes } = step;
    const given = step.integers('axes', 1);
    const every = [...step.shape().keys()];
    if (given === undefined || given.length === 0) {
        return attributes.integer('noop_with_empty_axes', 0) === 1 ? [] : every;
    }
    return given.map((axis) => step.axis(axis));
}
const shape_rule = (back) => (step) => {
    const { b } = step;
    const shape = step.shape();
    const axes = axesOf(step);
    const kept = shape.map((size, axis) => (axes.includes(axis) ? 1 : size));
    const count = axes.reduce((all, axis) => all * (shape[axis] ?? 1), 1);
    const reduced = { x: step.x(), g: b.reshape(step.g, kept), y: b.reshape(step.y(), kept), count, axes };
    return step.onlyFirst(b.expand(back(step, reduced), shape));
};
/** Numbers that are equally extreme share the gradient. */
const shape_extreme = shape_rule(({ b }, { x, g, y, axes }) => {
    const mask = b.equal(x, y);
    return b.mul(mask, b.div(g, b.sum(mask, axes)));
});
const REDUCTION = {
    ReduceSum: shape_rule((_step, { g }) => g),
    ReduceMean: shape_rule(({ b }, { g, count }) => b.scale(g, 1 / count)),
    ReduceMax: shape_extreme,
    ReduceMin: shape_extreme,
    ReduceL1: shape_rule(({ b }, { x, g }) => b.mul(g, b.op('Sign', [x]))),
    ReduceL2: shape_rule(({ b }, { x, g, y }) => b.div(b.mul(g, x), b.add(y, b.scalar(1e-30)))),
    ReduceSumSquare: shape_rule(({ b }, { x, g }) => b.scale(b.mul(g, x), 2)),
    ReduceLogSum: shape_rule(({ b }, { g, y }) => b.div(g, b.op('Exp', [y]))),
    ReduceLogSumExp: shape_rule(({ b }, { x, g, y }) => b.mul(g, b.op('Exp', [b.sub(x, y)]))),
    ReduceProd: shape_rule(({ b }, { x, g, y }) => b.div(b.mul(g, y), x)),
};

;// CONCATENATED MODULE: ./packages/engine/src/gradient/rules/resize.ts
const MOST_MATRIX = 2 ** 22;
/** Where a place of the output lies on the input. */
function coordinate(mode, place, { size, out, scale }) {
    switch (mode) {
        case 'asymmetric':
            return place / scale;
        case 'align_corners':
            return out === 1 ? 0 : (place * (size - 1)) / (out - 1);
        case 'pytorch_half_pixel':
            return out > 1 ? (place + 0.5) / scale - 0.5 : 0;
        case 'half_pixel_symmetric': {
            const centre = (size / 2) * (1 - out / (scale * size));
            return centre + (place + 0.5) / scale - 0.5;
        }
        default:
            return (place + 0.5) / scale - 0.5;
    }
}
function nearestPlace(mode, at) {
    if (mode === 'floor')
        return Math.floor(at);
    if (mode === 'ceil')
        return Math.ceil(at);
    if (mode === 'round_prefer_ceil')
        return Math.floor(at + 0.5);
    return Math.ceil(at - 0.5);
}
/** The weights of the input's places for one place of the output. */
function weightsAt({ mode, nearest, cubic }, at) {
    if (mode === 'nearest')
        return [[nearestPlace(nearest, at), 1]];
    const base = Math.floor(at);
    const part = at - base;
    if (mode === 'linear') {
        return [
            [base, 1 - part],
            [base + 1, part],
        ];
    }
    const bend = (distance) => {
        const d = Math.abs(distance);
        if (d <= 1)
            return (cubic + 2) * d ** 3 - (cubic + 3) * d ** 2 + 1;
        return cubic * (d ** 3 - 5 * d ** 2 + 8 * d - 4);
    };
    return [-1, 0, 1, 2].map((step) => [base + step, bend(part - step)]);
}
/** A matrix whose row is a place of the input, and whose column one of the output. */
function matrixOf(sampling, axis) {
    const { size, out } = axis;
    const matrix = new Array(size * out).fill(0);
    for (let place = 0; place < out; place += 1) {
        const all = weightsAt(sampling, coordinate(sampling.coordinates, place, axis));
        const used = sampling.isOutsideExcluded ? all.filter(([at]) => at >= 0 && at < size) : all;
        const whole = used.reduce((sum, [, weight]) => sum + weight, 0);
        for (const [at, weight] of used) {
            const inside = Math.max(0, Math.min(size - 1, at));
            matrix[inside * out + place] = (matrix[inside * out + place] ?? 0) + weight / whole;
        }
    }
    return matrix;
}
/** Resizing is a matrix along each axis. */
const resize = (step) => {
    const { attributes } = step;
    const isOld = step.node.operator === 'Upsample' || step.b.opset < 11;
    const coordinates = attributes.text('coordinate_transformation_mode', isOld ? 'asymmetric' : 'half_pixel');
    const sampling = {
        mode: attributes.text('mode', 'nearest'),
        nearest: attributes.text('nearest_mode', isOld ? 'floor' : 'round_prefer_floor'),
        coordinates,
        cubic: attributes.float('cubic_coeff_a', -0.75),
        isOutsideExcluded: attributes.integer('exclude_outside', 0) === 1,
    };
    if (coordinates === 'tf_crop_and_resize' || attributes.integer('antialias', 0) === 1) {
        throw step.refuse('cropping and antialiasing have no rule');
    }
    const [shape, out] = [step.shape(), step.outShape()];
    const scales = scalesOf(step);
    let g = step.g;
    let current = out;
    for (const [axis, size] of shape.entries()) {
        const to = out[axis] ?? 1;
        const scale = scales?.[axis] ?? to / size;
        if (to === size && scale === 1)
            continue;
        if (size * to > MOST_MATRIX)
            throw step.refuse('its axis is too long');
        const { b } = step;
        // The runtime takes "linear" of floor coordinates inside the input; weights outside fall on the edge.
        g = b.alongAxis(g, current, axis, matrixOf(sampling, { size, out: to, scale }), size);
        current = current.with(axis, size);
    }
    return step.onlyFirst(g);
};
/** The scales, if they are given for all axes; else they follow from the sizes. */
function scalesOf(step) {
    const old = step.attributes.floats('scales');
    if (old !== undefined)
        return old;
    const place = step.node.inputs.length === 2 || step.node.operator === 'Upsample' ? 1 : 2;
    const given = step.values(place);
    if (given?.length !== step.shape().length) {
        if (given !== undefined && given.length > 0)
            throw step.refuse('scales of some axes have no rule');
        return undefined;
    }
    return given;
}
const RESIZE = { Resize: resize, Upsample: resize };

;// CONCATENATED MODULE: ./packages/engine/src/gradient/rules/selection.ts
/** A matrix for one axis of a tensor; more takes too much memory. */
const selection_MOST_MATRIX = 2 ** 22;
/**
 * Carries the gradient of an operator back that takes places of one axis: place `p` of its output is place `places[p]` of its
 * input; -1 is none. Places in a row are padded; others are added up by a matrix of ones.
 */
function placesBack(step, g, out, axis, places, size) {
    const { b } = step;
    const first = places[0] ?? 0;
    if (places.length > 0 && first >= 0 && places.every((place, at) => place === first + at)) {
        const none = out.map(() => 0);
        return b.pad(g, none.with(axis, first), none.with(axis, size - first - places.length));
    }
    if (places.length * size > selection_MOST_MATRIX)
        throw step.refuse('it takes too many places');
    const matrix = new Array(size * places.length).fill(0);
    for (const [at, place] of places.entries())
        if (place >= 0)
            matrix[place * places.length + at] = 1;
    return b.alongAxis(g, out, axis, matrix, size);
}
const range = (from, to, stride) => {
    const places = [];
    for (let at = from; stride > 0 ? at < to : at > to; at += stride)
        places.push(at);
    return places;
};
const slice = (step) => {
    const starts = step.integers('starts', 1) ?? [];
    const ends = step.integers('ends', 2) ?? [];
    const axes = step.integers('axes', 3) ?? starts.map((_start, axis) => axis);
    const strides = step.values(4) ?? starts.map(() => 1);
    let g = step.g;
    let shape = step.outShape();
    for (const [index, given] of axes.entries()) {
        const axis = step.axis(given);
        const size = step.shape()[axis] ?? 1;
        const stride = strides[index] ?? 1;
        const bound = (at, low, high) => Math.max(low, Math.min(high, at < 0 ? at + size : at));
        const [low, high] = stride > 0 ? [0, size] : [-1, size - 1];
        const start = bound(starts[index] ?? 0, Math.max(0, low), high);
        const places = range(start, bound(ends[index] ?? 0, low, high), stride);
        g = placesBack(step, g, shape, axis, places, size);
        shape = shape.with(axis, size);
    }
    return step.onlyFirst(g);
};
const gather = (step, axis) => {
    const size = step.shape()[axis] ?? 1;
    const places = (step.values(1) ?? []).map((place) => (place < 0 ? place + size : place));
    // The indices may have any shape: as one axis they are a list.
    const flat = step.shape().with(axis, places.length);
    return [placesBack(step, step.b.reshape(step.g, flat), flat, axis, places, size)];
};
const pad = (step) => {
    const given = step.attributes.integers('pads') ?? step.attributes.integers('paddings') ?? step.values(1) ?? [];
    const axes = step.values(3)?.map((axis) => step.axis(axis)) ?? [...step.shape().keys()];
    const mode = step.attributes.text('mode', 'constant');
    let g = step.g;
    let shape = step.outShape();
    for (const [index, axis] of axes.entries()) {
        const size = step.shape()[axis] ?? 1;
        const before = given[index] ?? 0;
        const out = shape[axis] ?? 1;
        if (before === 0 && out === size)
            continue;
        const places = Array.from({ length: out }, (_unused, at) => paddedPlace(at - before, size, mode));
        g = placesBack(step, g, shape, axis, places, size);
        shape = shape.with(axis, size);
    }
    if (step.shape().length === 0)
        throw step.refuse('its input is a single number');
    return step.onlyFirst(g);
};
/** The place of the input that padding shows at a place that may lie outside; -1 if it shows a constant. */
function paddedPlace(at, size, mode) {
    if (at >= 0 && at < size)
        return at;
    if (mode === 'edge')
        return at < 0 ? 0 : size - 1;
    if (mode === 'wrap')
        return ((at % size) + size) % size;
    if (mode !== 'reflect')
        return -1;
    const period = Math.max(1, 2 * (size - 1));
    const inside = ((at % period) + period) % period;
    return inside < size ? inside : period - inside;
}
/** Sums up to each place, or from it on. */
const cumulated = (step) => {
    const axis = step.axis(step.values(1)?.[0] ?? 0);
    const size = step.shape()[axis] ?? 1;
    if (size * size > selection_MOST_MATRIX)
        throw step.refuse('its axis is too long');
    const own = step.attributes.integer('exclusive', 0) === 1 ? 1 : 0;
    const isReverse = step.attributes.integer('reverse', 0) === 1;
    const matrix = Array.from({ length: size * size }, (_unused, at) => {
        // Row `from` of the input reaches the outputs behind it, or before it if the sum runs backwards.
        const ahead = ((at % size) - Math.floor(at / size)) * (isReverse ? -1 : 1);
        return ahead >= own ? 1 : 0;
    });
    return [step.b.alongAxis(step.g, step.shape(), axis, matrix, size)];
};
/** Adding up at indices that may repeat exists from this operator set on. */
const ADDING_OPSET = 16;
/** Takes numbers at indices, which may depend on the input. */
const taken = (scatter) => (step) => {
    const { b, attributes } = step;
    if (b.opset < ADDING_OPSET) {
        throw step.refuse(`it has a rule from operator set ${String(ADDING_OPSET)} on`);
    }
    if (attributes.integer('batch_dims', 0) !== 0)
        throw step.refuse('its attribute batch_dims has no rule');
    const axis = attributes.integer('axis', 0);
    const back = b.op(scatter, [b.zeros(step.shape()), step.input(1), step.g], {
        ...(scatter === 'ScatterElements' && { axis }),
        reduction: { text: 'add' },
    });
    return [back];
};
/** Puts numbers in the place of others. */
const put = (scatter, gather) => (step) => {
    const { b, attributes } = step;
    if (attributes.text('reduction', 'none') !== 'none')
        throw step.refuse('its reduction has no rule');
    const axis = scatter === 'ScatterElements' ? { axis: attributes.integer('axis', 0) } : {};
    return [
        step.isActive(0) ? b.op(scatter, [step.g, step.input(1), b.zeros(step.shape(2))], axis) : undefined,
        undefined,
        step.isActive(2) ? b.op(gather, [step.g, step.input(1)], axis) : undefined,
    ];
};
/** The greatest or least numbers along an axis: their places are its second output. */
const selection_greatest = (step) => {
    const { b } = step;
    if (step.output(1) === '' || b.opset < 11)
        throw step.refuse('its indices are left out');
    const axis = step.attributes.integer('axis', -1);
    return [b.op('ScatterElements', [b.zeros(step.shape()), step.output(1), step.g], { axis })];
};
/** Operators that do to the gradient what they do to their input: they are their own transpose. */
const alike = (...names) => (step) => {
    const attributes = names.flatMap((name) => step.attributes.has(name) ? [[name, step.attributes.integer(name, 0)]] : []);
    const others = step.node.inputs.slice(1);
    return [step.b.op(step.node.operator, [step.g, ...others], Object.fromEntries(attributes))];
};
/** Rules of operators that take some numbers, or some more than once. */
const SELECTION = {
    Slice: slice,
    Gather: (step) => gather(step, step.axis(step.attributes.integer('axis', 0))),
    ArrayFeatureExtractor: (step) => gather(step, step.shape().length - 1),
    GatherElements: taken('ScatterElements'),
    GatherND: taken('ScatterND'),
    ScatterElements: put('ScatterElements', 'GatherElements'),
    ScatterND: put('ScatterND', 'GatherND'),
    TopK: selection_greatest,
    Trilu: alike('upper'),
    ReverseSequence: alike('batch_axis', 'time_axis'),
    Pad: pad,
    CumSum: cumulated,
};
const scaler = (step) => {
    const scale = step.attributes.floats('scale') ?? [1];
    return [step.b.mul(step.g, step.b.floats(scale, [scale.length]))];
};
/** Each row is divided by its largest number, the sum of its numbers without their signs, or its length. */
const normalizer = (step) => {
    const { b } = step;
    const norm = step.attributes.text('norm', 'MAX');
    const axis = step.shape().length - 1;
    const x = step.x();
    const along = b.sum(b.mul(step.g, step.y()), [axis]);
    const back = (size, slope) => [
        b.div(b.sub(step.g, b.mul(slope, along)), size),
    ];
    if (norm === 'L1')
        return back(b.sum(b.op('Abs', [x]), [axis]), b.op('Sign', [x]));
    if (norm === 'L2')
        return back(b.op('Sqrt', [b.sum(b.mul(x, x), [axis])]), step.y());
    throw step.refuse(`the norm ${norm} has no rule`);
};
const vectorizer = (step) => {
    const last = step.outShape().length - 1;
    let at = 0;
    return step.node.inputs.map((_name, index) => {
        const start = at;
        at += step.shape(index).at(-1) ?? 1;
        if (!step.isActive(index))
            return undefined;
        return step.b.reshape(step.b.slice(step.g, [last], [start], [at]), step.shape(index));
    });
};
/** The weights of a linear model, one row for each score. */
function coefficients(step) {
    const numbers = step.attributes.floats('coefficients') ?? [];
    const columns = step.shape().at(-1) ?? 1;
    const scores = Math.floor(numbers.length / columns);
    return [step.b.floats(numbers, [scores, columns]), scores];
}
/** Only scores without a transformation: the others are peeled off before. */
const linearRegressor = (step) => {
    if (step.attributes.text('post_transform', 'NONE') !== 'NONE') {
        throw step.refuse('its post_transform has no rule');
    }
    const [weights, scores] = coefficients(step);
    const g = step.b.reshape(step.g, [-1, scores]);
    return [step.b.reshape(step.b.op('MatMul', [g, weights]), step.shape())];
};
/** Rules of the operators that converters of scikit-learn write. */
const TABLES = {
    Scaler: scaler,
    Normalizer: normalizer,
    FeatureVectorizer: vectorizer,
    LinearRegressor: linearRegressor,
};

;// CONCATENATED MODULE: ./packages/engine/src/gradient/differentiate.ts














/** The rule of each operator. A new operator is one entry in the file of its family. */
const RULES = new Map([
    ...[ARITHMETIC, CONVOLUTION, ELEMENTWISE, LINEAR, NORMALIZATION, POOLING, QUANTIZATION],
    ...[CONTRIBUTED, RECURRENT, REDUCTION, RESIZE, SELECTION, SHAPE, SOFTMAX, TABLES],
].flatMap((family) => Object.entries(family)));
/** @throws NoGradient that names all operators without a rule, or says that there are too many nodes */
function requireRules(flow) {
    const passed = flow.nodes.filter((node) => isOnTheWay(flow, node));
    if (passed.length > GRADIENT_LIMITS.passed) {
        throw new src_fault/* NoGradient */.Kr(`its gradient passes through more than ${String(GRADIENT_LIMITS.passed)} nodes`);
    }
    const missing = passed.filter(({ operator }) => !RULES.has(operator));
    const names = [...new Set(missing.map(({ operator }) => operator))].toSorted();
    if (names.length === 0)
        return;
    const shown = `${names.slice(0, MOST_SHOWN).join(', ')}${names.length > MOST_SHOWN ? ', \u2026' : ''}`;
    throw new src_fault/* NoGradient */.Kr(`no gradient passes through ${shown}`);
}
const MOST_SHOWN = 5;
function isOnTheWay(flow, { outputs }) {
    return outputs.some((name) => flow.isActive(name));
}
/**
 * Appends the nodes that carry the gradient `seed` from one tensor back to others: reverse-mode differentiation. @throws NoGradient
 * @returns the gradient of each wanted tensor; undefined for one that the target does not depend on
 */
function differentiate(builder, flow, facts, { target, seed, wanted }) {
    const arrived = new Map([[target, seed]]);
    for (const node of flow.nodes.toReversed()) {
        const gradients = node.outputs.map((name) => arrived.get(name));
        if (gradients.every((gradient) => gradient === undefined) || !isOnTheWay(flow, node))
            continue;
        const rule = RULES.get(node.operator);
        if (rule === undefined)
            throw new src_fault/* NoGradient */.Kr(`no gradient passes through ${node.operator}`);
        const back = rule(new Step(builder, node, facts, gradients));
        for (const [index, name] of node.inputs.entries()) {
            const gradient = back[index];
            if (gradient === undefined || !flow.isActive(name))
                continue;
            const before = arrived.get(name);
            arrived.set(name, before === undefined ? gradient : builder.add(before, gradient));
        }
    }
    return wanted.map((name) => arrived.get(name));
}

;// CONCATENATED MODULE: ./packages/engine/src/gradient/facts.ts

/** Operators through which no gradient passes: comparisons, choices, shapes, counts and random numbers. Their outputs count as constant. */
const ZERO_OPERATORS = new Set([
    ...['Greater', 'GreaterOrEqual', 'Less', 'LessOrEqual', 'Equal', 'IsNaN', 'IsInf'],
    ...['Not', 'And', 'Or', 'Xor'],
    ...['ArgMax', 'ArgMin', 'Shape', 'Size', 'NonZero', 'ConstantOfShape', 'EyeLike', 'OneHot', 'Binarizer'],
    ...['RandomNormalLike', 'RandomUniformLike', 'Bernoulli', 'Multinomial'],
]);
/** Types of tensors, by their number in ONNX. */
const facts_TYPES = {
    ...{ 1: 'float32', 2: 'uint8', 3: 'int8', 4: 'uint16', 5: 'int16', 6: 'int32', 7: 'int64', 9: 'bool' },
    ...{ 10: 'float16', 11: 'float64' },
};
/** Operators whose outputs say nothing of the numbers of their inputs. */
const SHAPES = new Set(['Shape', 'Size']);
/** The nodes that lead to a tensor, and which of their tensors depend on the input. */
class GraphFlow {
    nodes;
    target;
    #active = new Set();
    #fromData = new Set();
    constructor(graph, target) {
        const needed = new Set([target]);
        const nodes = [];
        for (const node of graph.nodes.toReversed()) {
            if (!node.outputs.some((name) => needed.has(name)))
                continue;
            nodes.push(node);
            for (const name of node.inputs)
                if (name !== '')
                    needed.add(name);
        }
        this.target = target;
        this.nodes = nodes.toReversed();
        for (const name of graph.inputs) {
            this.#active.add(name);
            this.#fromData.add(name);
        }
        for (const node of this.nodes)
            this.#follow(node);
    }
    #follow({ operator, inputs, outputs, attributes }) {
        const touches = (set) => attributes.holdGraphs || inputs.some((name) => set.has(name));
        if (touches(this.#fromData) && !SHAPES.has(operator)) {
            for (const name of outputs)
                this.#fromData.add(name);
        }
        if (touches(this.#active) && !ZERO_OPERATORS.has(operator)) {
            for (const name of outputs)
                this.#active.add(name);
        }
    }
    /** True if the tensor depends on the model's input by arithmetic that has a slope. */
    isActive(name) {
        return this.#active.has(name);
    }
    /** True if its numbers, and not only its shape, depend on the model's input. */
    isFromData(name) {
        return this.#fromData.has(name);
    }
    /** True if what depends on the input goes on behind an operator without a slope: gradients show less than there is. */
    get hasCuts() {
        return this.nodes.some(({ inputs, outputs }) => outputs.some((name) => this.isActive(name)) &&
            inputs.some((name) => this.isFromData(name) && !this.isActive(name)));
    }
    /** The tensors to probe: those that are no weights, and that a rule may ask about. */
    tensors(graph) {
        const made = new Set(graph.nodes.flatMap(({ outputs }) => outputs));
        const read = this.nodes.flatMap(({ inputs }) => inputs);
        const parts = this.nodes.filter(({ operator }) => operator === 'Split').flatMap(({ outputs }) => outputs);
        return [...new Set([this.target, ...read, ...parts])].filter((name) => name !== '' && made.has(name));
    }
}
/** Shapes, types and parameters of a graph's tensors at a fixed batch: read from the file, or from a run of it. */
class GraphFacts {
    #graph;
    #flow;
    #probed;
    constructor(graph, flow, probed) {
        this.#graph = graph;
        this.#flow = flow;
        this.#probed = probed;
    }
    isActive(name) {
        return this.#flow.isActive(name);
    }
    shape(name) {
        const shape = this.#probed.get(name)?.shape ?? this.#graph.initializers.get(name)?.().shape;
        if (shape === undefined)
            throw new src_fault/* NoGradient */.Kr(`the shape of a tensor is not known`);
        return shape;
    }
    type(name) {
        const probed = this.#probed.get(name)?.type;
        if (probed !== undefined)
            return probed;
        return facts_TYPES[this.#graph.initializers.get(name)?.().type ?? 0] ?? 'unknown';
    }
    /** @returns undefined if the numbers depend on the input, or are too many */
    values(name) {
        const constant = this.#graph.initializers.get(name)?.().values;
        if (constant !== undefined)
            return constant;
        if (this.#flow.isFromData(name))
            return undefined;
        return this.#probed.get(name)?.values;
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/gradient/probe-gradient.ts



/** Parameters of operators are short; longer tensors are data. */
const probe_gradient_MOST_VALUES = 65_536;
/** Runs a model with every inner tensor that differentiation asks about as an output. @throws Error if the runtime fails */
async function probe(runtime, model, plan, batch) {
    const { graph, flow, bytes } = model;
    const fetches = flow.tensors(graph);
    const outputs = fetches.filter((name) => !graph.outputs.includes(name));
    const session = await runtime.open(extendModel(bytes, { nodes: [], constants: [], inputs: [], outputs }));
    try {
        const values = new Float32Array(batch * plan.size).fill(0.5);
        const feeds = inputTensors(plan, values, batch);
        const answers = await session.run(feeds, fetches);
        const probed = [...Object.entries(feeds), ...answers].map(([name, tensor]) => [name, seen(tensor, flow.isFromData(name))]);
        return new Map(probed);
    }
    finally {
        await session.close();
    }
}
function seen({ shape, type, data }, isFromData) {
    const isKept = !isFromData && !Array.isArray(data) && data.length <= probe_gradient_MOST_VALUES;
    return { shape, type, values: isKept ? Array.from(data, Number) : undefined };
}

;// CONCATENATED MODULE: ./packages/engine/src/gradient/gradient-model.ts










/** Rows of a batch, and what the tensors of a batch may take with their gradients. */
const MOST_ROWS = 32;
const gradient_model_BATCH_BYTES = 192 * 2 ** 20;
/** One row of a model that takes more is not differentiated. */
const ROW_BYTES = 640 * 2 ** 20;
/** A gradient keeps about so many tensors for each of the model. */
const TENSORS_EACH = 3;
function bytesOf(flow, probed) {
    const sizes = [...probed].map(([name, { shape }]) => (flow.isActive(name) ? product(shape) : 0));
    // The way back through a pooling lays all of its windows out.
    const windows = flow.nodes.map(({ operator, outputs: [output = ''], attributes }) => operator === 'MaxPool'
        ? product(attributes.integers('kernel_shape') ?? []) * product(probed.get(output)?.shape ?? [0])
        : 0);
    return 4 * TENSORS_EACH * [...sizes, ...windows].reduce((all, size) => all + size, 0);
}
/** Chooses the rows of a batch by what one row takes. @throws NoGradient if one row takes too much memory */
function rowsFor(flow, probed) {
    const each = bytesOf(flow, probed);
    if (each > ROW_BYTES)
        throw new src_fault/* NoGradient */.Kr('its gradient takes too much memory');
    return Math.max(1, Math.min(MOST_ROWS, Math.floor(gradient_model_BATCH_BYTES / Math.max(1, each))));
}
/** Seeds that follow weighted scores, and nothing else. @param linear the weights: `scores` for each row */
function linearSeeds(linear, rows) {
    const still = { expected: new Float32Array(linear.length), weight: new Float32Array(rows) };
    return { ...still, linear, sharpness: new Float32Array(rows).fill(1) };
}
/**
 * A model with the nodes of its gradient: one run gives the scores behind the peeled head, the file's own answer, and the gradient of each
 * row's seed with respect to the input.
 */
class GradientModel {
    rows;
    /** The scores of one row; a model with one score has two. */
    scores;
    #session;
    #plan;
    #names;
    constructor(session, plan, built) {
        this.#session = session;
        this.#plan = plan;
        this.rows = built.rows;
        this.scores = built.scores;
        this.#names = built.names;
    }
    /** Appends the gradient to a model, and loads it. @throws NoGradient that says why not; Error if the runtime refuses the result */
    static async open(runtime, model) {
        const { graph, plan, bytes } = model;
        const flow = new GraphFlow(graph, model.target);
        requireRules(flow);
        const of = { bytes, graph, flow };
        const first = await probe(runtime, of, plan, plan.batch ?? 1);
        const rows = plan.batch ?? rowsFor(flow, first);
        const [probed, taken] = rows === (plan.batch ?? 1) ? [first, rows] : await probeMany(runtime, of, plan, rows, first);
        const built = build(model, flow, probed, taken);
        return new GradientModel(await runtime.open(built.bytes), plan, built);
    }
    async run(inputs, seeds) {
        const { rows, scores } = this;
        const names = this.#names;
        const float = (data, columns) => {
            return { type: 'float32', data, shape: [rows, columns] };
        };
        const feeds = {
            ...inputTensors(this.#plan, inputs, rows),
            [names.expected]: float(seeds.expected, scores),
            [names.linear]: float(seeds.linear, scores),
            [names.weight]: float(seeds.weight, 1),
            [names.sharpness]: float(seeds.sharpness, 1),
        };
        const parts = names.gradients.filter((name) => name !== undefined);
        const answers = await this.#session.run(feeds, [...new Set([names.scores, names.answer, ...parts])]);
        await letOthersRun();
        const answer = answers.get(names.answer);
        if (answer === undefined)
            throw new Error('The model gave no answer');
        return {
            scores: gradient_model_numbers(answers.get(names.scores)),
            answer,
            gradient: this.#join(names.gradients.map((name) => (name === undefined ? undefined : gradient_model_numbers(answers.get(name))))),
        };
    }
    close() {
        return this.#session.close();
    }
    /** Joins the gradients of a model's inputs, such as one for each column, to one row for each input. */
    #join(parts) {
        const [only] = parts;
        if (parts.length === 1 && only !== undefined)
            return only;
        const { size, parts: inputs } = this.#plan;
        const joined = new Float32Array(this.rows * size);
        let offset = 0;
        for (const [index, { size: own }] of inputs.entries()) {
            const part = parts[index];
            for (let row = 0; part !== undefined && row < this.rows; row += 1) {
                joined.set(part.subarray(row * own, (row + 1) * own), row * size + offset);
            }
            offset += own;
        }
        return joined;
    }
}
function gradient_model_numbers(tensor) {
    if (tensor?.data instanceof Float32Array)
        return tensor.data;
    throw new Error('The gradient is not of type float32');
}
/** Probes a larger batch; a model whose open batch is not open stays at one row. */
async function probeMany(runtime, of, plan, rows, first) {
    try {
        return [await probe(runtime, of, plan, rows), rows];
    }
    catch {
        return [first, 1];
    }
}
function build({ bytes, graph, plan, target, linear, answer }, flow, probed, rows) {
    const prefix = freePrefix(graph, 'gradient_');
    const builder = new GradientBuilder(graph.opset, prefix);
    const facts = new GraphFacts(graph, flow, probed);
    const shape = facts.shape(target);
    if (shape[0] !== rows || !flow.isActive(target)) {
        throw new src_fault/* NoGradient */.Kr('its scores do not follow from its input row by row');
    }
    const head = readScores(builder, { name: builder.asFloat(target, facts.type(target)), shape, linear });
    const names = {
        ...{ expected: `${prefix}y`, linear: `${prefix}l` },
        ...{ weight: `${prefix}w`, sharpness: `${prefix}s` },
    };
    const chances = builder.op('Softmax', [builder.mul(head.scores, names.sharpness)], { axis: 1 });
    const seed = builder.add(builder.mul(names.weight, builder.sub(chances, names.expected)), names.linear);
    const gradients = differentiate(builder, flow, facts, {
        target,
        seed: builder.reshape(head.back(seed), shape),
        wanted: plan.parts.map(({ name }) => name),
    });
    const flat = gradients.map((name) => (name === undefined ? undefined : builder.op('Identity', [name])));
    if (flat.every((name) => name === undefined)) {
        throw new src_fault/* NoGradient */.Kr('its scores do not follow from its input');
    }
    const fetched = [head.scores, answer, ...flat.filter((name) => name !== undefined)];
    const input = (name) => ({ name, type: 'float', rank: 2 });
    const extended = extendModel(bytes, {
        nodes: builder.nodes,
        constants: builder.constants,
        inputs: Object.values(names).map(input),
        outputs: [...new Set(fetched)].filter((name) => !graph.outputs.includes(name)),
    });
    return {
        bytes: extended,
        rows,
        scores: head.count,
        names: { ...names, scores: head.scores, answer, gradients: flat },
    };
}
function readScores(builder, { name, shape, linear }) {
    const [rows = 1] = shape;
    const width = product(shape) / rows;
    const flat = builder.reshape(name, [rows, width]);
    const weights = linear === undefined ? undefined : linearWeights(builder, linear, width);
    const count = weights?.count ?? width;
    const logits = weights === undefined
        ? flat
        : builder.add(builder.op('MatMul', [flat, weights.transposed]), weights.bias);
    const through = (seed) => weights === undefined ? seed : builder.op('MatMul', [seed, weights.straight]);
    if (count > 1)
        return { scores: builder.op('Identity', [logits]), count, back: through };
    // One score: its sign is the class.
    const pair = builder.floats([-0.5, 0.5], [1, 2]);
    const back = builder.floats([-0.5, 0.5], [2, 1]);
    return {
        scores: builder.op('MatMul', [logits, pair]),
        count: 2,
        back: (seed) => through(builder.op('MatMul', [seed, back])),
    };
}
function linearWeights(builder, { attributes }, width) {
    const values = attributes.floats('coefficients') ?? [];
    const count = Math.floor(values.length / width);
    if (count === 0 || count * width !== values.length) {
        throw new src_fault/* NoGradient */.Kr('the coefficients of LinearClassifier do not fit its input');
    }
    const bias = attributes.floats('intercepts') ?? new Array(count).fill(0);
    const straight = builder.floats(values, [count, width]);
    return {
        straight,
        transposed: builder.op('Transpose', [straight]),
        bias: builder.floats(bias, [1, count]),
        count,
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/gradient/hidden-scores.ts




const MOST_TENSORS = 60;
/** Another tensor may place its classes otherwise where two are nearly equal. */
const LEAST_AGREEMENT = 0.95;
/** What one of several that vote says may differ more often. */
const LEAST_OF_MEMBERS = 0.6;
const NO_PLACE = -1;
/** Layers that make scores of features: before them there are no scores of the same classes. */
const LAYERS = new Set([
    ...['Gemm', 'MatMul', 'Conv', 'GlobalAveragePool', 'LinearClassifier', 'LinearRegressor'],
    ...['FusedGemm', 'FusedMatMul', 'FusedConv', 'QGemm', 'QLinearMatMul', 'QLinearConv', 'MatMulInteger'],
]);
/**
 * Finds tensors that hold the scores behind an end which no list of operators knows: of as many numbers as there are classes, and the
 * greatest is that of the class which the model itself answers, or tells it in an order that a later step undoes.
 * @returns the nearest to the answer first, those in another order last; also some that tell the class less often, as nets do that vote
 */
async function findHiddenScores(runtime, model, { answer, scores, isSound }, { values, classes }) {
    const { bytes, graph, plan } = model;
    const before = tensorsBefore(graph, withoutBias(graph, answer), isSound ? LAYERS : new Set());
    if (before.length === 0)
        return [];
    const names = before.map(({ tensor }) => tensor);
    const outputs = names.filter((name) => !graph.outputs.includes(name));
    const session = await runtime.open(extendModel(bytes, { nodes: [], constants: [], inputs: [], outputs }));
    try {
        const size = values.length / classes.length;
        const batch = plan.batch ?? classes.length;
        const found = new Map();
        let asked = 0;
        for (; asked + batch <= classes.length; asked += batch) {
            const rows = values.subarray(asked * size, (asked + batch) * size);
            const answers = await session.run(inputTensors(plan, rows, batch), names);
            for (const name of names) {
                const read = hidden_scores_readScores(answers.get(name), batch, scores);
                const { greatest = [], spreads = [] } = found.get(name) ?? {};
                found.set(name, {
                    size: read.size,
                    greatest: [...greatest, ...read.greatest],
                    spreads: [...spreads, ...read.spreads],
                });
            }
        }
        const told = before.flatMap((hidden) => agreeing(hidden, found.get(hidden.tensor), classes.slice(0, asked)));
        return told.toSorted((a, b) => Number(a.order !== undefined) - Number(b.order !== undefined));
    }
    finally {
        await session.close();
    }
}
/** The tensor to which a constant was added: it has the same gradient. */
function withoutBias(graph, tensor) {
    const maker = graph.nodes.find(({ outputs }) => outputs.includes(tensor));
    if (maker?.operator !== 'Add')
        return tensor;
    const [computed, ...others] = maker.inputs.filter((name) => !graph.initializers.has(name));
    return computed === undefined || others.length > 0 ? tensor : withoutBias(graph, computed);
}
/** The tensors that lead to the answer, the nearest first, each with the operators between, but none before an operator of `ends`. */
function tensorsBefore(graph, answer, ends) {
    const makers = new Map(graph.nodes.flatMap((node) => node.outputs.map((name) => [name, node])));
    const queue = [{ tensor: answer, peeled: [] }];
    const seen = new Set([answer]);
    for (const { tensor, peeled } of queue) {
        const node = makers.get(tensor);
        if (queue.length > MOST_TENSORS)
            break;
        if (node === undefined || (ends.has(node.operator) && !reorders(node, graph)))
            continue;
        for (const name of node.inputs) {
            if (seen.has(name) || !makers.has(name))
                continue;
            seen.add(name);
            queue.push({ tensor: name, peeled: [...peeled, node.operator] });
        }
    }
    return queue.slice(1);
}
/** True if a layer only brings its numbers into another order. */
function reorders({ operator, inputs }, { initializers }) {
    if (operator !== 'MatMul' && operator !== 'Gemm')
        return false;
    const { values, shape } = initializers.get(inputs[1] ?? '')?.() ?? {};
    return values !== undefined && shape !== undefined && isReordering(values, shape);
}
/** @returns the tensor, in its order, if it tells most inputs' classes; else nothing */
function agreeing(passed, scores, classes) {
    if (scores === undefined || classes.length === 0)
        return [];
    const { greatest, size } = scores;
    const spread = upperMedian(scores.spreads);
    const agreement = classes.filter((one, row) => one === greatest[row]).length / classes.length;
    if (agreement >= LEAST_AGREEMENT)
        return [{ ...passed, spread, agreement }];
    const { order, agreeing: count } = bestOrder(greatest, classes, size);
    const inOrder = count / classes.length;
    if (inOrder >= LEAST_AGREEMENT)
        return [{ ...passed, spread, order, agreement: inOrder }];
    return agreement >= LEAST_OF_MEMBERS ? [{ ...passed, spread, agreement }] : [];
}
/** Reads which score of each input is the greatest: none of a tensor that holds no scores. */
function hidden_scores_readScores(tensor, rows, scores) {
    const none = { size: 0, greatest: new Array(rows).fill(NO_PLACE), spreads: [] };
    if (tensor === undefined || !(tensor.data instanceof Float32Array))
        return none;
    const { data, shape } = tensor;
    const size = data.length / rows;
    if (shape[0] !== rows || size < 2 || size !== (scores ?? size))
        return none;
    const each = none.greatest.map((_none, row) => data.subarray(row * size, (row + 1) * size));
    return {
        size,
        greatest: each.map((own) => (own.every(Number.isFinite) ? argMax(own) : NO_PLACE)),
        spreads: each.map((own) => Math.max(...own) - Math.min(...own)),
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/gradient/peel.ts
/** Operators of which the first input goes on, and that leave the order of the scores of one input as it is, or blur it. */
const PEELED = new Set([
    ...['Identity', 'Cast', 'Reshape', 'Squeeze', 'Unsqueeze', 'Flatten', 'Dropout'],
    ...['Softmax', 'LogSoftmax', 'Sigmoid', 'Exp', 'Log', 'Round', 'Floor', 'Ceil', 'Clip'],
    ...['ArgMax', 'OneHot', 'Hardmax', 'TopK', 'QuantizeLinear', 'DequantizeLinear'],
    ...['ZipMap', 'LabelEncoder', 'Normalizer'],
]);
const MOST_PEELED = 40;
/**
 * Walks back from the answer through operators that hide its scores: saturate, round, cut off, or turn them into labels. A wrong step
 * costs strength and never truth, since the file itself judges every success.
 */
function peelHead(graph, answer) {
    const makers = new Map(graph.nodes.flatMap((node) => node.outputs.map((name) => [name, node])));
    const peeled = [];
    let tensor = answer;
    while (peeled.length < MOST_PEELED) {
        const node = makers.get(tensor);
        if (node === undefined)
            break;
        if (node.operator === 'LinearClassifier') {
            return { tensor: node.inputs[0] ?? tensor, linear: node, peeled: [...peeled, transformOf(node)] };
        }
        const next = behind(node, graph, makers);
        if (next === undefined || graph.inputs.includes(next))
            break;
        peeled.push(node.operator);
        tensor = next;
    }
    return { tensor, peeled };
}
function transformOf(node) {
    return `LinearClassifier\u2019s ${node.attributes.text('post_transform', 'NONE')}`;
}
/** Operators of which some go on: each says to which input. */
const PEELED_IF = {
    ArrayFeatureExtractor: ({ inputs: [, second = ''] }, _graph, makers) => isMadeBy(makers, second, ['ArgMax', 'TopK', 'Cast', 'Reshape']) ? second : undefined,
    Concat: (node, graph, makers) => (isComplement(node, graph, makers) ? node.inputs[1] : undefined),
    Mul: (node, graph, makers) => besides(node, (name) => isPositive(constantOf(graph, makers, name))),
    Div: ({ inputs: [first, second = ''] }, graph, makers) => isPositive(constantOf(graph, makers, second)) || isSumOf(makers, second, first) ? first : undefined,
    Pow: ({ inputs: [first, second = ''] }, graph, makers) => isPositive(constantOf(graph, makers, second)) ? first : undefined,
    Sub: ({ inputs: [first, second = ''] }, graph, makers) => constantOf(graph, makers, second) === undefined ? undefined : first,
    Add: (node, graph, makers) => besides(node, (name) => constantOf(graph, makers, name) !== undefined || isNoise(makers, name)),
};
/** @returns the tensor behind an operator; undefined if the operator stays */
function behind(node, graph, makers) {
    return PEELED.has(node.operator) ? node.inputs[0] : PEELED_IF[node.operator]?.(node, graph, makers);
}
/** The other one of two inputs, if one of them is what is asked for. */
function besides({ inputs: [first = '', second = ''] }, is) {
    if (is(second))
        return first;
    return is(first) ? second : undefined;
}
function isMadeBy(makers, tensor, operators) {
    return operators.includes(makers.get(tensor)?.operator ?? '');
}
/** True if two classes are made of one probability: 1 - p and p. */
function isComplement({ inputs }, graph, makers) {
    const [first = '', second = ''] = inputs;
    const rest = makers.get(first);
    if (inputs.length !== 2 || rest?.operator !== 'Sub' || rest.inputs[1] !== second)
        return false;
    return constantOf(graph, makers, rest.inputs[0] ?? '') === 1;
}
/** True if a tensor is the sum of another one, perhaps kept above zero: what is divided by it adds up to 1. */
function isSumOf(makers, sum, parts, depth = 0) {
    const maker = makers.get(sum);
    const operator = maker?.operator ?? '';
    if (depth < 4 && (operator === 'Add' || operator === 'Max' || operator === 'Clip')) {
        return maker?.inputs.some((input) => isSumOf(makers, input, parts, depth + 1)) === true;
    }
    return (operator === 'ReduceSum' || operator === 'ReduceL1') && maker?.inputs[0] === parts;
}
function constantOf(graph, makers, tensor) {
    const maker = makers.get(tensor);
    const found = maker === undefined
        ? graph.initializers.get(tensor)?.()
        : maker.operator === 'Constant'
            ? maker.attributes.tensor('value')
            : undefined;
    if (found === undefined)
        return undefined;
    return found.values?.length === 1 ? found.values[0] : undefined;
}
function isPositive(value) {
    return value !== undefined && value > 0;
}
const NOISE = ['RandomNormal', 'RandomNormalLike', 'RandomUniform', 'RandomUniformLike'];
const SCALED = ['Mul', 'Div', 'Add', 'Sub', 'Cast'];
/** True if a tensor is random numbers, perhaps scaled. */
function isNoise(makers, tensor, depth = 0) {
    const maker = makers.get(tensor);
    if (maker === undefined || depth > 4)
        return false;
    if (NOISE.includes(maker.operator))
        return true;
    return SCALED.includes(maker.operator) && maker.inputs.some((input) => isNoise(makers, input, depth + 1));
}

;// CONCATENATED MODULE: ./packages/engine/src/gradient/votes.ts





const MOST_MEMBERS = 16;
/** The spread of a member's scores: so wide that a member which was transposed, or cannot be, counts little. */
const SPREAD = 12;
/**
 * Joins the scores of nets that vote: the sum of their softmax. A climb up the scores of one says nothing of the others, and most must be
 * transposed. @returns undefined if fewer than two of those found are there side by side
 */
function joinVotes(bytes, graph, found) {
    const members = sideBySide(graph, found);
    const [first] = members;
    if (first === undefined || members.length < 2 || members.length > MOST_MEMBERS)
        return undefined;
    const prefix = freePrefix(graph, 'votes_');
    const constants = members.map(({ spread }, at) => constant(`${prefix}s${String(at)}`, 'float', [SPREAD / spread]));
    const nodes = members.flatMap(({ tensor }, at) => {
        const [flat, scale, scaled, chances] = ['f', 's', 'm', 'p'].map((kind) => `${prefix}${kind}${String(at)}`);
        return [
            node('Flatten', [tensor], flat ?? '', { axis: 1 }),
            node('Mul', [flat ?? '', scale ?? ''], scaled ?? ''),
            node('Softmax', [scaled ?? ''], chances ?? '', { axis: 1 }),
        ];
    });
    const tensor = `${prefix}sum`;
    const chances = members.map((_member, at) => `${prefix}p${String(at)}`);
    nodes.push(node('Sum', chances, tensor));
    const counter = countFields(MODEL_LIMITS.fields);
    return {
        bytes: extendModel(bytes, { nodes, constants, inputs: [], outputs: [] }),
        graph: {
            ...graph,
            nodes: [...graph.nodes, ...nodes.map((content) => readNode(counter, content))],
            initializers: new Map([
                ...graph.initializers,
                ...constants.map((content) => readTensorLater(counter, content)),
            ]),
        },
        tensor,
        peeled: first.peeled,
    };
}
function sideBySide(graph, found) {
    const names = new Set(found.map(({ tensor }) => tensor));
    return found.filter(({ tensor, order, spread }) => {
        const flow = new GraphFlow(graph, tensor);
        const before = flow.nodes.flatMap(({ outputs }) => outputs);
        const isFirst = !before.some((name) => name !== tensor && names.has(name));
        return isFirst && order === undefined && spread > 0 && flow.isActive(tensor);
    });
}

;// CONCATENATED MODULE: ./packages/engine/src/gradient/open-gradients.ts











/** Gradients with respect to pixels, which are scaled on their way to the model. */
function inPixels(source, scale) {
    return {
        ...source,
        rivals: source.rivals.map((open) => async () => {
            const rival = await open();
            return rival === undefined ? undefined : inPixels(rival, scale);
        }),
        run: async (inputs, seeds) => {
            const found = await source.run(scalePixels(inputs, scale), seeds);
            return { ...found, gradient: scaleSlopes(found.gradient, scale) };
        },
    };
}
/** The most tensors that are tried behind an end that lets no gradient through. */
const MOST_TRIED = 5;
/** Appends the gradient of a model to it, and loads the result. @returns NoGradient, which says why, if that is not possible */
async function openGradients(runtime, wanted) {
    try {
        return await open_gradients_open(runtime, wanted);
    }
    catch (error) {
        if (error instanceof src_fault/* NoGradient */.Kr)
            return error;
        const why = error instanceof Error ? error.message.replace(/^.*ERROR_MESSAGE: /su, '') : String(error);
        return new src_fault/* NoGradient */.Kr(`the runtime refuses its gradient (${(0,shown_name/* shownName */.H)(why, 200)})`);
    }
}
async function open_gradients_open(runtime, wanted) {
    const { file, plan, answer, features } = wanted;
    const { bytes, graph } = takeBranches(file.bytes, readGraph(file.bytes));
    if (!areTurnedToFloats(file, graph)) {
        throw new src_fault/* NoGradient */.Kr('it computes with whole numbers, between which there is no slope');
    }
    const of = { bytes, graph, plan, answer };
    if (features !== undefined) {
        return source(await GradientModel.open(runtime, { ...of, target: features }), wanted, []);
    }
    const known = await openPeeled(runtime, of, wanted);
    const { examples, scores } = wanted;
    if (examples === undefined)
        return orThrow(known.opened);
    const isKnown = !(known.opened instanceof src_fault/* NoGradient */.Kr) && (await isAlive(known.opened, examples));
    const isSound = isKnown && !new GraphFlow(graph, known.tensor).hasCuts;
    const place = { answer: isKnown ? known.tensor : answer, scores, isSound };
    const found = await findHiddenScores(runtime, of, place, examples);
    const heads = found
        .filter(({ agreement }) => agreement >= LEAST_AGREEMENT)
        .map(({ tensor, order, peeled }) => {
        const head = peelHead(graph, tensor);
        return { ...head, order, peeled: [...peeled, ...head.peeled] };
    })
        .filter((head, at, all) => all.findIndex(({ tensor }) => tensor === head.tensor) === at)
        .filter(({ tensor }) => !isKnown || tensor !== known.tensor)
        .filter(({ tensor, linear }) => linear !== undefined || new GraphFlow(graph, tensor).isActive(tensor));
    const joined = joinVotes(bytes, graph, found);
    const votes = joined === undefined ? [] : [{ of: { ...of, ...joined }, head: { ...joined, order: undefined } }];
    const rivals = [...votes, ...heads.map((head) => ({ of, head }))]
        .slice(0, MOST_TRIED)
        .map((rival) => () => openHidden(runtime, rival.of, wanted, { head: rival.head, examples }));
    if (isKnown)
        return { ...orThrow(known.opened), rivals };
    for (const [index, openRival] of rivals.entries()) {
        const hidden = await openRival();
        if (hidden === undefined)
            continue;
        if (!(known.opened instanceof src_fault/* NoGradient */.Kr))
            await known.opened.close();
        return { ...hidden, rivals: rivals.slice(index + 1) };
    }
    return orThrow(known.opened);
}
function orThrow(known) {
    if (known instanceof src_fault/* NoGradient */.Kr)
        throw known;
    return known;
}
/** Differentiates what lies behind the operators that are known to hide scores. */
async function openPeeled(runtime, of, wanted) {
    const { answer, scores } = wanted;
    const { tensor, linear, peeled } = peelHead(of.graph, answer);
    try {
        const model = await GradientModel.open(runtime, { ...of, target: tensor, linear });
        if (scores === undefined || model.scores === scores) {
            return { tensor, opened: source(model, wanted, peeled) };
        }
        // What lies behind the head are no scores of the classes: the answer itself is differentiated.
        await model.close();
        const whole = await GradientModel.open(runtime, { ...of, target: answer });
        return { tensor: answer, opened: source(whole, wanted, []) };
    }
    catch (error) {
        if (error instanceof src_fault/* NoGradient */.Kr)
            return { tensor, opened: error };
        throw error;
    }
}
/**
 * Differentiates a tensor that gives examples the classes of the model. A wrong one costs strength and never truth, since the file itself
 * judges every success. @returns undefined if it has no gradient
 */
async function openHidden(runtime, of, wanted, { head, examples }) {
    const { tensor, linear, order, peeled } = head;
    try {
        const model = await GradientModel.open(runtime, { ...of, target: tensor, linear });
        const hidden = source(model, wanted, peeled, order);
        const isWhole = model.scores === (wanted.scores ?? order?.length ?? model.scores);
        if (isWhole && (await isAlive(hidden, examples)))
            return hidden;
        await hidden.close();
    }
    catch {
        // That one has no gradient, or the runtime refuses it, says nothing of the others.
    }
    return undefined;
}
/** True if at least half of the examples have a slope from the class they are given to another one. */
async function isAlive(gradients, { values, classes }) {
    const { rows, scores } = gradients;
    const size = values.length / classes.length;
    const inputs = new Float32Array(rows * size);
    const linear = new Float32Array(rows * scores);
    for (let row = 0; row < rows; row += 1) {
        const example = row % classes.length;
        inputs.set(values.subarray(example * size, (example + 1) * size), row * size);
        const own = classes[example] ?? 0;
        if (own < scores)
            linear[row * scores + own] = -1;
        linear[row * scores + ((own + 1) % scores)] = 1;
    }
    const { gradient } = await gradients.run(inputs, linearSeeds(linear, rows));
    const alive = Array.from({ length: rows }, (_unused, row) => gradient.subarray(row * size, (row + 1) * size).some((slope) => Number.isFinite(slope) && slope !== 0));
    return 2 * alive.filter(Boolean).length >= rows;
}
/** @param order that of the classes in the scores, which callers do not see */
function source(model, { interpret }, peeled, order) {
    const there = (values) => order === undefined ? values : intoOrder(values, order);
    const back = (values) => order === undefined ? values : intoOrder(values, inverseOf(order));
    return {
        rows: model.rows,
        scores: model.scores,
        peeled,
        rivals: [],
        run: async (inputs, seeds) => {
            const moved = { ...seeds, expected: there(seeds.expected), linear: there(seeds.linear) };
            const { scores, answer, gradient } = await model.run(inputs, moved);
            return { scores: back(scores), answers: interpret(answer), gradient };
        },
        close: () => model.close(),
    };
}
const open_gradients_FLOATS = new Set([1, 10, 11]);
/** Operators that only move numbers about: behind them a whole number is still the one of the input. */
const MOVERS = new Set([
    ...['Concat', 'Flatten', 'Identity', 'Reshape', 'Slice', 'Squeeze', 'Transpose', 'Unsqueeze'],
]);
/**
 * True if the model turns each of its whole numbers into a fraction before it computes with it, as a model of bytes does that scales its
 * pixels itself. The function of the fractions then has slopes, and the model answers for those of them that are whole.
 */
function areTurnedToFloats(file, graph) {
    const whole = new Set(file.inputs.filter(({ elementType }) => !open_gradients_FLOATS.has(elementType)).map(({ name }) => name));
    // Nodes stand after those that they read from.
    for (const node of graph.nodes) {
        if (node.attributes.holdGraphs)
            return false;
        const isRead = node.inputs.some((name) => whole.has(name));
        if (!isRead || node.operator === 'Shape' || makesFloats(node))
            continue;
        if (!MOVERS.has(node.operator))
            return false;
        for (const name of node.outputs)
            whole.add(name);
    }
    return !graph.outputs.some((name) => whole.has(name));
}
function makesFloats({ operator, attributes }) {
    return operator === 'DequantizeLinear' || (operator === 'Cast' && open_gradients_FLOATS.has(attributes.integer('to', 0)));
}

;// CONCATENATED MODULE: ./packages/engine/src/model/expose-tensor.ts

const expose_tensor_FLOAT = 1;
const [HALF, expose_tensor_DOUBLE] = [10, 11];
/** The types of floats that a tensor inside a model can have, by their numbers in ONNX. */
const FLOAT_TYPES = [expose_tensor_FLOAT, HALF, expose_tensor_DOUBLE];
/**
 * Makes an inner tensor of floats an output of the model. It appends a second graph that has only this output: protobuf
 * merges a message that is there twice. So scikit-learn's scores behind ZipMap, which the runtime cannot hand out, can be
 * read without a library for ONNX.
 */
function exposeTensor(model, tensor, elementType = expose_tensor_FLOAT) {
    const type = protobuf_messages_bytes(2, protobuf_messages_bytes(1, protobuf_messages_integer(1, elementType)));
    return protobuf_messages_message(model, protobuf_messages_bytes(7, protobuf_messages_bytes(12, protobuf_messages_message(protobuf_messages_text(1, tensor), type))));
}

;// CONCATENATED MODULE: ./packages/engine/src/victim/outside-call.ts

/**
 * Describes how ONNX Runtime is asked about a model file. @param feed asks about one input, and returns the tensors that it was given
 * @returns undefined for a forecaster, for inputs that are no numbers, and for more names than are kept
 */
function outsideCall(plan, answer, form, feed) {
    const answers = answersOf(answer, form);
    const output = answers === 'maps' ? answer.maps : answer.tensor;
    const inputs = plan.parts.flatMap(({ name, shape, make }) => {
        const { type: own } = make(new Float32Array(0));
        const type = NUMBER_TYPES.find((known) => known === own);
        return type === undefined ? [] : [{ name, type, shape }];
    });
    const classes = answers === 'labels' || answers === 'maps' ? answer.classes : undefined;
    const isTooLarge = Math.max(inputs.length, classes?.length ?? 0) > MOST_CALL_NAMES;
    const isWhole = inputs.length === plan.parts.length && !isTooLarge && !plan.isSingle;
    if (answers === undefined || output === undefined || !isWhole)
        return undefined;
    const batch = plan.batch ?? 1;
    const call = { inputs, batch, output, answers, ...(classes !== undefined && { classes }) };
    return { call, given: async (input) => givenNumbers(plan, await feed(input)) };
}
function answersOf(answer, form) {
    if (form === undefined)
        return answer.form === 'labels' ? 'labels' : undefined;
    // Maps are looked up by the names of the classes.
    if (answer.hidden)
        return answer.classes === undefined ? undefined : 'maps';
    return form === 'second-probability' || form === 'second-logit' ? form : 'scores';
}
/** The numbers that tensors hold for their first input. Those of every type are exact in float32, since they come from there. */
function givenNumbers(plan, tensors) {
    const given = new Float32Array(plan.size);
    let offset = 0;
    for (const { name, size } of plan.parts) {
        given.set(Float32Array.from(tensors[name]?.data ?? [], Number).subarray(0, size), offset);
        offset += size;
    }
    return given;
}
/** Makes test cases of pairs, if the model can be asked without this program; else the pairs stay as they are. */
async function withTests(outside, fooled) {
    if (outside === undefined)
        return { pairs: fooled.map(({ pair }) => pair) };
    const pairs = [];
    for (const { pair, label, answer } of fooled) {
        const given = await outside.given(pair.changed);
        const isSame = given.length === pair.changed.length && given.every((value, at) => Object.is(value, pair.changed[at]));
        pairs.push({ ...pair, test: { label, answer, ...(isSame ? {} : { given }) } });
    }
    return { pairs, call: outside.call };
}

;// CONCATENATED MODULE: ./packages/engine/src/victim/settle-answers.ts



/** Rows that are asked about one by one, to see whether that changes their answers. */
const settle_answers_COMPARED = 8;
/** Answers that differ by less of their spread differ by rounding, or by the scale of a dynamic quantization. */
const MOST_APART = 0.05;
/**
 * Asks a model about rows of the data, together and some one by one. One whose answers depend on the batch is asked about one input at a
 * time from then on. @throws ArtifactFault if answers are no numbers, or depend on a batch that the file makes as large as it is
 */
async function seeRows(runner, inputs, count) {
    const together = await runner.run(inputs, count);
    settle_answers_requireNumbers(inputs, together, count);
    const isApart = (await changesAlone(runner, inputs, together, Math.min(count, settle_answers_COMPARED))) &&
        // A random model answers otherwise whenever it is asked.
        areSame(together, await runner.run(inputs, count));
    if (!isApart)
        return { ...together, dependsOnBatch: false };
    if (runner.plan.batch !== undefined) {
        throw new src_fault/* ArtifactFault */.RE(`The model takes ${String(runner.plan.batch)} inputs at once, and its answer about one of them depends on the others, so it ` +
            'cannot be attacked. Export it for inference (PyTorch: model.eval()), with an open batch.');
    }
    runner.askAlone();
    const alone = await runner.run(inputs, count);
    if (isSame(alone))
        throw new src_fault/* ArtifactFault */.RE(SAME_ALONE);
    return { ...alone, dependsOnBatch: true };
}
const SAME_ALONE = "The model's answer about an input depends on the other inputs of its batch, and is the same for all inputs that are given alone: it " +
    'was exported in training mode, or takes softmax over the wrong axis. Export it for inference (PyTorch: model.eval()), and take ' +
    'softmax over the classes.';
/** Said if a model's answers depend on the batch. */
const DEPENDS_ON_BATCH = `${CHECK_MARK}the model's answer about an input depends on the other inputs of its batch, as after an export in training mode or with ` +
    'softmax over the wrong axis. It was asked about one input at a time. Export it for inference (PyTorch: model.eval()), and check ' +
    'the axis of softmax.';
function areSame(one, other) {
    return one.values.every((value, at) => value === other.values[at]);
}
function isSame({ values, size }) {
    return values.every((value, at) => value === values[at % size]);
}
async function changesAlone(runner, inputs, { values, size }, count) {
    if (count < 2 || runner.plan.batch === 1)
        return false;
    const [least, most] = values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
    for (let row = 0; row < count; row += 1) {
        const alone = await runner.run(rowOf(inputs, row, runner.plan.size), 1);
        const own = rowOf(values, row, size);
        const isOther = (value, at) => Math.abs(value - (own[at] ?? 0)) > MOST_APART * (most - least);
        if (alone.size !== size || alone.values.some(isOther))
            return true;
    }
    return false;
}
function settle_answers_requireNumbers(inputs, { values, size }, count) {
    const rows = Array.from({ length: count }, (_unused, row) => row).filter((row) => rowOf(values, row, size).some(Number.isNaN));
    const [first] = rows;
    if (first === undefined)
        return;
    const width = inputs.length / count;
    const isLacking = rows.some((row) => rowOf(inputs, row, width).some(Number.isNaN));
    if (isLacking)
        throw new src_fault/* ArtifactFault */.RE(NEEDS_NUMBERS);
    throw new src_fault/* ArtifactFault */.RE(`The model answers NaN, which is no number, for ${String(rows.length)} of ${String(count)} inputs of the data, although none of ` +
        "their numbers is missing. Check that the data is scaled as in training, and the model's divisions, logarithms and roots.");
}
/** Said if a model cannot answer about a missing number. */
const NEEDS_NUMBERS = 'The model answers NaN if a number is missing in an input, so it was not trained with missing values. Fill them in the data as in ' +
    'training, or leave out such rows.';

;// CONCATENATED MODULE: ./packages/engine/src/victim/onnx-victim.ts
















/** @throws ArtifactFault if the runtime refuses the model */
async function loadSession(runtime, bytes) {
    try {
        return await runtime.open(bytes);
    }
    catch (error) {
        throw refusal(error);
    }
}
/** Loads a model with an inner tensor as an output, whose type of float the file does not say. @throws ArtifactFault if it is refused */
async function loadSessionWith(runtime, file, tensor) {
    let refused;
    for (const type of FLOAT_TYPES) {
        try {
            return await runtime.open(exposeTensor(file.bytes, tensor, type));
        }
        catch (error) {
            refused ??= error;
        }
    }
    throw refusal(refused);
}
function refusal(error) {
    return new src_fault/* ArtifactFault */.RE(`The runtime refuses the model: ${runtimeMessage(error)}. Check it with onnx.checker.check_model, and export it ` +
        'with an operator set that ONNX Runtime knows.');
}
/** Enough inputs to tell tensors apart that give other classes. */
const onnx_victim_COMPARED = 32;
class OnnxVictim extends CountedModel {
    inputShape;
    inputSize;
    answers;
    answerSize;
    classNames;
    /** How the model's own numbers are made of the inputs; undefined if they are the same. */
    scale;
    notes;
    #parts;
    #form;
    #dependsOnBatch = false;
    #featureRunner;
    constructor(parts) {
        super();
        this.inputShape = parts.runner.plan.shape;
        this.inputSize = parts.runner.plan.size;
        this.answers = parts.answers;
        this.answerSize = parts.form === undefined ? parts.size : scoresSize(parts.form, parts.size);
        this.classNames = parts.answer.classes;
        this.scale = parts.scale;
        this.notes = parts.notes ?? [];
        this.#parts = parts;
        this.#form = parts.form;
    }
    /** Loads a judged model, and asks it once, uncounted, to see what it answers. @throws ArtifactFault if it cannot be used */
    static async open(runtime, file, options) {
        const plan = planInputs(file, options.dimensions);
        const answer = chooseAnswer(file, options);
        if (options.kind === 'classification')
            refuseSeveralLabels(file, answer);
        const session = await loadSession(runtime, answer.hidden ? exposeTensor(file.bytes, answer.tensor) : file.bytes);
        const scale = options.scaleOf?.(plan.shape);
        const runner = new BatchRunner(session, plan, answer.tensor);
        const contrary = await contraryLabels({ file, answer, session, runner, scale }, options);
        if (contrary !== undefined) {
            const asLabels = { size: 1, answers: 'labels', form: undefined };
            const features = () => Promise.resolve(undefined);
            return new OnnxVictim({ ...contrary, ...asLabels, features, scale, runtime, file });
        }
        const takesText = plan.columns.some(({ words }) => words !== undefined);
        const examples = takesText ? await options.examples?.(plan) : undefined;
        const probes = probeInputs(plan, examples);
        const probed = await runner.run(probes.values, probes.count);
        const features = async () => {
            const tensor = featureTensor(file, answer);
            if (tensor === undefined)
                return undefined;
            return new BatchRunner(await loadSessionWith(runtime, file, tensor), plan, tensor);
        };
        return new OnnxVictim({
            runner,
            answer,
            size: probed.size,
            features,
            scale,
            ...{ runtime, file },
            ...meaningOf(options.kind, answer, probed),
        });
    }
    get columns() {
        return this.#parts.runner.plan.columns;
    }
    get outside() {
        return outsideCall(this.#parts.runner.plan, this.#parts.answer, this.#form, (input) => this.#feed(input));
    }
    get takesWhole() {
        const { inputs } = this.#parts.file;
        return this.scale === undefined && inputs.every(({ elementType }) => !FLOATS.has(elementType));
    }
    async look(inputs, count, units = 'of attacks') {
        const scaled = units === 'of attacks' ? this.#scaled(inputs) : inputs;
        const { values, size } = await this.#parts.runner.run(scaled, count);
        onnx_victim_requireNumbers(scaled, values);
        return this.#interpret(values, size);
    }
    async settle(rows, count, labels) {
        const seen = await seeRows(this.#parts.runner, this.#scaled(rows), count);
        this.#dependsOnBatch = seen.dependsOnBatch;
        if (this.#form !== undefined)
            this.#form = scoresForm(this.#parts.answer, { ...seen, labels });
        const level = seen.size === 1 ? formatLevel(this.#form) : undefined;
        return [...(seen.dependsOnBatch ? [DEPENDS_ON_BATCH] : []), ...(level === undefined ? [] : [level])];
    }
    async raw(inputs, count) {
        return this.#parts.runner.run(this.#scaled(inputs), count);
    }
    #interpret(values, size) {
        if (this.#form !== undefined)
            return classScores(this.#form, values, size);
        if (this.answers === 'values' && values.some(Number.isNaN)) {
            throw new src_fault/* ArtifactFault */.RE('The model forecast a value that is not a number (NaN). Check how its data is scaled.');
        }
        return this.answers === 'labels' ? this.#classesOf(values) : values;
    }
    async features(inputs, count) {
        if (this.#dependsOnBatch)
            return undefined;
        this.#featureRunner ??= this.#parts.features();
        return (await this.#featureRunner)?.run(this.#scaled(inputs), count);
    }
    #scaled(inputs) {
        return scalePixels(inputs, this.scale);
    }
    /** @returns what the model is given for an input, whatever is done to it on the way */
    async #feed(input) {
        await this.look(input, 1);
        return this.#parts.runner.fed;
    }
    /** Gradients are those of the scores without what hides them at the end of the model. */
    async gradients(of, examples) {
        const { runtime, file } = this.#parts;
        if (this.#dependsOnBatch || this.#parts.runner.isSingle) {
            return new src_fault/* NoGradient */.Kr('it is asked about one input at a time');
        }
        const features = of === 'features' ? featureTensor(file, this.#parts.answer) : undefined;
        if (of === 'features' && features === undefined) {
            return new src_fault/* NoGradient */.Kr('it has no hidden layer before its scores');
        }
        const source = await openGradients(runtime, {
            file,
            features,
            plan: this.#parts.runner.plan,
            answer: this.#parts.answer.tensor,
            examples: examples === undefined || this.answers === 'values' ? undefined : await this.#classified(examples),
            scores: this.answers === 'labels' ? undefined : this.answerSize,
            interpret: (answer) => {
                const values = numbersOf(answer);
                return this.#interpret(values, values.length / (answer.shape[0] ?? 1));
            },
        });
        return source instanceof src_fault/* NoGradient */.Kr || this.scale === undefined ? source : inPixels(source, this.scale);
    }
    /** Asks about some inputs, evenly spread, without counting. */
    async #classified(inputs) {
        // A model that takes so many rows at once is asked about a multiple of them.
        const { batch = 1 } = this.#parts.runner.plan;
        const count = Math.ceil(onnx_victim_COMPARED / batch) * batch;
        const share = inputs.length / this.inputSize / count;
        const chosen = Array.from({ length: count }, (_unused, at) => Math.floor(at * share));
        const values = takeRows(inputs, chosen, this.inputSize);
        const classes = Array.from(predicted_classes_classesOf(await this.look(values, count), count));
        return { values: this.#scaled(values), classes };
    }
    /** Reads what the model decides by, if that is trees or a linear function of its columns. */
    exact() {
        const form = this.#form;
        return form === undefined ? undefined : this.#proof((parts) => readExactness({ ...parts, form }));
    }
    exactValues() {
        const isRegression = this.answers === 'values' && this.answerSize === 1;
        return isRegression ? this.#proof(readValueExactness) : undefined;
    }
    #proof(read) {
        const { plan } = this.#parts.runner;
        const { file } = this.#parts;
        if (plan.shape.length !== 1)
            return undefined;
        const elementTypes = file.inputs.map(({ elementType }) => elementType);
        return read({ bytes: file.bytes, tensor: this.#parts.answer.tensor, inputs: plan.parts, elementTypes });
    }
    /** Turns labels, such as 1 and 3, into classes counted from 0. */
    #classesOf(labels) {
        const names = this.#parts.answer.classes;
        if (names === undefined)
            return labels;
        const isPlaced = this.#parts.runner.names !== undefined;
        return labels.map((label) => Math.max(0, isPlaced ? label : names.indexOf(String(label))));
    }
}
/** Inputs to look at a model with: nothing, and numbers that a picture or a scaled table may have. */
function probeInputs(plan, examples) {
    if (examples !== undefined)
        return { values: examples, count: examples.length / plan.size };
    const count = Math.max(1, Math.min(8, Math.floor(BATCH_BYTES / (plan.size * 4))));
    const values = Float32Array.from({ length: count * plan.size }, (_, index) => (Math.sin(index * 12.9898 + 1) + 1) / 2);
    return { values: values.fill(0, 0, plan.size), count };
}
function onnx_victim_requireNumbers(inputs, answers) {
    if (!answers.some(Number.isNaN) || !inputs.some(Number.isNaN))
        return;
    throw new src_fault/* ArtifactFault */.RE(NEEDS_NUMBERS);
}

;// CONCATENATED MODULE: ./packages/engine/src/formats/onnx-format.ts














const UINT8 = 2;
/** ONNX, whose files have no mark at their beginning: what no other format recognises. */
const onnx = {
    matches: () => true,
    read: (content, open) => {
        const file = judgeModel(inlineExternalData(content, open));
        return {
            facts: () => onnx_format_factsOf(file),
            describe: () => onnx_format_describe(file),
            inspect: (wanted) => inspect(file, wanted),
            open: async (wanted, { runtime, scaleOf, examples }) => {
                const kind = ANSWER_KINDS[wanted.task];
                if (kind === 'values')
                    requireValues(file, wanted);
                const victim = await OnnxVictim.open(runtime, file, {
                    ...{ kind, scaleOf, examples, output: wanted.output },
                    dimensions: wanted.fields.dimensions ?? (await wanted.openSize(file)),
                });
                // The file may not say how many numbers it answers with.
                requireOneValue(wanted.task, victim.answerSize);
                return victim;
            },
        };
    },
};
/** Element types by their numbers in ONNX; others are shown as those. */
const onnx_format_TYPES = {
    1: 'float32',
    2: 'uint8',
    3: 'int8',
    6: 'int32',
    7: 'int64',
    8: 'string',
    10: 'float16',
    11: 'float64',
};
function onnx_format_describe({ bytes, opset, inputs, parts }) {
    const shown = inputs.map(({ elementType, shape }) => {
        const sides = shape?.map((side) => (side === undefined ? '?' : String(side))) ?? ['...'];
        return `${onnx_format_TYPES[elementType] ?? `type ${String(elementType)}`} [${sides.join(', ')}]`;
    });
    const trees = readAllTrees(bytes);
    const digests = new Map([...parts].map(([name, content]) => [name, digestOf(content)]));
    const own = trees.length > 0 ? treeParts(trees) : { kind: 'tensors', digests };
    return { format: 'ONNX', inputs: shown, parts: { ...own, opset } };
}
async function inspect(file, wanted) {
    const { output, fields } = wanted;
    const { shape, columns } = planInputs(file, fields.dimensions ?? (await wanted.openSize(file)));
    const kind = ANSWER_KINDS[wanted.task];
    if (kind === 'values') {
        requireValues(file, wanted);
        return { shape, columns, classNames: undefined, classes: undefined };
    }
    const answer = chooseAnswer(file, { kind, output });
    if (answer.form === 'regression' && answerSize(file, answer) === 1)
        throw new src_fault/* ArtifactFault */.RE(IS_REGRESSION);
    refuseSeveralLabels(file, answer);
    return { shape, columns, classNames: answer.classes, classes: onnx_format_classesOf(file, answer) };
}
/** @throws ArtifactFault if the file says that a model of a regression answers with classes, or with several values */
function requireValues(file, { task, output }) {
    const answer = chooseAnswer(file, { kind: 'values', output });
    const size = answerSize(file, answer);
    const isClassifier = answer.classes !== undefined || answer.form === 'probabilities';
    if (size !== 1 && isClassifier)
        throw new src_fault/* ArtifactFault */.RE(IS_CLASSIFIER);
    requireOneValue(task, size);
}
/** One score may stand for two classes, so only more than one is counted. */
function onnx_format_classesOf(file, answer) {
    if (answer.classes !== undefined)
        return answer.classes.length;
    const size = answerSize(file, answer);
    return answer.form !== 'labels' && size !== undefined && size > 1 ? size : undefined;
}
function answerSize(file, answer) {
    const { shape } = file.outputs.find(({ name }) => name === answer.tensor) ?? {};
    return shape?.length === 2 ? shape[1] : undefined;
}
function onnx_format_factsOf(file) {
    refuseTokens(file);
    const [first] = file.inputs;
    const open = oneInput(file);
    // The file does not say what a model of rows or windows is for; one of pictures is a classifier, or nothing that is attacked.
    const kind = takesPictures(file) ? 'classification' : 'values';
    const answer = chooseAnswer(file, { kind });
    refuseSeveralLabels(file, answer);
    const { shape, columns } = file.inputs.length > 1 ? planInputs(file, undefined) : { shape: open ?? [], columns: [] };
    const size = answerSize(file, answer);
    return {
        shape,
        isClassifier: answer.classes !== undefined || ['probabilities', 'sigmoids', 'unit', 'labels'].includes(answer.form),
        takesBytes: first?.elementType === UINT8,
        isRegression: answer.form === 'regression',
        cannotForecast: labelBeside(file, answer) !== undefined || differInWords(columns.map(({ name }) => name)),
        ...(size === undefined ? {} : { answerSize: size }),
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/json-text.ts


/**
 * Reads the JSON of a model. XGBoost writes a bare `NaN` and `Infinity`, which `JSON.parse` refuses; a key that stands twice has to be a
 * fault, because readers differ in which one counts. @throws ArtifactFault that says where the text is no JSON
 */
function readJsonText(bytes) {
    checkSize(bytes);
    return new JsonText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8')).whole();
}
const WORDS = new Map([
    ['null', null],
    ['true', true],
    ['false', false],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['-Infinity', Number.NEGATIVE_INFINITY],
]);
const json_text_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/u;
/** A number or a word. Longer ones are damage, and are not looked at. */
const TOKEN = /[\w.+-]{1,400}/uy;
const BLANKS = new Set([0x20, 0x0a, 0x0d, 0x09]);
class JsonText {
    #text;
    #at = 0;
    #values = 0;
    constructor(text) {
        this.#text = text;
    }
    whole() {
        const value = this.#value(0);
        if (this.#next() !== '')
            this.#fail('the end of the file');
        return value;
    }
    #value(depth) {
        this.#values += 1;
        if (this.#values > STORED_LIMITS.values || depth > STORED_LIMITS.depth) {
            throw tooMuchStored();
        }
        const first = this.#next();
        if (first === '{')
            return this.#object(depth);
        if (first === '[')
            return this.#list(depth);
        return first === '"' ? this.#string() : this.#word();
    }
    #object(depth) {
        const entries = new Map();
        this.#at += 1;
        if (this.#takes('}'))
            return entries;
        do {
            if (this.#next() !== '"')
                this.#fail('a key in quotes');
            const key = this.#string();
            if (entries.has(key))
                this.#fail(`another key than "${key.slice(0, 40)}", which occurs twice`);
            this.#expect(':');
            entries.set(key, this.#value(depth + 1));
        } while (this.#takes(','));
        this.#expect('}');
        return entries;
    }
    #list(depth) {
        const values = [];
        this.#at += 1;
        if (this.#takes(']'))
            return new Float64Array(0);
        do
            values.push(this.#value(depth + 1));
        while (this.#takes(','));
        this.#expect(']');
        return values.every((value) => typeof value === 'number') ? Float64Array.from(values) : values;
    }
    /** A loop over quotes and backslashes: an expression over a text of 20 MB overflows the stack. */
    #string() {
        const start = this.#at;
        for (let at = start + 1;; at += 1) {
            const code = this.#text.charCodeAt(at);
            if (Number.isNaN(code) || code < 0x20)
                this.#fail('the end of a text');
            if (code === 0x5c)
                at += 1;
            if (code !== 0x22)
                continue;
            this.#at = at + 1;
            return this.#unescape(this.#text.slice(start, this.#at));
        }
    }
    #unescape(quoted) {
        if (!quoted.includes('\\'))
            return quoted.slice(1, -1);
        try {
            return String(JSON.parse(quoted));
        }
        catch {
            return this.#fail('a text with known escapes before');
        }
    }
    #word() {
        TOKEN.lastIndex = this.#at;
        const word = TOKEN.exec(this.#text)?.[0] ?? '';
        const known = WORDS.get(word);
        if (known === undefined && !json_text_NUMBER.test(word))
            this.#fail('a value');
        this.#at += word.length;
        return known === undefined ? Number(word) : known;
    }
    /** @returns the next character that is no blank, or nothing at the end */
    #next() {
        while (BLANKS.has(this.#text.charCodeAt(this.#at)))
            this.#at += 1;
        return this.#text.charAt(this.#at);
    }
    #takes(character) {
        if (this.#next() !== character)
            return false;
        this.#at += 1;
        return true;
    }
    #expect(character) {
        if (!this.#takes(character))
            this.#fail(`"${character}"`);
    }
    #fail(expected) {
        throw new src_fault/* ArtifactFault */.RE(`The model file is not JSON: character ${String(this.#at + 1)} should be ${expected}. It is damaged or cut short; ` +
            'save the model again.');
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/ubjson.ts


const NUMBERS = new Map([
    ['i', { bytes: 1, read: (view, at) => view.getInt8(at) }],
    ['U', { bytes: 1, read: (view, at) => view.getUint8(at) }],
    ['I', { bytes: 2, read: (view, at) => view.getInt16(at) }],
    ['l', { bytes: 4, read: (view, at) => view.getInt32(at) }],
    ['L', { bytes: 8, read: (view, at) => Number(view.getBigInt64(at)) }],
    ['d', { bytes: 4, read: (view, at) => view.getFloat32(at) }],
    ['D', { bytes: 8, read: (view, at) => view.getFloat64(at) }],
]);
const ubjson_WORDS = new Map([
    ['Z', null],
    ['T', true],
    ['F', false],
]);
const NO_OPERATION = 'N';
/**
 * Reads Universal Binary JSON as XGBoost writes it: keys have no marker, lists of numbers have a type and a count.
 * @source ubjson.org, Draft 12, and files of XGBoost 1.7 to 3.4
 * @throws ArtifactFault that says at which byte the file is damaged
 */
function readUbjson(bytes) {
    checkSize(bytes);
    return new Ubjson(bytes).whole();
}
class Ubjson {
    #bytes;
    #view;
    #at = 0;
    #values = 0;
    constructor(bytes) {
        this.#bytes = bytes;
        this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    }
    whole() {
        const value = this.#value(this.#marker(), 0);
        while (this.#at < this.#bytes.length && this.#peek() === NO_OPERATION)
            this.#at += 1;
        if (this.#at < this.#bytes.length)
            this.#fail('the end of the file');
        return value;
    }
    #value(marker, depth) {
        this.#count(1);
        if (depth > STORED_LIMITS.depth)
            throw tooMuchStored();
        if (marker === '{')
            return this.#object(depth);
        if (marker === '[')
            return this.#list(depth);
        if (marker === 'S')
            return this.#text();
        if (marker === 'C')
            return String.fromCharCode(this.#number('U'));
        const word = ubjson_WORDS.get(marker);
        return word === undefined ? this.#number(marker) : word;
    }
    #object(depth) {
        const entries = new Map();
        const count = this.#declaredCount();
        while (count === undefined ? !this.#ends('}') : entries.size < count) {
            const key = this.#text();
            if (entries.has(key))
                this.#fail(`another key than "${key.slice(0, 40)}", which occurs twice`);
            entries.set(key, this.#value(this.#marker(), depth + 1));
        }
        return entries;
    }
    #list(depth) {
        if (this.#peek() === '$')
            return this.#typedList();
        const values = [];
        const count = this.#declaredCount();
        while (count === undefined ? !this.#ends(']') : values.length < count) {
            values.push(this.#value(this.#marker(), depth + 1));
        }
        return values.every((value) => typeof value === 'number') ? Float64Array.from(values) : values;
    }
    /** A list of numbers of one type. Null, no-operation and objects would be 2^53 values in no bytes: they are refused. */
    #typedList() {
        this.#at += 1;
        const marker = this.#character();
        const type = NUMBERS.get(marker);
        if (type === undefined)
            return this.#fail('the type of numbers');
        const count = this.#declaredCount();
        if (count === undefined)
            return this.#fail('the count of a typed list');
        this.#need(count * type.bytes);
        this.#count(count);
        const values = new Float64Array(count);
        for (let index = 0; index < count; index += 1) {
            values[index] = type.read(this.#view, this.#at + index * type.bytes);
        }
        this.#at += count * type.bytes;
        return values;
    }
    /** Every value takes a byte at least: a count above the bytes that are left is a lie. */
    #declaredCount() {
        if (this.#peek() !== '#')
            return undefined;
        this.#at += 1;
        return this.#length();
    }
    #length() {
        const length = this.#number(this.#marker());
        if (!Number.isInteger(length) || length < 0)
            this.#fail('a length before');
        this.#need(length);
        return length;
    }
    #text() {
        const length = this.#length();
        const text = Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset + this.#at, length).toString('utf8');
        this.#at += length;
        return text;
    }
    #number(marker) {
        const type = NUMBERS.get(marker);
        if (type === undefined)
            return this.#fail('a value before');
        this.#need(type.bytes);
        const value = type.read(this.#view, this.#at);
        this.#at += type.bytes;
        return value;
    }
    /** The next marker. No-operations are skipped by a loop: a file may be nothing else. */
    #marker() {
        let marker = this.#character();
        while (marker === NO_OPERATION)
            marker = this.#character();
        return marker;
    }
    #ends(end) {
        while (this.#peek() === NO_OPERATION)
            this.#at += 1;
        if (this.#peek() !== end)
            return false;
        this.#at += 1;
        return true;
    }
    #character() {
        const character = this.#peek();
        this.#at += 1;
        return character;
    }
    #peek() {
        const byte = this.#bytes[this.#at];
        return byte === undefined ? this.#fail('more bytes') : String.fromCharCode(byte);
    }
    #need(bytes) {
        if (bytes > this.#bytes.length - this.#at)
            this.#fail(`${String(bytes)} more bytes`);
    }
    #count(values) {
        this.#values += values;
        if (this.#values > STORED_LIMITS.values)
            throw tooMuchStored();
    }
    #fail(expected) {
        throw new src_fault/* ArtifactFault */.RE(`The model file is not Universal Binary JSON: at byte ${String(this.#at)} ${expected} should follow. It is damaged or ` +
            'cut short; save the model again.');
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/xgboost-objectives.json
const xgboost_objectives_namespaceObject = /*#__PURE__*/JSON.parse('{"binary:hinge":{"link":"step","margin":"identity","task":"classification"},"binary:logistic":{"link":"sigmoid","margin":"logit","task":"classification"},"binary:logitraw":{"link":"identity","margin":"identity","task":"classification"},"count:poisson":{"link":"exp","margin":"log","task":"regression"},"multi:softmax":{"link":"argmax","margin":"identity","task":"classification"},"multi:softprob":{"link":"softmax","margin":"identity","task":"classification"},"rank:map":{"link":"identity","margin":"identity","task":"ranking"},"rank:ndcg":{"link":"identity","margin":"identity","task":"ranking"},"rank:pairwise":{"link":"identity","margin":"identity","task":"ranking"},"reg:absoluteerror":{"link":"identity","margin":"identity","task":"regression"},"reg:expectileerror":{"link":"softplus-sums","margin":"softplus-sums","task":"regression"},"reg:gamma":{"link":"exp","margin":"log","task":"regression"},"reg:linear":{"link":"identity","margin":"identity","task":"regression"},"reg:logistic":{"link":"sigmoid","margin":"logit","task":"probability"},"reg:pseudohubererror":{"link":"identity","margin":"identity","task":"regression"},"reg:quantileerror":{"link":"identity","margin":"identity","task":"regression"},"reg:squarederror":{"link":"identity","margin":"identity","task":"regression"},"reg:squaredlogerror":{"link":"identity","margin":"identity","task":"regression"},"reg:tweedie":{"link":"exp","margin":"log","task":"regression"},"survival:aft":{"link":"exp","margin":"log","task":"regression"},"survival:cox":{"link":"exp","margin":"log","task":"regression"}}');
;// CONCATENATED MODULE: ./packages/engine/src/trees/xgboost-tree.ts


/** Reads one tree. @throws ArtifactFault that says what is damaged */
function readXgboostTree(stored, place) {
    const { index, features, output, outputs, leafSize } = place;
    const nodes = stored.object('tree_param').size('num_nodes', place.room.nodes);
    place.room.nodes -= nodes;
    const list = (key) => {
        const values = stored.numbers(key);
        checkLength(values, nodes, stored.wayTo(key));
        return values;
    };
    const whole = (key) => integersOf(list(key), stored.wayTo(key));
    const [left, right, split] = [whole('left_children'), whole('right_children'), whole('split_indices')];
    const isDefaultLeft = list('default_left');
    const conditions = list('split_conditions').map(Math.fround);
    const columns = split.map((column, node) => (left[node] === -1 ? -1 : column));
    const categories = xgboost_tree_readCategories(stored, columns);
    const tree = {
        columns,
        cuts: conditions,
        // The categories that are listed go right.
        left: left.map((child, node) => (categories.has(node) ? (right[node] ?? -1) : child)),
        right: right.map((child, node) => (categories.has(node) ? (left[node] ?? -1) : child)),
        missing: left.map((child, node) => (isDefaultLeft[node] === 0 ? (right[node] ?? -1) : child)),
        categories,
        zeroIsMissing: new Set(),
        values: xgboost_tree_leafValues(stored, { conditions, right, columns }, place),
        output,
        linear: new Map(),
    };
    if (!Number.isInteger(output) || output < 0 || output >= outputs) {
        throw (0,src_fault/* damagedModel */.PZ)(`tree ${String(index)} adds to output ${String(output)} of ${String(outputs)}`);
    }
    checkTree(tree, features, leafSize, `tree ${String(index)}`);
    return tree;
}
/**
 * The numbers of leaves. Those of one number stand among the thresholds. Vectors stand in `base_weights` up to version 3.0, and
 * from 3.2 on in `leaf_weights`, at the place that `right_children` names.
 */
function xgboost_tree_leafValues(stored, { conditions, right, columns }, { leafSize, weight }) {
    const nodes = columns.length;
    const scaled = (value) => weight === undefined ? value : Math.fround(Math.fround(value) * weight);
    if (leafSize === 1)
        return conditions.map(scaled);
    const own = stored.has('leaf_weights') && stored.numbers('leaf_weights').length > 0;
    const vectors = stored.numbers(own ? 'leaf_weights' : 'base_weights').map(Math.fround);
    const values = new Float64Array(nodes * leafSize).fill(Number.NaN);
    for (let node = 0; node < nodes; node += 1) {
        if (columns[node] !== -1)
            continue;
        const at = (own ? (right[node] ?? -1) : node) * leafSize;
        for (let part = 0; part < leafSize; part += 1) {
            values[node * leafSize + part] = scaled(vectors[at + part] ?? Number.NaN);
        }
    }
    return values;
}
function xgboost_tree_readCategories(stored, columns) {
    const nodes = columns.length;
    const types = stored.has('split_type') ? stored.numbers('split_type') : new Float64Array(nodes);
    checkLength(types, nodes, stored.wayTo('split_type'));
    if (types.every((type) => type === 0))
        return new Map();
    const whole = (key) => integersOf(stored.numbers(key), stored.wayTo(key));
    const [all, at, starts] = [whole('categories'), whole('categories_nodes'), whole('categories_segments')];
    const sizes = whole('categories_sizes');
    checkLength(starts, at.length, stored.wayTo('categories_segments'));
    checkLength(sizes, at.length, stored.wayTo('categories_sizes'));
    const sets = new Map();
    for (const [place, node] of at.entries()) {
        const [start = -1, size = -1] = [starts[place], sizes[place]];
        const isInside = start >= 0 && size >= 0 && start + size <= all.length;
        if (!isInside || sets.has(node)) {
            throw (0,src_fault/* damagedModel */.PZ)(`${stored.wayTo('categories_segments')} lies outside its categories`);
        }
        sets.set(node, new Set(all.subarray(start, start + size)));
    }
    const isComplete = types.every((type, node) => columns[node] === -1 || (type !== 0) === sets.has(node));
    if (isComplete)
        return sets;
    throw (0,src_fault/* damagedModel */.PZ)(`${stored.wayTo('categories_nodes')} does not name the nodes that test categories`);
}

;// CONCATENATED MODULE: ./packages/engine/src/trees/xgboost-model.ts









/**
 * Reads a model that XGBoost saved (`save_model`), from what its JSON or Universal Binary JSON holds.
 * @source files of XGBoost 1.7, 2.1, 3.0, 3.2 and 3.4; doc/model.schema of XGBoost
 * @throws ArtifactFault that says what is damaged or not known
 */
function readXgboost(stored) {
    const root = new StoredFields(stored, '');
    const learner = readLearner(root);
    return learner.booster.has('weights')
        ? { kind: 'linear', objective: learner.objective, model: readLinear(learner) }
        : { kind: 'trees', objective: learner.objective, model: xgboost_model_readTrees(learner) };
}
function readLearner(root) {
    const fields = root.object('learner');
    const param = fields.object('learner_model_param');
    const features = param.size('num_feature', TREE_LIMITS.features);
    const classes = param.size('num_class', TREE_LIMITS.outputs);
    const targets = param.has('num_target') ? param.size('num_target', TREE_LIMITS.outputs) : 1;
    const outputs = Math.max(1, classes, targets);
    const objective = xgboost_model_readObjective(fields.object('objective').text('name'), root.numbers('version'));
    const booster = fields.object('gradient_booster');
    const inner = booster.has('gbtree') ? booster.object('gbtree') : booster;
    return {
        fields,
        booster: inner.object('model'),
        features,
        featureNames: fields.texts('feature_names'),
        outputs,
        base: readBase(param.text('base_score'), outputs, objective.margin),
        objective,
    };
}
function xgboost_model_readObjective(name, version) {
    const known = objectiveIn(xgboost_objectives_namespaceObject, name);
    return { ...known, link: xgboost_model_linkOf(name, known.link, version) };
}
/** From version 3.3 on quantiles are put in order. Observed: 3.2.0 does not, 3.4.1 does. */
function xgboost_model_linkOf(objective, name, [major = 0, minor = 0]) {
    if (name === 'sigmoid')
        return { kind: 'sigmoid', scale: 1 };
    const isNew = major > 3 || (major === 3 && minor >= 3);
    if (objective === 'reg:quantileerror' && isNew)
        return { kind: 'sorted' };
    const kinds = ['exp', 'softmax', 'argmax', 'step', 'softplus-sums'];
    return { kind: kinds.find((kind) => kind === name) ?? 'identity' };
}
/** The score before any tree: `"5E-1"`, or a list of one for each output from version 3.1 on. */
function readBase(text, outputs, margin) {
    const scores = text
        .replace(/^\[|\]$/gu, '')
        .split(',')
        .map((part) => (part.trim() === '' ? Number.NaN : Math.fround(Number(part))));
    const whole = scores.length === 1 ? Array.from({ length: outputs }, () => scores[0] ?? 0) : scores;
    const base = xgboost_model_marginsOf(Float64Array.from(whole), margin);
    if (base.length === outputs && base.every(Number.isFinite))
        return base;
    const shown = `learner.learner_model_param.base_score is "${(0,shown_name/* shownName */.H)(text)}"`;
    throw (0,src_fault/* damagedModel */.PZ)(`${shown}, which gives no start for ${String(outputs)} outputs`);
}
function xgboost_model_marginsOf(scores, margin) {
    if (margin === 'logit') {
        return scores.map((score) => -Math.fround(Math.log(Math.fround(Math.fround(1 / score) - 1))));
    }
    if (margin === 'log')
        return scores.map((score) => Math.fround(Math.log(score)));
    if (margin !== 'softplus-sums')
        return scores;
    return scores.map((score, index) => index === 0 ? score : Math.fround(Math.log(Math.expm1(score - (scores[index - 1] ?? 0)))));
}
function readLinear({ booster, features, featureNames, outputs, base, objective }) {
    const stored = booster.numbers('weights').map(Math.fround);
    checkLength(stored, (features + 1) * outputs, booster.wayTo('weights'));
    if (!stored.every(Number.isFinite))
        throw (0,src_fault/* damagedModel */.PZ)('a weight is not finite');
    // All outputs start from the first base score. Observed.
    const start = base[0] ?? 0;
    return {
        ...{ features, featureNames, outputs },
        weights: stored.subarray(0, features * outputs),
        base: stored.subarray(features * outputs).map((bias) => Math.fround(bias + start)),
        link: objective.link,
    };
}
function xgboost_model_readTrees(learner) {
    const { booster, features, outputs, base } = learner;
    const stored = booster.objects('trees');
    const groups = booster.numbers('tree_info');
    checkLength(groups, stored.length, booster.wayTo('tree_info'));
    const drops = dropsOf(learner, stored.length);
    const { count, note } = usedTrees(learner, stored.length);
    const leafSize = stored[0]?.object('tree_param').size('size_leaf_vector', TREE_LIMITS.outputs) ?? 1;
    const isVector = leafSize > 1;
    if (stored.length > TREE_LIMITS.trees || (isVector && leafSize !== outputs)) {
        throw new src_fault/* ArtifactFault */.RE(`The model has ${String(stored.length)} trees with leaves of ${String(leafSize)} numbers; at most ` +
            `${String(TREE_LIMITS.trees)} trees with leaves of 1 or ${String(outputs)} can be read.`);
    }
    const room = { nodes: TREE_LIMITS.nodes };
    const whole = { features, outputs, leafSize: isVector ? leafSize : 1, room };
    const trees = stored
        .slice(0, count)
        .map((tree, index) => readXgboostTree(tree, { ...whole, index, output: groups[index] ?? 0, weight: drops?.[index] }));
    const categoryNames = xgboostCategories(booster);
    return {
        ...{
            arithmetic: 'float32',
            features,
            outputs,
            trees,
            base,
            divisor: 1,
            categoryNames,
        },
        ...{ featureNames: learner.featureNames, leafSize: whole.leafSize, link: learner.objective.link },
        categoryColumns: categoryColumnsOf(trees, categoryNames),
        notes: note === undefined ? [] : [note],
    };
}
/** The weights of trees that `dart` drops by: beside `gbtree`, from version 3.4 on inside the model. */
function dropsOf({ fields, booster }, trees) {
    const holder = [fields.object('gradient_booster'), booster].find((one) => one.has('weight_drop'));
    if (holder === undefined)
        return undefined;
    const drops = holder.numbers('weight_drop').map(Math.fround);
    checkLength(drops, trees, holder.wayTo('weight_drop'));
    return drops;
}
/**
 * The trees that predict. A model that stopped early keeps all rounds, but scikit-learn's interface to XGBoost uses those up to
 * the best one.
 */
function usedTrees({ fields, booster, outputs }, stored) {
    if (!fields.has('attributes'))
        return { count: stored };
    const attributes = fields.object('attributes');
    if (!attributes.has('scikit_learn') || !attributes.has('best_iteration'))
        return { count: stored };
    const rounds = attributes.size('best_iteration', TREE_LIMITS.trees) + 1;
    const indptr = booster.has('iteration_indptr') ? booster.numbers('iteration_indptr') : undefined;
    const parallel = booster.object('gbtree_model_param').size('num_parallel_tree', TREE_LIMITS.trees);
    const count = indptr === undefined ? rounds * Math.max(1, parallel) * outputs : (indptr[rounds] ?? stored);
    if (!Number.isInteger(count) || count < 0 || count >= stored)
        return { count: stored };
    return {
        count,
        note: `Training stopped early: the first ${String(rounds)} rounds predict, as XGBClassifier and XGBRegressor do ` +
            `(Booster.predict would use all ${String(stored)} trees).`,
    };
}

;// CONCATENATED MODULE: ./packages/engine/src/formats/xgboost-format.ts




/** XGBoost's `save_model`: JSON or Universal Binary JSON, under any name. */
const xgboost = {
    matches: (content) => (isJson(content) && !isConfiguration(content)) || isBinaryJson(content),
    read: (content) => {
        const stored = isBinaryJson(content) ? readUbjson(content) : readJsonText(content);
        const read = readXgboost(stored);
        return readNative({ ...read, task: read.objective.task }, 'XGBoost');
    },
};
function isJson(content) {
    return /^\s*\{\s*"learner"\s*:\s*\{/u.test(content.toString('latin1', 0, 100));
}
/** In Universal Binary JSON the length of the key stands before it, as an integer of 1, 2, 4 or 8 bytes with its mark. */
function isBinaryJson(content) {
    const head = content.toString('latin1', 0, 18);
    return /^\{[iUIlL]/u.test(head) && [1, 2, 4, 8].some((bytes) => head.startsWith('learner', 2 + bytes));
}
/** `save_config` writes the settings of a training, in the same form, but no model. */
function isConfiguration(content) {
    const isModel = content.includes('"left_children"') || content.includes('"weights"');
    return isJson(content) && !isModel && content.includes('"learner_train_param"');
}

;// CONCATENATED MODULE: ./packages/engine/src/formats/format-registry.ts



/** The formats that are recognised by a mark of their own. */
const MARKED_FORMATS = [xgboost, lightgbm];
/** What a file is taken for that has no mark, and that is no format of which it is known how to convert it. */
const UNMARKED_FORMAT = onnx;

;// CONCATENATED MODULE: ./packages/engine/src/formats/read-model.ts





const MOST_LOOKED_AT = 20;
/** Finds the model among the files of an upload, and reads it. @throws ArtifactFault if none, several, or a damaged one is there */
function readModel(members) {
    const { name, content, format } = findModel(members);
    const folder = external_node_path_namespaceObject.posix.dirname(name);
    return format.read(content, (path) => members.find((member) => member.name === external_node_path_namespaceObject.posix.join(folder, path))?.read());
}
function findModel(members) {
    const named = members.filter(({ name }) => /\.onnx$/iu.test(name));
    const [first] = named.length === 0 ? members : named;
    if (first === undefined)
        throw new src_fault/* ArtifactFault */.RE('The upload of model holds no file.');
    if (named.length === 1 || members.length === 1)
        return recognise(first);
    const marked = members.slice(0, MOST_LOOKED_AT).flatMap((member) => {
        const found = recognise(member);
        return found.format === UNMARKED_FORMAT ? [] : [found];
    });
    const [only, ...others] = named.length === 0 ? marked : [];
    if (only !== undefined && others.length === 0)
        return only;
    throw new src_fault/* ArtifactFault */.RE(`The upload of model holds ${String(members.length)} files, ${String(named.length)} of them named .onnx; give one model file.`);
}
/** @throws ArtifactFault if it is known that the file cannot be read */
function recognise(member) {
    const { name } = member;
    const content = member.read();
    const marked = MARKED_FORMATS.find(({ matches }) => matches(content));
    if (marked !== undefined)
        return { name, content, format: marked };
    const refusal = refusedFormat(content, name);
    if (refusal !== undefined)
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(name)}: ${refusal}`);
    return { name, content, format: UNMARKED_FORMAT };
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/pick-labels.ts


/** How labels can be given; follows a colon. */
const LABELS_ADVICE = 'give label (a table image,label, or integers in .npy), a table with a column called target, label, class or y, or one ' +
    'folder of pictures for each class.';
/** The labels that came with inputs. Folders of pictures count only if labels are needed: they may mean something else. */
function ownLabels({ labels }, needsLabels) {
    return labels?.classes !== undefined && !needsLabels ? undefined : labels;
}
/** Picks the label of each input that was kept: by the name of its picture, else by its place. @throws ArtifactFault */
function pickLabels(file, raw) {
    if (raw.names !== undefined) {
        if (file.pictures !== undefined)
            return byName(file, file.pictures, raw.names);
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(file.name)} does not say which picture each label belongs to. Give label.csv with the columns image ` +
            'and label.');
    }
    const values = withoutHeader(file.values, raw.total);
    if (values.length !== raw.total) {
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(file.name)} has ${String(file.values.length)} labels, but the data has ${String(raw.total)} inputs. Give each input one label, in the same order.`);
    }
    return raw.kept?.map((row) => values[row] ?? '') ?? values;
}
/** Takes a first line for a header of any name if it is the one line too many, no number, and no label of another line. */
function withoutHeader(values, inputs) {
    const [first = '', ...rest] = values;
    const isHeader = rest.length === inputs && Number.isNaN(Number(first)) && !rest.includes(first);
    return isHeader ? rest : values;
}
/** @returns how many pictures a label file names that are not there; those that were left out for memory count as there */
function unusedLabels({ pictures }, { names, kept }) {
    if (pictures === undefined || names === undefined || kept !== undefined)
        return 0;
    const known = new Set(names.flatMap((name) => [name, shortName(name)]));
    return pictures.filter((name) => !known.has(name) && !known.has(shortName(name))).length;
}
function byName(file, pictures, names) {
    const byPath = new Map(pictures.map((picture, index) => [picture.replace(/^\.?\//u, ''), file.values[index] ?? '']));
    const byShortName = uniqueShortNames(byPath);
    const labels = names.map((name) => byPath.get(name) ?? byShortName.get(shortName(name)));
    const missing = labels.indexOf(undefined);
    if (missing === -1)
        return labels.flatMap((label) => label ?? []);
    const count = labels.filter((label) => label === undefined).length;
    throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(file.name)} has no label for ${String(count)} of ${String(names.length)} pictures; the first is ` +
        `${(0,shown_name/* shownName */.H)(names[missing] ?? '')}. Add them, or leave out these pictures.`);
}
/** Labels by the name of the picture without folder and extension, if only one picture has that name. */
function uniqueShortNames(byPath) {
    const found = new Map();
    const twice = new Set();
    for (const [picture, label] of byPath) {
        const name = shortName(picture);
        if (found.has(name))
            twice.add(name);
        found.set(name, label);
    }
    for (const name of twice)
        found.delete(name);
    return found;
}
function shortName(path) {
    return path.replace(/^.*\//u, '').replace(/\.(?:png|jpe?g)$/iu, '');
}

;// CONCATENATED MODULE: ./packages/engine/src/prepare/required-sets.ts





/** @throws ArtifactFault if `number_of_classes` contradicts the scores of the model, as far as both are known */
function requireClasses(given, scores) {
    if (given === undefined || scores === undefined || given === scores)
        return;
    throw new src_fault/* ArtifactFault */.RE(`number_of_classes is ${String(given)}, but the model answers with ${String(scores)} scores. ` +
        'Correct it, or leave it out.');
}
/** @returns the classes that labels name at least: one more than the largest of them */
function largest(labels) {
    return labels?.reduce((most, label) => Math.max(most, label + 1), 0);
}
/** @throws ArtifactFault if a set that the attack needs is missing, or lacks labels that it needs */
function requireSets({ needs, needsLabels, attack }, reference, universal) {
    if (needs.includes('reference_data') && reference === undefined) {
        throw new ArtifactFault(`The upload of reference_data is missing: ${attack} is measured against it.`);
    }
    if (needsLabels &&
        needs.includes('reference_data') &&
        (reference?.labels ?? reference?.targets) === undefined) {
        throw new ArtifactFault('The labels of reference_data are missing: give reference_label.');
    }
    if (universal !== undefined && (universal.labels ?? universal.targets) === undefined) {
        throw new ArtifactFault('The labels of universal_data are missing: give universal_label.');
    }
}
/**
 * @throws ArtifactFault if the attack needs labels, and the data has none
 * @throws NotTestable if no verdict can rest on the data
 */
function requireData({ attack, needsLabels, task, settings, slots }, { inputs, labels, targets }) {
    if ((labels ?? targets) === undefined && needsLabels) {
        const taken = inputs.columns?.find(isLabelName);
        throw new src_fault/* ArtifactFault */.RE(taken === undefined
            ? `The labels are missing: ${LABELS_ADVICE}`
            : `The labels are missing: the model takes as many numbers as data has columns, so ${(0,shown_name/* shownName */.H)(taken)} was taken for an input. If ` +
                'it holds the label, data lacks a column of the inputs: add it. Else give label as a file of its own.');
    }
    const doubt = dataDoubt(attack, inputs, {
        labels: labels ?? targets,
        bounds: slots.minmax === undefined ? undefined : inputs,
        isEpsEstimated: task === 'tabular-classification' && settings.eps === undefined,
    });
    if (doubt !== undefined)
        throw new src_fault/* NotTestable */.S1(doubt);
}

;// CONCATENATED MODULE: ./packages/common/src/names-of.ts
function names_of_namesOf(entries) {
    return Object.keys(entries);
}

;// CONCATENATED MODULE: ./packages/engine/src/attacks/accuracy-loss/descriptor.ts
/** A comparison with the version before: the run makes its result if the config file says how much is too much. */
const accuracyLoss = {
    tasks: [],
    needs: ['model'],
    judges: 'model',
    uses: [],
    needsLabels: true,
    settings: [],
    threshold: {
        value: 1,
        why: 'only the config file says how much accuracy a change may cost (max-accuracy-loss)',
    },
    stages: 'sanity',
    taxonomy: {
        atlas: { id: 'AML.T0031', name: 'Erode AI Model Integrity' },
        owasp: { id: 'ML08', name: 'Model Skewing', nearest: true },
    },
    assurance: {
        standards: ['v1.0-C3.2.2', 'v1.0-C6.1.4', 'Article 15(1)'],
        shows: 'how much accuracy, or skill of a regression, the model lost against its version before',
        open: 'accuracy in use and on other inputs, and the tests of safety and alignment that AISVS 3.2.2 asks for',
    },
    severity: {
        security: '3.7',
        cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:L/A:N',
        precision: 'medium',
    },
    texts: {
        title: 'The model became less accurate',
        summary: 'The change costs the model more accuracy than the config file allows. Its answers are right less often than before.',
        attack: 'The model and its version in the base commit are asked about the same labelled inputs, and their accuracy is compared.',
        actions: [
            'Look at the inputs that are answered otherwise now, and at the classes that they belong to.',
            'Compare with more labelled inputs: the interval becomes narrower.',
            'Train again, or keep the version before.',
            'If the loss is meant, accept the finding, or raise max-accuracy-loss in the config file of the base.',
        ],
        narrowedBy: 'More labelled inputs in data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/disagreement/descriptor.ts
/** A comparison with the version before: the run makes its result if the config file says how much is too much. */
const disagreement = {
    tasks: [],
    needs: ['model'],
    judges: 'model',
    uses: [],
    needsLabels: false,
    settings: [],
    threshold: {
        value: 1,
        why: 'only the config file says how many answers a change may alter (max-disagreement)',
    },
    stages: 'sanity',
    taxonomy: {
        atlas: { id: 'AML.T0018', name: 'Manipulate AI Model', nearest: true },
        owasp: { id: 'ML10', name: 'Model Poisoning', nearest: true },
    },
    assurance: {
        standards: ['v1.0-C3.2.2', 'v1.0-C6.1.4', 'AML.T0018.000', 'Article 15(1)'],
        shows: 'how many of the same inputs the model and its version before answer differently',
        open: 'which of the two is right, other inputs, and the tests of safety and alignment that AISVS 3.2.2 asks for',
    },
    severity: {
        security: '3.7',
        cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:L/A:N',
        precision: 'medium',
    },
    texts: {
        title: 'The model answers otherwise than before',
        summary: 'The change alters more answers of the model than the config file allows. Nobody may have looked at these answers yet.',
        attack: 'The model and its version in the base commit are asked about the same inputs, and their answers are compared.',
        actions: [
            'Look at the inputs that are answered otherwise now, and at the classes that they belong to.',
            'If the change is meant, accept the finding, or raise max-disagreement in the config file of the base.',
            'Compare with more inputs: the interval becomes narrower.',
            'If it is not, find out what else changed: the data, the preprocessing, the order of the classes.',
        ],
        narrowedBy: 'More inputs in data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/descriptor.ts
/** The fields that say how a model is asked, and what it takes. */
const MODEL_FIELDS = [
    'input_dimensions',
    'model_api_details',
    'model_framework',
    'normalize_data',
    'use_model_api',
];
/** Those and others, by their names. */
function modelFields(...others) {
    return [...MODEL_FIELDS, ...others].toSorted();
}
/** The fields that say which columns of a table hold categories. */
const CATEGORY_FIELDS = ['categorical_columns_info', 'is_category_columns'];
/** A remedy: only some services generate defences. */
const SERVICE_DEFENCE = 'If the service generated a defence with the job, put it in front of the model.';
/** The slots that a service usually asks for. */
const PICTURE_SLOTS = ['data', 'label', 'model'];
const TABLE_SLOTS = ['data', 'minmax', 'model'];

;// CONCATENATED MODULE: ./packages/engine/src/attacks/drift/descriptor.ts

const CHECK = { method: 8, code: { file: 'drift.ts', run: 'checkForDrift' } };
const descriptor_FIELDS = [
    'encryption_strategy',
    'input_dimensions',
    'model_api_details',
    'model_framework',
    'use_model_api',
];
const TABLE = {
    ...CHECK,
    isLocalOnly: true,
    fields: [...CATEGORY_FIELDS, ...descriptor_FIELDS],
    usualSlots: ['data', 'reference_data', 'model'],
};
const drift = {
    tasks: [
        {
            task: 'image-classification',
            ...CHECK,
            fields: ['color_space', ...descriptor_FIELDS],
            usualSlots: ['data', 'label', 'reference_data', 'reference_label'],
        },
        { task: 'tabular-classification', ...TABLE },
        { task: 'tabular-regression', ...TABLE },
    ],
    needs: ['reference_data'],
    judges: 'data',
    uses: ['reference_data', 'reference_label'],
    needsLabels: false,
    settings: [],
    proposal: { with: ['reference_data'], budget: [] },
    threshold: {
        value: 0.1,
        why: 'an AUC of .55 is a real but slight difference. In tests, a new value in a tenth of one column was ' +
            'above it in 30 of 30 draws, values out of range in a twentieth of one column in 10 of 30, and ' +
            'unchanged data in 2 of 100',
    },
    stages: 'engine',
    taxonomy: { owasp: { id: 'ML08', name: 'Model Skewing', nearest: true } },
    assurance: {
        standards: ['v1.0-C12.3.1', 'AITG-MOD-06', 'AML.M0008', 'Article 15(1)'],
        shows: 'how well the given data can be told from the reference data',
        open: 'drift after this run, whether a change does harm, and who made it',
    },
    severity: {
        security: '3.7',
        cvss: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:N/S:U/C:N/I:L/A:N',
        precision: 'medium',
    },
    texts: {
        title: 'The data has drifted away from the training data of the model',
        summary: 'The distribution of the data differs from the reference data, so the accuracy measured earlier no ' +
            'longer holds. This is a finding about the data first, but an attacker can also cause such a slow ' +
            'change.',
        attack: 'Usually there is no attack: the world, a sensor or a preparation step has changed. But if the model learns from ' +
            'data that users supply, an attacker can shift this data little by little.',
        actions: [
            'Find the cause first: compare the features one by one, and look at changes of sensors, units, encodings and ' +
                'preparation steps.',
            'Measure the accuracy on new, labelled data. If it has fallen, train again on data that includes the change.',
            'If the change is intended, update reference_data and reference_label in the config file.',
            'Monitor the distribution of inputs and answers in production, and raise an alarm when it changes.',
            'If users supply the data, limit the share of each user and check the data before the model learns from it.',
        ],
        narrowedBy: 'More inputs in data and reference_data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/evasion/descriptor.ts


const CLASSIFIER = {
    method: 11,
    code: { file: 'attack-by-evasion.ts', run: 'attackByEvasion' },
    fewest: MINIMUM.samples,
};
const evasion_descriptor_FIELDS = modelFields('defense_bestonly', 'encryption_strategy', 'number_of_classes');
const evasion = {
    gravity: 2,
    tasks: [
        {
            task: 'image-classification',
            ...CLASSIFIER,
            fields: [...evasion_descriptor_FIELDS, 'color_space'],
            usualSlots: PICTURE_SLOTS,
        },
        {
            task: 'tabular-classification',
            ...CLASSIFIER,
            method: 12,
            fields: [...evasion_descriptor_FIELDS, ...CATEGORY_FIELDS].toSorted(),
            usualSlots: TABLE_SLOTS,
        },
        {
            task: 'tabular-regression',
            method: 4,
            code: { file: 'values/attack-values.ts', run: 'attackValues' },
            fewest: MINIMUM.samples,
            isLocalOnly: true,
            unset: {
                setting: 'tolerance',
                action: 'Set `tolerance` to the change of a prediction that would do harm: without it, the usual error of the model (RMSE) counts as harm.',
            },
            threshold: {
                value: 0.5,
                why: 'half of the predictions can be moved by more than the usual error of the model. Of 33 usual models ' +
                    'attacked with changes of 5 %, none of the 11 that explain less than .6 of the variance was above ' +
                    'it, but 17 of the 22 that explain more: the better a model fits, the smaller its tolerance',
            },
            fields: [...CATEGORY_FIELDS, ...MODEL_FIELDS],
            usualSlots: ['data', 'model'],
        },
    ],
    needs: ['model'],
    judges: 'model',
    uses: [],
    needsLabels: true,
    settings: ['eps', 'samples', 'tolerance', 'fixed', 'integer'],
    proposal: {
        with: [],
        budget: [
            {
                ...{ key: 'samples', value: 40, least: MINIMUM.samples, full: 100 },
                unseen: 'the interval of the score is up to .30 wide, with 100 .19',
            },
        ],
    },
    threshold: {
        value: 0.5,
        why: 'undefended picture models score near 1, table models mostly above .5, adversarially trained ones ' +
            'well below',
    },
    paired: {
        level: 0.02,
        inputs: 'inputs that both runs attacked',
        worse: 'fell that held before',
        fewer: 'fewer fell',
        fall: 'fall',
        advice: 'set an eps at which about half of the inputs fall, or more samples',
    },
    stages: 'defence',
    taxonomy: {
        atlas: { id: 'AML.T0015', name: 'Evade AI Model' },
        owasp: { id: 'ML01', name: 'Input Manipulation Attack' },
    },
    assurance: {
        standards: [
            'v1.0-C11.1.3',
            'v1.0-C6.1.4',
            'AITG-MOD-01',
            'AML.M0008',
            'NISTAML.022',
            'NISTAML.025',
            'Article 15(5)',
        ],
        shows: 'how many of the given inputs known attacks move to another answer by changes of at most eps',
        open: 'whether attacks exist that were not found, unless the score is exact; changes of another kind or size, other inputs, and defences around the model',
    },
    severity: {
        security: '7.5',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:H/A:N',
        precision: 'high',
    },
    texts: {
        title: 'The model can be deceived by manipulated inputs',
        summary: 'Slightly manipulated inputs made the model give wrong answers. Anyone who controls the inputs can control the ' +
            'answers.',
        attack: 'The attacker searches for small changes, such as noise too faint to notice or values that are still ' +
            'plausible. They move an input across the border between two classes, or a predicted value by more ' +
            'than the usual error of the model.',
        actions: [
            'Train with adversarial examples: add the attack samples (report attack-samples), with the right labels, to the ' +
                'training data. They are changed rows of data, so measure the new model on others.',
            'Check inputs before they reach the model: valid ranges, types and combinations; for images also size and ' +
                'encoding.',
            SERVICE_DEFENCE,
            'Never let a single answer of the model decide something that cannot be undone: ask a second model or a ' +
                'person.',
            'Measure the accuracy on attack samples in every release, in addition to the usual accuracy.',
        ],
        narrowedBy: 'A higher number of samples, or more inputs in data if all are attacked,',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/extraction/descriptor.ts


const descriptor_CLASSIFIER = {
    method: 6,
    code: { file: 'attack-by-extraction.ts', run: 'attackByExtraction' },
    fewest: MINIMUM.compared / HELD_SHARE.classifier,
};
const ROUND = 'Round the answers to the digits that their users need, and limit the queries of each user: every digit helps the attacker.';
const extraction_descriptor_FIELDS = modelFields('attack_type', 'defense_bestonly', 'encryption_strategy', 'number_of_attack_queries', 'number_of_classes', 'vulnerability_threshold');
const extraction = {
    gravity: 1,
    tasks: [
        {
            task: 'image-classification',
            ...descriptor_CLASSIFIER,
            fields: [...extraction_descriptor_FIELDS, 'color_space'],
            usualSlots: PICTURE_SLOTS,
        },
        {
            task: 'tabular-classification',
            ...descriptor_CLASSIFIER,
            method: 7,
            fields: [...extraction_descriptor_FIELDS, ...CATEGORY_FIELDS].toSorted(),
            usualSlots: TABLE_SLOTS,
        },
        {
            task: 'tabular-regression',
            method: 5,
            code: { file: 'attack-values-by-extraction.ts', run: 'attackValuesByExtraction' },
            fewest: MINIMUM.compared / HELD_SHARE.classifier,
            firstAction: ROUND,
            isLocalOnly: true,
            fields: [...CATEGORY_FIELDS, ...modelFields('number_of_attack_queries')],
            usualSlots: ['data', 'model'],
        },
        {
            task: 'time-series-forecasting',
            method: 3,
            code: { file: 'attack-forecast-by-extraction.ts', run: 'attackForecastByExtraction' },
            fewest: MINIMUM.compared / HELD_SHARE.forecaster,
            firstAction: ROUND,
            fields: extraction_descriptor_FIELDS.filter((field) => field !== 'normalize_data' && field !== 'number_of_classes'),
            usualSlots: TABLE_SLOTS,
        },
    ],
    needs: ['model'],
    judges: 'model',
    uses: [],
    needsLabels: false,
    settings: [],
    proposal: {
        with: [],
        budget: [
            {
                ...{ key: 'number_of_attack_queries', value: 1000, least: MINIMUM.queries, full: 2000 },
                unseen: 'a copy that needs more queries is not seen',
            },
        ],
    },
    threshold: {
        value: 0.9,
        why: "OWASP's AI Testing Guide (AITG-APP-09) calls a model vulnerable if a copy agrees with it above 90 " +
            '%; for forecasters and regressions, which it does not cover, the squared error of such a copy is a ' +
            'tenth of that of a naive forecast, or of the mean of the answers',
    },
    paired: {
        level: 0.01,
        inputs: 'inputs that both copies were compared on',
        worse: 'were copied that were not before',
        fewer: 'fewer were copied',
        fall: 'be copied',
        advice: 'give more inputs in data',
    },
    stages: 'defence',
    taxonomy: {
        atlas: { id: 'AML.T0024.002', name: 'Extract AI Model' },
        owasp: { id: 'ML05', name: 'Model Theft' },
    },
    assurance: {
        standards: ['v1.0-C11.3.2', 'AITG-APP-09', 'NISTAML.031', 'Article 15(5)'],
        shows: 'how well a copy that learned from the answers to the given number of questions repeats the model',
        open: 'what more questions or another copy would reach; which answers the system in use returns, and whether it limits or detects questions',
    },
    severity: {
        security: '7.5',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
        precision: 'high',
    },
    texts: {
        title: 'The model can be stolen through its predictions',
        summary: 'An attack that only queries the model built a copy that gives similar answers. Anyone who can query the model can ' +
            'steal it, and use the copy to prepare other attacks unnoticed.',
        attack: 'The attacker sends many chosen inputs, keeps the answers, and trains another model on these pairs. The attacker ' +
            'needs neither the weights nor the training data.',
        actions: [
            'Return only the class, a few rounded top scores, or a rounded value, instead of all numbers: every digit helps the attacker.',
            'Limit and bill queries by identity, and raise an alarm on many queries, on queries spread evenly over the input ' +
                'space, and on inputs that differ from those of production.',
            SERVICE_DEFENCE,
            'Watermark the model, so that a copy can be recognized.',
            'Run the analysis again with the same number_of_attack_queries: a lower number only hides the finding.',
            'Small models can nearly always be copied, however well they were trained. If you accept that, give the attack a ' +
                'threshold of your own in the config file, or an entry under accept with a reason.',
        ],
        narrowedBy: 'More inputs in data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/membership/descriptor.ts


const TASK = {
    method: 1,
    code: { file: 'membership.ts', run: 'attackByMembership' },
    fewest: MINIMUM.side,
    isLocalOnly: true,
    usualSlots: ['data', 'model', 'reference_data'],
};
const membership = {
    tasks: [
        { task: 'image-classification', ...TASK, fields: ['color_space', ...MODEL_FIELDS, 'number_of_classes'] },
        {
            task: 'tabular-classification',
            ...TASK,
            method: 2,
            fields: [...CATEGORY_FIELDS, ...MODEL_FIELDS, 'number_of_classes'],
        },
        { task: 'tabular-regression', ...TASK, method: 2, fields: [...CATEGORY_FIELDS, ...MODEL_FIELDS] },
    ],
    needs: ['model', 'reference_data'],
    judges: 'model',
    uses: ['reference_data', 'reference_label'],
    needsLabels: true,
    settings: ['samples'],
    proposal: {
        with: [],
        needsTrainingRows: true,
        // With half as many, an advantage around the threshold stays open.
        fewestForPass: 2 * MINIMUM.sideForPass,
        budget: [
            {
                ...{ key: 'samples', value: 500, least: MINIMUM.sideForPass, full: 2000 },
                unseen: 'a weak leak is not seen',
            },
        ],
    },
    threshold: {
        value: 0.1,
        why: 'with even odds the attacker is then proved to be right in more than 55 of 100 rows; of 34 models, 22 of ' +
            'the 23 whose advantage to an attacker with models of their kind is above .15 were above it, none of the 11 ' +
            'others, and none of 595 that had seen neither side',
    },
    stages: 'engine',
    taxonomy: {
        atlas: { id: 'AML.T0024.000', name: 'Infer Training Data Membership' },
        owasp: { id: 'ML04', name: 'Membership Inference Attack' },
    },
    assurance: {
        standards: ['v1.0-C11.2.5', 'AITG-MOD-04', 'AML.M0008', 'NISTAML.033', 'Article 15(5)'],
        shows: 'how much better than by guessing an attacker with models of the same kind tells training rows from others',
        open: 'other rows, and attackers who know more; a threshold above 0 allows an advantage, where AISVS 11.2.5 allows none',
    },
    severity: {
        security: '5.3',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:N/A:N',
        precision: 'high',
    },
    texts: {
        title: 'The model gives away which rows it was trained on',
        summary: 'From the answers of the model, its training rows and other rows of the same kind can be told apart. Whoever holds ' +
            'the row of a person can tell better than by guessing whether this person is in the training data.',
        attack: 'The attacker holds rows with their labels, asks the model about them and about slightly changed copies, and compares ' +
            'the answers with those of models of their own. A model that has learned rows by heart is surer of them.',
        actions: [
            'Make the model smaller: fewer rounds, shallower or pruned trees, stronger regularisation. It costs some accuracy on ' +
                'the training rows, often none on others. Larger leaves alone helped only in part.',
            'Train on more rows, and augment pictures together with weight decay. It costs data and time.',
            'Cap the weights of single rows and correct wrong labels: models learn such rows by heart. It does not help the other rows.',
            'Train with differential privacy (noise on clipped gradients) if you must promise something about every row: it is the ' +
                'only remedy with a proof. In tests it cost a fifth of the accuracy.',
            'Early stopping alone is weak. Rounding or hiding the scores is no defence: from labels only, about half of the ' +
                'advantage was left.',
        ],
        narrowedBy: 'More rows in data and reference_data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/outlier/descriptor.ts

const descriptor_CHECK = { method: 9, code: { file: 'outlier.ts', run: 'checkForOutliers' } };
const descriptor_TABLE = {
    ...descriptor_CHECK,
    isLocalOnly: true,
    fields: [...CATEGORY_FIELDS, 'input_dimensions'],
    usualSlots: ['data'],
};
const outlier = {
    tasks: [
        {
            task: 'image-classification',
            ...descriptor_CHECK,
            fields: ['input_dimensions'],
            usualSlots: ['data'],
        },
        { task: 'tabular-classification', ...descriptor_TABLE },
        { task: 'tabular-regression', ...descriptor_TABLE },
    ],
    needs: [],
    judges: 'data',
    uses: [],
    needsLabels: false,
    settings: [],
    threshold: {
        value: 0.05,
        why: 'above one input in twenty, strange inputs are no longer single cases; none of 276 clean tables scored above .033',
    },
    stages: 'sanity',
    taxonomy: {
        atlas: { id: 'AML.T0043', name: 'Craft Adversarial Data', nearest: true },
        owasp: { id: 'ML01', name: 'Input Manipulation Attack', nearest: true },
    },
    assurance: {
        standards: ['AITG-MOD-06'],
        shows: 'the share of the given inputs that are far from all others',
        open: 'what the model answers to such inputs, and whether the system in use refuses them',
    },
    severity: {
        security: '5.3',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:L/A:N',
        precision: 'medium',
    },
    texts: {
        title: 'The data contains samples that do not belong to it',
        summary: 'Some samples are far from all others. They may be errors, rare cases or crafted data, and the model is not ' +
            'reliable on them.',
        attack: 'Far from the training data, a model can be confident without reason. Attackers use such samples as inputs in ' +
            'production and hide them in training data.',
        actions: [
            'Find the samples that are far from all others, and sort them into errors, rare cases and crafted samples.',
            'Fix or remove errors; collect more of the rare cases that matter, and train again.',
            'Trace crafted samples to their source, and close it.',
            'Reject inputs far from the training data in production, or send them to a person, instead of answering.',
        ],
        narrowedBy: 'More inputs in data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/poisoning/descriptor.ts

const poisoning_descriptor_CLASSIFIER = { method: 7, code: { file: 'poisoning.ts', run: 'checkForPoisoning' } };
const poisoning = {
    gravity: 3,
    tasks: [
        {
            task: 'image-classification',
            ...poisoning_descriptor_CLASSIFIER,
            fields: ['input_dimensions', 'model_framework', 'normalize_data', 'number_of_classes', 'color_space'],
            usualSlots: [...PICTURE_SLOTS, 'universal_data', 'universal_label'],
        },
        {
            task: 'tabular-classification',
            ...poisoning_descriptor_CLASSIFIER,
            isLocalOnly: true,
            fields: [
                ...CATEGORY_FIELDS,
                'input_dimensions',
                'model_framework',
                'normalize_data',
                'number_of_classes',
            ],
            usualSlots: ['data', 'model', 'universal_data', 'universal_label'],
        },
        {
            task: 'tabular-regression',
            method: 2,
            code: { file: 'values/check-values.ts', run: 'checkTargetsForPoisoning' },
            isLocalOnly: true,
            threshold: {
                value: 0.15,
                why: 'at least 15 % of the targets do not follow from their rows, beyond noise that may be heavy-tailed, one-sided or different from row to row',
            },
            fields: [...CATEGORY_FIELDS, 'input_dimensions', 'model_framework', 'normalize_data'],
            usualSlots: ['data', 'model', 'universal_data', 'universal_label'],
        },
    ],
    needs: ['model'],
    judges: 'model',
    uses: ['universal_data', 'universal_label'],
    needsLabels: true,
    settings: [],
    proposal: { with: ['universal_data'], budget: [] },
    threshold: {
        value: 0.15,
        why: 'at least 15 % of the labels are wrong, or a trigger flips at least that share of the trusted ' +
            'inputs; clean but hard data looks as if a few labels were wrong, so a share below about a tenth ' +
            'cannot be told from it reliably',
    },
    stages: 'engine',
    taxonomy: {
        atlas: { id: 'AML.T0020', name: 'Poison Training Data' },
        owasp: { id: 'ML02', name: 'Data Poisoning Attack' },
    },
    assurance: {
        standards: [
            'v1.0-C1.3.1',
            'AITG-MOD-03',
            'AML.M0008',
            'AML.T0018.000',
            'NISTAML.013',
            'NISTAML.023',
            'Article 15(5)',
        ],
        shows: 'the likeliest share of wrong labels in the given data, and how often a trigger that was found in it flips trusted inputs',
        open: 'triggers that are not in the given data, small shares of wrong labels, and who changed the data',
    },
    severity: {
        security: '8.1',
        cvss: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:N/I:H/A:H',
        precision: 'high',
    },
    texts: {
        title: 'The model shows traces of poisoned training data',
        summary: 'The model behaves like one whose training data was tampered with. It may have a backdoor: if the input contains a ' +
            'certain pattern, the model gives the answer that the attacker wants.',
        attack: 'The attacker adds chosen or wrongly labelled samples to the training data. Ways in are a public source, user feedback ' +
            'that the model learns from, and write access to the storage.',
        actions: [
            'Do not deploy this model. Go back to the last one that passed.',
            'Find the sources of the data added since then: compare checksums and versions, and look for samples that are ' +
                'duplicated, wrongly labelled, or contain the same small pattern.',
            'Correct wrong labels, remove suspicious samples, and train again from the start: fine-tuning often keeps a backdoor. ' +
                'Then run the analysis again.',
            'Restrict and log who can write training data and labels; sign data sets and check them before each training.',
            'Check user feedback before the model learns from it, and limit the share of each source.',
        ],
        narrowedBy: 'More inputs in universal_data',
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/registry.ts








/**
 * The attacks, and the comparisons with the version before, by name, in the order of every list. `npm run generate` writes
 * everything that lists them. A new one comes last: SARIF files refer to rules by their place.
 */
const REGISTRY = {
    extraction: extraction,
    evasion: evasion,
    poisoning: poisoning,
    drift: drift,
    outlier: outlier,
    membership: membership,
    disagreement: disagreement,
    'accuracy-loss': accuracyLoss,
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/engine-settings.ts
/** The settings of the engine that an analysis may have beside the fields of its request. They are never sent. */
const NUMBER_SETTING_NAMES = ['eps', 'samples', 'seed', 'minutes', 'season', 'tolerance'];
/** Settings that list columns of a table, by their names or their places, counted from 0. */
const COLUMN_SETTING_NAMES = ['fixed', 'integer'];
/** The setting that says which column of a table is the label. */
const LABEL_SETTING_NAME = 'label-column';
const engine_settings_ENGINE_SETTING_NAMES = [
    ...NUMBER_SETTING_NAMES,
    ...COLUMN_SETTING_NAMES,
    LABEL_SETTING_NAME,
];
/** Form and meaning of each setting. */
const engine_settings_ENGINE_SETTINGS = {
    eps: {
        isWhole: false,
        min: 0.000001,
        max: 1,
        meaning: 'How far an input may be changed, as a share of the range of each number. Default: that of the baseline, else from the data.',
        example: '0.1',
    },
    samples: {
        isWhole: true,
        min: 1,
        max: 10_000,
        meaning: 'Number of inputs that are attacked; for membership, of each side.',
        example: '100',
    },
    seed: {
        isWhole: true,
        min: 0,
        max: 999_999_999_999_999,
        meaning: 'Start of the random numbers. The same seed gives the same score.',
        example: '1',
    },
    minutes: {
        isWhole: false,
        min: 0.01,
        max: 7200,
        meaning: 'Most time that the analysis may take.',
        example: '5',
    },
    season: {
        isWhole: true,
        min: 1,
        max: 1_000_000,
        meaning: 'Season of the series, in steps. Default: found in the data.',
        example: '12',
        tasks: ['time-series-forecasting'],
    },
    tolerance: {
        isWhole: false,
        min: 0.000001,
        max: 1_000_000_000_000,
        meaning: 'How far a prediction may move before it counts, in its own unit. Default: the root mean squared error of the model on its labels.',
        example: '2.5',
        tasks: ['tabular-regression'],
    },
    fixed: {
        listsColumns: true,
        meaning: 'Columns that the attack must not change, by name or place (counted from 0). It never changes ' +
            'categories, one-hot groups and missing values.',
        example: '[age, sex]',
        tasks: ['tabular-classification', 'tabular-regression'],
    },
    integer: {
        listsColumns: true,
        meaning: 'The columns that hold only whole numbers. Default: every column that holds only whole numbers in ' +
            'the data.',
        example: '[visits, rooms]',
        tasks: ['tabular-classification', 'tabular-regression'],
    },
    'label-column': {
        namesColumn: true,
        meaning: 'The column of the tables that holds the label, by name or place (counted from 0), or none. Default: ' +
            'that of the baseline, else found by what the columns hold.',
        example: 'churned',
        tasks: ['tabular-classification', 'tabular-regression'],
    },
};

;// CONCATENATED MODULE: ./packages/engine/src/attacks/attack-rows.ts
/** What follows from the registry: validation, defaults, requests, schemas and documentation come from here. */




const DESCRIPTORS = REGISTRY;
/** Everything that a model can be judged by, in the order of every list: the attacks, and the comparisons with the version before. */
const CHECKS = names_of_namesOf(REGISTRY);
/** The attacks, in the same order: what a config file can ask for. */
const ATTACKS = CHECKS.filter((check) => DESCRIPTORS[check].tasks.length > 0);
/** Every task with each of its attacks: the table of service spec 4.2, and the rows that are local only. */
const ROWS = TASKS.flatMap((task) => ATTACKS.flatMap((attack) => DESCRIPTORS[attack].tasks.filter((one) => one.task === task).map((one) => ({ ...one, attack }))));
/** True if only local analyses run this attack on the task. */
function isLocalOnly(task, attack) {
    return findRow(task, attack)?.isLocalOnly === true;
}
/** @returns the row of a task and an attack, or undefined if there is no such combination */
function findRow(task, attack) {
    return ROWS.find((row) => row.task === task && row.attack === attack);
}
/**
 * The version of the method of an analysis.
 * @throws Error if there is no such attack on the task
 */
function methodVersion(task, attack) {
    const row = findRow(task, attack);
    if (row === undefined)
        throw new Error(`There is no ${attack} of ${task} (attacks/registry.ts).`);
    return String(row.method);
}
/** @returns the attacks of a task, in the table's order */
function attacksOf(task) {
    return ROWS.filter((row) => row.task === task).map((row) => row.attack);
}
/** The local score above which an attack calls a model vulnerable if nobody gives another threshold; without a task, that of most. */
function defaultThreshold(attack, task) {
    const own = task === undefined ? undefined : findRow(task, attack)?.threshold;
    return (own ?? DESCRIPTORS[attack].threshold).value;
}
/** The attacks that take a setting of the engine; undefined if all do. */
function attacksWithSetting(name) {
    const attacks = ATTACKS.filter((attack) => DESCRIPTORS[attack].settings.includes(name));
    return attacks.length === 0 ? undefined : attacks;
}
/** True if an analysis of this kind takes the setting. A task that is not known takes those of every task. */
function takesSetting(name, task, attack) {
    const { tasks } = ENGINE_SETTINGS[name];
    const isOfTask = tasks === undefined || task === undefined || tasks.includes(task);
    return isOfTask && (attacksWithSetting(name)?.includes(attack) ?? true);
}
/** Keeps the settings that an attack takes. */
function settingsOf(settings, task, attack) {
    const taken = ENGINE_SETTING_NAMES.filter((name) => takesSetting(name, task, attack));
    return Object.fromEntries(taken.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])));
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/data-size.ts



const CHANNELS = [1, 3, 4];
const PICTURE = /\.(?:png|jpe?g)$/iu;
/** @returns undefined if the model does not take pictures, or says how large they are */
function openPicture({ inputs }) {
    const shape = inputs[0]?.shape ?? [];
    if (inputs.length !== 1 || shape.length !== 4)
        return undefined;
    const [, first, second, third] = shape;
    const found = [
        { channels: first, isFirst: true, sides: [second, third] },
        { channels: third, isFirst: false, sides: [first, second] },
    ].find(({ channels, sides }) => channels !== undefined && CHANNELS.includes(channels) && sides.includes(undefined));
    return found?.channels === undefined ? undefined : { channels: found.channels, isFirst: found.isFirst };
}
/**
 * Finds the size of the pictures of a model with an open height and width: that of `crop` or `resize`, else of the data.
 * @returns the dimensions in the order of the model; undefined if the data does not say
 */
async function sizeOfData(members, model, sizing, limits) {
    const { resize, crop } = sizing ?? {};
    const [height, width = height] = crop ?? (resize?.length === 2 ? resize : []);
    const given = height === undefined || width === undefined ? undefined : [height, width];
    const isArray = members.length > 0 && holdArrays(members);
    const sides = given ?? (isArray ? await sidesOfArray(members, model, limits) : sidesOfPicture(members, resize));
    if (sides === undefined)
        return undefined;
    return model.isFirst ? [model.channels, ...sides] : [...sides, model.channels];
}
async function sidesOfArray(members, { channels, isFirst }, limits) {
    const { inputs, only } = await readArrays(members, limits);
    const [, first, second, third] = (inputs ?? only)?.shape ?? [];
    if (first === undefined || second === undefined || third === undefined)
        return undefined;
    const isArrayFirst = first === channels && (isFirst || third !== channels);
    return isArrayFirst ? [second, third] : [first, second];
}
function sidesOfPicture(members, resize) {
    const pictures = members.filter(({ name }) => PICTURE.test(name));
    const [picture] = pictures.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const header = picture === undefined ? undefined : pictureHeader(picture.read());
    if (header === undefined)
        return undefined;
    return resize === undefined ? [header.height, header.width] : resizedSides(header, resize);
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/pictures/picture-shape.ts




/**
 * Finds what an input is from the table itself, and from `reference`, for an analysis without a model. @throws ArtifactFault
 * @returns undefined if the data is neither a table nor an array of rows
 */
async function ownShape(members, reference, limits, label) {
    const [first] = members;
    if (first === undefined)
        return undefined;
    if (holdArrays(members)) {
        const { inputs, only } = await readArrays(members, limits);
        const [, columns, ...more] = (inputs ?? only)?.shape ?? [];
        if (columns === undefined || more.length > 0)
            return undefined;
        const lacking = Array.from({ length: columns }, () => ({ name: undefined, mayLack: true }));
        return { shape: [columns], columns: lacking, notes: [] };
    }
    if (!isTable(members))
        return undefined;
    const [other] = reference;
    const { columns, notes } = other !== undefined && isTable(reference)
        ? surveyTables(first, other, limits, label)
        : surveyTable(first, limits, label);
    return { shape: [columns.length], columns, notes };
}
const picture_shape_CHANNELS = [1, 3, 4];
/** Finds where the channels are in an input of a picture model: `[1, 8, 8]`, `[8, 8, 1]`, `[8, 8]`; of a flat one, `[64]`, by what is given. */
function pictureShape(shape, given) {
    const [first, second, third] = shape;
    if (first !== undefined && second !== undefined && third !== undefined && shape.length === 3) {
        return threeDimensions(first, second, third);
    }
    if (first !== undefined && second !== undefined && shape.length === 2) {
        return { channels: 1, height: first, width: second, order: 'chw' };
    }
    if (shape.length === 1 && given !== undefined && given.length > 1)
        return pictureShape(given, undefined);
    const side = Math.sqrt(first ?? 0);
    if (shape.length === 1 && Number.isInteger(side)) {
        return { channels: 1, height: side, width: side, order: 'chw' };
    }
    throw new src_fault/* ArtifactFault */.RE(`The model takes ${shape.join(' x ')} numbers, and it is not clear what picture that is. Give input_dimensions, ` +
        'such as [28, 28, 1].');
}
function threeDimensions(first, second, third) {
    return picture_shape_CHANNELS.includes(third) && !picture_shape_CHANNELS.includes(first)
        ? { channels: third, height: first, width: second, order: 'hwc' }
        : { channels: first, height: second, width: third, order: 'chw' };
}

;// CONCATENATED MODULE: ./packages/engine/src/dataset/pictures/color-space.ts


/** @returns the colour space that a field names */
function colorSpaceOf(name) {
    if (name === undefined || name === '' || name === 'na')
        return undefined;
    const plain = name.toLowerCase();
    if (plain === 'rgb' || plain === 'bgr' || plain === 'rgba')
        return plain;
    if (/^gr[ae]y(?:_?scale)?$|^l$|^1$/u.test(plain))
        return 'gray';
    throw new src_fault/* ArtifactFault */.RE(`color_space is ${(0,shown_name/* shownName */.H)(name)}; here it can be rgb, bgr, gray or rgba, the colours that the model takes.`);
}

;// CONCATENATED MODULE: ./packages/engine/src/prepare/analysis-fields.ts


/** Reads the fields of a request. @throws ArtifactFault if two of them contradict each other */
function readFields(fields) {
    const field = (name) => {
        const value = fields[name]?.trim();
        return value === undefined || value === '' || value.toLowerCase() === 'na' ? undefined : value;
    };
    const yes = (name) => /^(?:yes|true)$/iu.test(field(name) ?? '');
    const categorical = (field('categorical_columns_info') ?? '').split(',').map((name) => name.trim());
    const named = categorical.filter((name) => name !== '');
    if (yes('is_category_columns') && named.length === 0) {
        throw new src_fault/* ArtifactFault */.RE('is_category_columns is yes, but categorical_columns_info names no columns. Name them: [job, marital].');
    }
    return {
        dimensions: positiveIntegers(field('input_dimensions')),
        classes: positiveIntegers(field('number_of_classes'))?.[0],
        colors: colorSpaceOf(field('color_space')),
        normalize: yes('normalize_data'),
        endpoint: yes('use_model_api'),
        categorical: yes('is_category_columns') ? named : [],
        queries: positiveIntegers(field('number_of_attack_queries'))?.[0],
    };
}
/** @returns undefined if there are none; numbers that cannot be dimensions are left to the forms of the request */
function positiveIntegers(text) {
    const numbers = (text?.match(/\d+/gu) ?? []).map(Number).filter((number) => number > 0);
    return numbers.length === 0 ? undefined : numbers;
}

;// CONCATENATED MODULE: ./packages/engine/src/prepare/label-reader.ts





/** Reads the labels of the slots of an analysis, all by the same numbers of classes. */
class LabelReader {
    /** The model's names of the classes, else those of the labels that were read first. */
    classNames;
    classes;
    numbering;
    /** The file of a label slot that was read first. */
    source;
    #job;
    #tools;
    #notes;
    constructor(job, tools) {
        this.#job = job;
        this.#tools = tools;
        this.#notes = tools.labelNotes;
    }
    /** Reads the labels of inputs. @param slot where a file of its own holds them */
    async read(raw, slot) {
        const { task, needsLabels, areFoldersClasses = needsLabels } = this.#job;
        const own = ownLabels(raw, areFoldersClasses);
        const file = task === 'time-series-forecasting' ? undefined : ((await this.#given(slot)) ?? own);
        if (file === undefined)
            return { labels: undefined, targets: undefined };
        const values = pickLabels(file, raw);
        if (task === 'tabular-regression')
            return { labels: undefined, targets: targetsOf(values, file) };
        const unused = unusedLabels(file, raw);
        if (unused > 0) {
            this.#notes.push(`${(0,shown_name/* shownName */.H)(file.name)} names ${String(unused)} pictures that are not in the data.`);
        }
        const { labels } = this.#classesOf(values, file);
        // Folders may mean something else than classes.
        if (file !== own && own !== undefined && own.classes === undefined) {
            this.#requireSame(labels, file, raw, own);
        }
        return { labels, targets: undefined };
    }
    async #given(slot) {
        if (this.#job.slots[slot] === undefined)
            return undefined;
        const { members, limits } = this.#tools;
        const file = await readLabelFile(await members(slot), limits, this.#job.settings['label-column']);
        this.source ??= file.name;
        return file;
    }
    /** Folders of pictures as classes that the attack does not need, to check the model with; undefined if they may mean something else. */
    foldersOf(raw, slot) {
        const { labels: own } = raw;
        const { needsLabels, slots } = this.#job;
        if (own?.classes === undefined || needsLabels || slots[slot] !== undefined)
            return undefined;
        const known = { names: this.classNames, count: this.classes };
        if (!areClasses(own.classes, known))
            return undefined;
        const { labels, names } = classesOf(pickLabels(own, raw), known, own);
        // A figure of a class is read by the name of its folder.
        if (!hasNames(known))
            this.classNames = names;
        return labels;
    }
    /** Reads labels that may be those of the data. @throws ArtifactFault if they are no classes, or no values */
    tried(file) {
        if (this.#job.task === 'tabular-regression')
            return targetsOf(file.values, file);
        return classesOf(file.values, { names: this.classNames, count: this.classes }, file).labels;
    }
    /** @throws ArtifactFault if the data has labels of its own that say something else */
    #requireSame(labels, file, raw, own) {
        const others = this.#classesOf(pickLabels(own, raw), own).labels;
        const differing = [...labels.keys()].filter((row) => labels[row] !== others[row]);
        const [first] = differing;
        if (first === undefined)
            return;
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(file.name)} and ${(0,shown_name/* shownName */.H)(own.name)} both hold labels, and they differ for ${String(differing.length)} of ` +
            `${String(labels.length)} inputs, first for input ${String(first)} (counted from 0). Keep the right ones only.`);
    }
    #classesOf(values, file) {
        const found = classesOf(values, { names: this.classNames, count: this.classes }, file);
        if (!hasNames({ names: this.classNames }) && found.names !== undefined && hasNames(found)) {
            this.classNames = found.names;
            const shown = found.names.slice(0, 5).map((name, index) => `${name} = ${String(index)}`);
            this.numbering = `${shown.join(', ')}${found.names.length > 5 ? ', \u2026' : ''}`;
            this.#notes.push(`The classes were numbered in alphabetical order: ${this.numbering}.`);
        }
        return found;
    }
}

;// CONCATENATED MODULE: ./packages/engine/src/prepare/picture-preparation.ts



/** @param normalize `normalize_data: yes`, which means `zero-to-one` */
function picturePreparation(given, normalize) {
    const preprocessing = given ?? (normalize ? 'zero-to-one' : 'none');
    const { resize, crop } = typeof preprocessing === 'object' ? preprocessing : {};
    return {
        preprocessing,
        isGiven: given !== undefined && !onlySizes(given),
        sizing: resize === undefined && crop === undefined ? undefined : { resize, crop },
        isUnit: preprocessing !== 'none',
    };
}
/** True if the model gets other numbers than pixels from 0 to 255 or from 0 to 1. */
function isScaledFurther({ preprocessing }) {
    return preprocessing !== 'none' && preprocessing !== 'zero-to-one';
}
/** How the model's own numbers are made of the pixels that attacks work on; undefined if they are the same. @throws ArtifactFault */
function scaleOfModel(preparation, picture, colors) {
    if (!isScaledFurther(preparation))
        return undefined;
    return pixelScale(preparation.preprocessing, picture, colors);
}
/** @throws ArtifactFault if the pictures are an array that was scaled already, so that it cannot be scaled as it says */
function requireUnscaled({ low, high }, { preprocessing }) {
    if (low[0] === 0 && high[0] === 1)
        return;
    throw new src_fault/* ArtifactFault */.RE(`The pictures are an array of numbers from ${String(low[0] ?? 0)} to ${String(high[0] ?? 0)}, which were scaled already, and ` +
        `preprocessing: ${preprocessingText(preprocessing)} would scale them again. Give pixels from 0 to 255 or from 0 to 1, or ` +
        'set preprocessing: none.');
}

;// CONCATENATED MODULE: ./packages/engine/src/prepare/slot-reader.ts












class SlotReader {
    fields;
    preparation;
    labels;
    model = {};
    #job;
    #tools;
    constructor(job, tools) {
        this.#job = job;
        this.#tools = tools;
        this.fields = readFields(job.fields);
        this.preparation = picturePreparation(job.preprocessing, this.fields.normalize);
        this.labels = new LabelReader(job, tools);
    }
    form(shape) {
        const kind = INPUT_KINDS[this.#job.task];
        const { colors, dimensions } = this.fields;
        const { takesDoubles } = kind === 'rows' ? this.model : {};
        const columns = kind === 'rows' ? this.#columns() : undefined;
        const picture = kind === 'pictures' ? pictureShape(shape, dimensions) : undefined;
        const { sizing } = this.preparation;
        const { limits } = this.#tools;
        const about = { sizing, limits, columns, takesDoubles, takesOthers: this.#judgesData() };
        return { shape, kind, picture, colors, ...about, label: this.#question() };
    }
    #judgesData() {
        return CHECKS.some((check) => check === this.#job.attack && DESCRIPTORS[check].judges === 'data');
    }
    #columns() {
        const { columns: named } = this.#job;
        const { columns } = this.model;
        if (columns === undefined)
            return named?.map((name) => ({ name, mayLack: false }));
        return columns.map((column, place) => ({ ...column, name: column.name ?? named?.[place] }));
    }
    /** Says what is known of the label of the data before it is read. */
    #question() {
        const { slots, task, settings, needsLabels, isFunction } = this.#job;
        const isInFile = slots.label !== undefined;
        const { 'label-column': given, baselineLabel: kept } = settings;
        // Without a model nothing says what the columns are.
        const isOnlyGiven = slots.model === undefined && !isFunction && !this.fields.endpoint;
        const { classNames: names, classes: count } = this.labels;
        const classes = task === 'time-series-forecasting' ? undefined : { names, count };
        const answers = task === 'tabular-regression' ? 'values' : classes;
        return { given, kept, isInFile, isOnlyGiven, isNeeded: needsLabels && !isInFile, answers };
    }
    /**
     * What the inputs beside the data must look like: their label is the same column as in the data, if they have it. Trusted data needs
     * labels, and so does a reference if the attack does.
     */
    formBeside(slot, form, label) {
        const isTrusted = slot === 'universal_data';
        const { slots, needsLabels } = this.#job;
        const isLabelled = isTrusted || needsLabels;
        const isInFile = isLabelled && slots[isTrusted ? 'universal_label' : 'reference_label'] !== undefined;
        const use = {
            isInFile,
            isNeeded: isLabelled && !isInFile,
            isOnlyGiven: !isLabelled && label === undefined,
        };
        return { ...form, label: { ...form.label, ...use, kept: label, mayLack: true } };
    }
    /** @returns the dimensions of pictures that a model leaves to its data */
    openSize = async (model) => {
        const open = this.#job.task === 'image-classification' ? openPicture(model) : undefined;
        if (open === undefined || this.#job.slots.data === undefined)
            return undefined;
        const members = await this.#tools.members('data');
        return sizeOfData(members, open, this.preparation.sizing, this.#tools.limits);
    };
    /** @returns how the model's own numbers are made of pixels, by the shape of one input */
    scaleOf = (shape) => {
        if (INPUT_KINDS[this.#job.task] !== 'pictures')
            return undefined;
        const { colors, dimensions } = this.fields;
        return scaleOfModel(this.preparation, pictureShape(shape, dimensions), colors);
    };
    async ownShape() {
        if (INPUT_KINDS[this.#job.task] !== 'rows')
            return undefined;
        const { limits, members } = this.#tools;
        const [data, reference] = [await members('data'), await members('reference_data')];
        return ownShape(data, reference, limits, this.#job.settings['label-column']);
    }
    /** Reads inputs as they lie in the files of a slot. @returns undefined if the slot is not given */
    async raw(slot, form) {
        if (this.#job.slots[slot] === undefined)
            return undefined;
        return readRawInputs(await this.#tools.members(slot), form, slot);
    }
    /** Reads the inputs of a slot, and their labels. @returns undefined if the slot is not given */
    async read(slot, labelSlot, form) {
        const { attempt, notes } = this.#tools;
        const raw = await attempt(slot, () => this.raw(slot, form));
        if (raw === undefined)
            return undefined;
        notes.push(...(raw.notes ?? []));
        const isFile = this.#job.slots[labelSlot] !== undefined;
        const found = await attempt(isFile ? labelSlot : slot, () => this.labels.read(raw, labelSlot));
        const column = isFile ? undefined : raw.labels?.column;
        const source = column ?? this.labels.source ?? raw.labels?.name ?? NO_LABEL;
        const { labels, targets } = found ?? {};
        return {
            raw,
            labels,
            targets,
            column,
            labelSource: (labels ?? targets) === undefined ? NO_LABEL : source,
        };
    }
    /** Reads the bounds of a table or a series from `minmax`. @returns undefined if it is not given */
    async bounds(raw, { kind }) {
        if (this.#job.slots.minmax === undefined || kind === 'pictures')
            return undefined;
        const { limits, members } = this.#tools;
        const size = raw.values.length / Math.max(1, raw.count);
        return readMinMax(await members('minmax'), raw.columns, size, limits, kind === 'windows');
    }
    /** Brings inputs into the units of the model, and says which columns of a table an attack may change. @throws ArtifactFault */
    scaled(raw, form, bounds) {
        const isPicture = form.kind === 'pictures';
        const normalize = isPicture ? this.preparation.isUnit : this.fields.normalize;
        const inputs = scaleInputs(raw, form, { normalize, bounds });
        if (isPicture && isScaledFurther(this.preparation))
            requireUnscaled(inputs, this.preparation);
        const categories = categoriesOf(inputs, this.fields.categorical);
        const whole = categories.size === 0 ? inputs : { ...inputs, categories };
        if (form.kind !== 'rows')
            return whole;
        const { settings } = this.#job;
        checkColumns(settings, raw, normalize);
        const about = { categories: this.model.categoryColumns, isScaled: normalize };
        return { ...whole, ...heldColumns(whole, settings, about) };
    }
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
// EXTERNAL MODULE: ./packages/engine/src/dataset/open-archive.ts
var open_archive = __nccwpck_require__(888);
;// CONCATENATED MODULE: ./packages/engine/src/dataset/dataset-limits.ts
const DATASET_LIMITS = {
    members: 70_000,
    memberBytes: 2 ** 30,
    archiveBytes: 2 ** 31,
    lineBytes: 2 ** 20,
    rows: 5_000_000,
    columns: 20_000,
    numbers: 2 ** 27,
    pixels: 2 ** 24,
};

;// CONCATENATED MODULE: ./packages/engine/src/inspect/members.ts






/** The limits of an analysis, but with less memory: numbers beyond it are thinned out evenly. */
const INSPECTION_LIMITS = { ...DATASET_LIMITS, numbers: 2 ** 24 };
/** Lists the files of a slot as an upload of them would. An archive that the user made is opened. */
async function members_membersOf(files, slot) {
    const [first, ...others] = files;
    if (first !== undefined && others.length === 0 && /\.zip$/iu.test(first.name)) {
        return (0,open_archive.openArchive)(readWhole(first), slot, INSPECTION_LIMITS);
    }
    const names = files.map(({ name }) => name);
    const members = files
        .filter(({ name }) => !(0,member/* isLeftover */.ij)(name))
        .map((file) => ({
        name: file.name,
        bytes: (0,external_node_fs_namespaceObject.statSync)(file.absolutePath).size,
        read: () => readWhole(file),
    }));
    return Object.assign(members, { leftovers: names.filter(member/* isLeftover */.ij) });
}
function readWhole({ name, absolutePath }) {
    const { size } = (0,external_node_fs_namespaceObject.statSync)(absolutePath);
    if (size > INSPECTION_LIMITS.memberBytes) {
        throw new src_fault/* ArtifactFault */.RE(`${(0,shown_name/* shownName */.H)(name)} has ${String(size)} bytes; at most ${String(INSPECTION_LIMITS.memberBytes)} can be analysed.`);
    }
    return (0,external_node_fs_namespaceObject.readFileSync)(absolutePath);
}

;// CONCATENATED MODULE: ./packages/engine/src/inspect/inspect-analysis.ts















/** Reads the files of an analysis as the analysis would, without running the model. */
async function inspectAnalysis(request) {
    const inspection = new AnalysisInspection(request);
    return inspection.run();
}
class AnalysisInspection {
    #job;
    #faults = [];
    #notes = [];
    constructor(request) {
        this.#job = { needsLabels: false, isFunction: false, settings: {}, ...request };
    }
    async run() {
        const data = await this.#attempt('model', () => this.#read());
        return { faults: this.#faults, ...data };
    }
    /** Does one step. @returns undefined if it found a fault */
    #attempt = async (slot, step) => {
        try {
            return await step();
        }
        catch (error) {
            if (!(error instanceof src_fault/* ArtifactFault */.RE || error instanceof src_fault/* NotTestable */.S1))
                throw error;
            this.#faults.push({ slot, message: error.message });
            return undefined;
        }
    };
    #members = async (slot) => members_membersOf(this.#job.slots[slot] ?? [], slot);
    async #read() {
        const reader = new SlotReader(this.#job, {
            ...{ limits: INSPECTION_LIMITS, members: this.#members, attempt: this.#attempt },
            ...{ notes: this.#notes, labelNotes: [] },
        });
        const model = await this.#model(reader);
        const isOwn = model === undefined && !reader.fields.endpoint;
        const own = isOwn ? await this.#attempt('data', () => this.#ownShape(reader)) : undefined;
        const shape = model?.shape ?? own?.shape ?? reader.fields.dimensions;
        // Whether a shape is needed was decided by the text of the config file.
        if (shape === undefined)
            return undefined;
        reader.model = { columns: (model ?? own)?.columns };
        reader.labels.classNames = model?.classNames;
        reader.labels.classes = model?.classes;
        // Whether the channels fit.
        reader.scaleOf(shape);
        const form = reader.form(shape);
        return this.#faults.length > 0 ? undefined : this.#inputs(reader, form);
    }
    async #model({ fields, openSize }) {
        const { task, slots, output } = this.#job;
        if (slots.model === undefined || fields.endpoint)
            return undefined;
        const wanted = { task, output, fields, openSize };
        const inspected = await readModel(await this.#members('model')).inspect(wanted);
        requireClasses(fields.classes, inspected.classes);
        return { ...inspected, classes: inspected.classes ?? fields.classes };
    }
    async #ownShape(reader) {
        const { task, slots, needsLabels, hasNoColumns, isFunction, settings } = this.#job;
        const members = await this.#members('data');
        const [first] = members;
        if (!isFunction || INPUT_KINDS[task] !== 'rows' || first === undefined || !isTable(members)) {
            return reader.ownShape();
        }
        const isKnown = hasNoColumns !== true || !needsLabels || slots.label !== undefined;
        const label = { given: settings['label-column'], isKnown };
        const columns = columnsForFunction(first, INSPECTION_LIMITS, undefined, label);
        return { shape: [columns.length], columns };
    }
    async #inputs(reader, form) {
        const data = await reader.read('data', 'label', form);
        const beside = (slot) => reader.formBeside(slot, form, data?.column);
        const reference = await reader.read('reference_data', 'reference_label', beside('reference_data'));
        await reader.read('universal_data', 'universal_label', beside('universal_data'));
        if (data === undefined)
            return undefined;
        await this.#judge(reader, form, data, reference);
        const { isFunction, hasNoColumns, settings } = this.#job;
        const mayNameColumns = isFunction && hasNoColumns !== true && settings['label-column'] === undefined;
        return { ...dataFacts(data, form, mayNameColumns), notes: this.#notes };
    }
    /** Looks for what the analysis would refuse, or would leave it without a verdict. */
    async #judge(reader, form, data, reference) {
        const { raw, labels, targets } = data;
        const bounds = await this.#attempt('minmax', () => reader.bounds(raw, form));
        if (bounds !== undefined)
            this.#notes.push(...narrowNotes(raw, bounds));
        const inputs = await this.#attempt('data', () => reader.scaled(raw, form, bounds));
        if (inputs === undefined || this.#faults.length > 0)
            return;
        const { attack = '', needsLabels, isFunction } = this.#job;
        const same = reference !== undefined && attack === 'drift'
            ? whySameSets({ inputs: raw, labels: labels ?? targets }, { inputs: reference.raw, labels: reference.labels ?? reference.targets })
            : undefined;
        if (same !== undefined)
            this.#faults.push({ slot: 'reference_data', message: same });
        // A function may say which columns are its inputs, so that another one is the label.
        const job = { ...this.#job, attack, needsLabels: needsLabels && !isFunction };
        await this.#attempt('data', () => {
            requireData(job, { inputs, labels, targets });
        });
    }
}
/** Says what the data of an analysis holds. */
function dataFacts(set, form, mayNameColumns) {
    const { raw, labels, targets } = set;
    const { kind } = form;
    const possibleCount = kind === 'rows' ? countCombinations(raw) : undefined;
    const label = kind === 'rows' ? labelOf(set, form, mayNameColumns) : undefined;
    return {
        ...{ inputCount: raw.total, differentCount: differentCount(raw), arePixels: raw.pixels },
        isLabelled: (labels ?? targets) !== undefined,
        ...(possibleCount !== undefined && { possibleCount }),
        ...(label !== undefined && { label }),
        ...present({ unlikely: kind === 'windows' ? whyNoSeries(raw) : whyOthers(raw, form) }),
        hasFractions: targets?.some((target) => !Number.isInteger(target)) === true,
        differentLabels: new Set(targets).size,
    };
}
/** @returns undefined if the model will be asked which column it knows, or its function may name its inputs, so that another column is left */
function labelOf({ raw, labelSource }, { label }, mayNameColumns) {
    const { isByContent = false, all = [] } = raw.layouts ?? {};
    const isAsked = isByContent && (all.length > 1 || label?.isNeeded !== true);
    return isAsked || (mayNameColumns && labelSource === NO_LABEL) ? undefined : labelSource;
}
function whyNoSeries({ values, columns = [] }) {
    if (areLabels(values))
        return 'holds whole numbers from 0 up, as labels do, and no series.';
    return differInWords(columns) ? 'has columns of different names, and is no series.' : undefined;
}
function whyOthers({ columns: read }, { columns = [] }) {
    const names = columns.map(({ name }) => name);
    if (read === undefined || !differInWords(names))
        return undefined;
    const isOne = read.some((name, place) => plainName(name) === plainName(names[place] ?? ''));
    return isOne ? undefined : 'has none of the columns that the model names.';
}
/** More classes are hardly ever counted. */
const MOST_CLASSES = 100;
/** True for whole numbers from 0 up of which none is left out: classes, and no series of values. */
function areLabels(values) {
    const seen = new Set();
    for (const value of values) {
        if (!Number.isInteger(value) || value < 0 || value >= MOST_CLASSES)
            return false;
        seen.add(value);
    }
    return seen.has(0) && Math.max(...seen) === seen.size - 1;
}
/** Counts inputs that differ. Of data that was thinned out, all count unless most of what was kept are copies. */
function differentCount(raw) {
    const distinct = countDistinct(raw);
    return raw.kept !== undefined && 2 * distinct >= raw.count ? raw.total : distinct;
}

;// CONCATENATED MODULE: ./packages/engine/src/inspect/inspection-worker.ts






/** The thread that reads hostile files for the command line: it has no network, a memory limit and a deadline. */
external_node_worker_threads_namespaceObject.parentPort?.on('message', (request) => {
    void answer(request).then((found) => {
        external_node_worker_threads_namespaceObject.parentPort?.postMessage(found);
    });
});
async function answer(request) {
    try {
        if (request.kind === 'analysis')
            return await inspectAnalysis(request);
        return { faults: [], model: readModel(await members_membersOf(request.files, 'model')).facts() };
    }
    catch (error) {
        const slot = request.kind === 'model' ? 'model' : 'data';
        return { faults: [{ slot, message: messageOf(error) }] };
    }
}
function messageOf(error) {
    if (error instanceof src_fault/* ArtifactFault */.RE)
        return error.message;
    const why = error instanceof Error ? (0,shown_name/* shownName */.H)(error.message, 300) : 'unknown reason';
    return `The file cannot be read: ${why}.`;
}

