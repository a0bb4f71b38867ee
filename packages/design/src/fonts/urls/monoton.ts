// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/monoton/unicode.json' with { type: 'json' }
export { default as monoton_latin_400_normal } from '@fontsource/monoton/files/monoton-latin-400-normal.woff?url'
export { default as monoton_latin_ext_400_normal } from '@fontsource/monoton/files/monoton-latin-ext-400-normal.woff?url'
