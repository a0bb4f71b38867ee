// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/noto-sans-armenian/unicode.json' with { type: 'json' }
export { default as noto_sans_armenian_latin_400_normal } from '@fontsource/noto-sans-armenian/files/noto-sans-armenian-latin-400-normal.woff?url'
export { default as noto_sans_armenian_latin_ext_400_normal } from '@fontsource/noto-sans-armenian/files/noto-sans-armenian-latin-ext-400-normal.woff?url'
export { default as noto_sans_armenian_armenian_400_normal } from '@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-400-normal.woff?url'
