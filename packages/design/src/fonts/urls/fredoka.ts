// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/fredoka/unicode.json' with { type: 'json' }
export { default as fredoka_latin_400_normal } from '@fontsource/fredoka/files/fredoka-latin-400-normal.woff?url'
export { default as fredoka_latin_ext_400_normal } from '@fontsource/fredoka/files/fredoka-latin-ext-400-normal.woff?url'
export { default as fredoka_hebrew_400_normal } from '@fontsource/fredoka/files/fredoka-hebrew-400-normal.woff?url'
export { default as fredoka_latin_700_normal } from '@fontsource/fredoka/files/fredoka-latin-700-normal.woff?url'
export { default as fredoka_latin_ext_700_normal } from '@fontsource/fredoka/files/fredoka-latin-ext-700-normal.woff?url'
export { default as fredoka_hebrew_700_normal } from '@fontsource/fredoka/files/fredoka-hebrew-700-normal.woff?url'
