// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/satisfy/unicode.json' with { type: 'json' }
export { default as satisfy_latin_400_normal } from '@fontsource/satisfy/files/satisfy-latin-400-normal.woff?url'
