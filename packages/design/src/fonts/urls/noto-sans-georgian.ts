// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/noto-sans-georgian/unicode.json' with { type: 'json' }
export { default as noto_sans_georgian_latin_400_normal } from '@fontsource/noto-sans-georgian/files/noto-sans-georgian-latin-400-normal.woff?url'
export { default as noto_sans_georgian_latin_ext_400_normal } from '@fontsource/noto-sans-georgian/files/noto-sans-georgian-latin-ext-400-normal.woff?url'
export { default as noto_sans_georgian_cyrillic_ext_400_normal } from '@fontsource/noto-sans-georgian/files/noto-sans-georgian-cyrillic-ext-400-normal.woff?url'
export { default as noto_sans_georgian_georgian_400_normal } from '@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-400-normal.woff?url'
export { default as noto_sans_georgian_greek_ext_400_normal } from '@fontsource/noto-sans-georgian/files/noto-sans-georgian-greek-ext-400-normal.woff?url'
export { default as noto_sans_georgian_math_400_normal } from '@fontsource/noto-sans-georgian/files/noto-sans-georgian-math-400-normal.woff?url'
export { default as noto_sans_georgian_symbols_400_normal } from '@fontsource/noto-sans-georgian/files/noto-sans-georgian-symbols-400-normal.woff?url'
