// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/noto-sans-symbols/unicode.json' with { type: 'json' }
export { default as noto_sans_symbols_latin_400_normal } from '@fontsource/noto-sans-symbols/files/noto-sans-symbols-latin-400-normal.woff?url'
export { default as noto_sans_symbols_latin_ext_400_normal } from '@fontsource/noto-sans-symbols/files/noto-sans-symbols-latin-ext-400-normal.woff?url'
export { default as noto_sans_symbols_symbols_400_normal } from '@fontsource/noto-sans-symbols/files/noto-sans-symbols-symbols-400-normal.woff?url'
