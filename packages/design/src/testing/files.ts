const base64 =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAWBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
  'AA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAGEAAEAAAAAAAAAjQAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEA' +
  'AGh2YzEAAAAA4GlwcnAAAADAaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMA' +
  'AAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3Bl' +
  'AAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABNjb2xybmNseAAMAA0ABoAAAAAJaXJvdAMAAAAYaXBtYQAAAAAAAAABAAEF' +
  'gQKDBIUAAACVbWRhdAAAAIkoAa8O4DSDAcnX+AMT//xFDyH7piGiraIn7P02n7zWP/95mGoTPpvobN+r+KD+hyj1dziGWfPocRZs' +
  'L0WcE1sGmWTbR6LlpO6k9nKQIazhg0XzMTT+EwlM/+hfNA9WPh9w/cEHcXuNUXdOyq3W/p2VfXe6azYWBr3Z/RJ8IbTe8U/QGvqI' +
  'dEktwA=='

/**
 * A HEIC as a telephone held upright writes it: 96 × 64 pixels are stored, to be turned a quarter clockwise, in Display P3. Upright it is red
 * (200, 60, 60) above and blue (40, 60, 200) below. Made with `heif-enc` (libheif 1.15) of two areas of colour; `irot` and `colr` were added by hand.
 */
export const turnedHeic = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
