// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/righteous/unicode.json' with { type: 'json' }
export { default as righteous_latin_400_normal } from '@fontsource/righteous/files/righteous-latin-400-normal.woff?url'
export { default as righteous_latin_ext_400_normal } from '@fontsource/righteous/files/righteous-latin-ext-400-normal.woff?url'
