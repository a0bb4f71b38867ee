// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/secular-one/unicode.json' with { type: 'json' }
export { default as secular_one_latin_400_normal } from '@fontsource/secular-one/files/secular-one-latin-400-normal.woff?url'
export { default as secular_one_latin_ext_400_normal } from '@fontsource/secular-one/files/secular-one-latin-ext-400-normal.woff?url'
export { default as secular_one_hebrew_400_normal } from '@fontsource/secular-one/files/secular-one-hebrew-400-normal.woff?url'
