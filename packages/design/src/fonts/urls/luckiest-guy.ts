// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/luckiest-guy/unicode.json' with { type: 'json' }
export { default as luckiest_guy_latin_400_normal } from '@fontsource/luckiest-guy/files/luckiest-guy-latin-400-normal.woff?url'
export { default as luckiest_guy_latin_ext_400_normal } from '@fontsource/luckiest-guy/files/luckiest-guy-latin-ext-400-normal.woff?url'
