// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/special-elite/unicode.json' with { type: 'json' }
export { default as special_elite_latin_400_normal } from '@fontsource/special-elite/files/special-elite-latin-400-normal.woff?url'
export { default as special_elite_latin_ext_400_normal } from '@fontsource/special-elite/files/special-elite-latin-ext-400-normal.woff?url'
