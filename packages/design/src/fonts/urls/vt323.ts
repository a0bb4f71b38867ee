// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/vt323/unicode.json' with { type: 'json' }
export { default as vt323_latin_400_normal } from '@fontsource/vt323/files/vt323-latin-400-normal.woff?url'
export { default as vt323_latin_ext_400_normal } from '@fontsource/vt323/files/vt323-latin-ext-400-normal.woff?url'
export { default as vt323_vietnamese_400_normal } from '@fontsource/vt323/files/vt323-vietnamese-400-normal.woff?url'
