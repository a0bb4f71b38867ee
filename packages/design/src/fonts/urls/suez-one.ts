// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/suez-one/unicode.json' with { type: 'json' }
export { default as suez_one_latin_400_normal } from '@fontsource/suez-one/files/suez-one-latin-400-normal.woff?url'
export { default as suez_one_latin_ext_400_normal } from '@fontsource/suez-one/files/suez-one-latin-ext-400-normal.woff?url'
export { default as suez_one_hebrew_400_normal } from '@fontsource/suez-one/files/suez-one-hebrew-400-normal.woff?url'
