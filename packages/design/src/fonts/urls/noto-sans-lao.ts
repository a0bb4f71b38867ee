// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/noto-sans-lao/unicode.json' with { type: 'json' }
export { default as noto_sans_lao_latin_400_normal } from '@fontsource/noto-sans-lao/files/noto-sans-lao-latin-400-normal.woff?url'
export { default as noto_sans_lao_latin_ext_400_normal } from '@fontsource/noto-sans-lao/files/noto-sans-lao-latin-ext-400-normal.woff?url'
export { default as noto_sans_lao_lao_400_normal } from '@fontsource/noto-sans-lao/files/noto-sans-lao-lao-400-normal.woff?url'
