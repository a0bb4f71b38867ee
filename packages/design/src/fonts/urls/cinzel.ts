// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/cinzel/unicode.json' with { type: 'json' }
export { default as cinzel_latin_400_normal } from '@fontsource/cinzel/files/cinzel-latin-400-normal.woff?url'
export { default as cinzel_latin_ext_400_normal } from '@fontsource/cinzel/files/cinzel-latin-ext-400-normal.woff?url'
export { default as cinzel_latin_700_normal } from '@fontsource/cinzel/files/cinzel-latin-700-normal.woff?url'
export { default as cinzel_latin_ext_700_normal } from '@fontsource/cinzel/files/cinzel-latin-ext-700-normal.woff?url'
