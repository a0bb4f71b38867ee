// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/russo-one/unicode.json' with { type: 'json' }
export { default as russo_one_latin_400_normal } from '@fontsource/russo-one/files/russo-one-latin-400-normal.woff?url'
export { default as russo_one_latin_ext_400_normal } from '@fontsource/russo-one/files/russo-one-latin-ext-400-normal.woff?url'
export { default as russo_one_cyrillic_400_normal } from '@fontsource/russo-one/files/russo-one-cyrillic-400-normal.woff?url'
