// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/noto-sans-khmer/unicode.json' with { type: 'json' }
export { default as noto_sans_khmer_latin_400_normal } from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-400-normal.woff?url'
export { default as noto_sans_khmer_latin_ext_400_normal } from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-ext-400-normal.woff?url'
export { default as noto_sans_khmer_khmer_400_normal } from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff?url'
