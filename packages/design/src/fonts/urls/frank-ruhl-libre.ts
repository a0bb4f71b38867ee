// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/frank-ruhl-libre/unicode.json' with { type: 'json' }
export { default as frank_ruhl_libre_latin_400_normal } from '@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-latin-400-normal.woff?url'
export { default as frank_ruhl_libre_latin_ext_400_normal } from '@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-latin-ext-400-normal.woff?url'
export { default as frank_ruhl_libre_hebrew_400_normal } from '@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-400-normal.woff?url'
export { default as frank_ruhl_libre_latin_700_normal } from '@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-latin-700-normal.woff?url'
export { default as frank_ruhl_libre_latin_ext_700_normal } from '@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-latin-ext-700-normal.woff?url'
export { default as frank_ruhl_libre_hebrew_700_normal } from '@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-700-normal.woff?url'
