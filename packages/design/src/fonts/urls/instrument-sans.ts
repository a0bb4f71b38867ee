// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/instrument-sans/unicode.json' with { type: 'json' }
export { default as instrument_sans_latin_400_normal } from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url'
export { default as instrument_sans_latin_ext_400_normal } from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff?url'
export { default as instrument_sans_latin_700_normal } from '@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff?url'
export { default as instrument_sans_latin_ext_700_normal } from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-700-normal.woff?url'
export { default as instrument_sans_latin_400_italic } from '@fontsource/instrument-sans/files/instrument-sans-latin-400-italic.woff?url'
export { default as instrument_sans_latin_ext_400_italic } from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-italic.woff?url'
