// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/baloo-2/unicode.json' with { type: 'json' }
export { default as baloo_2_latin_400_normal } from '@fontsource/baloo-2/files/baloo-2-latin-400-normal.woff?url'
export { default as baloo_2_latin_ext_400_normal } from '@fontsource/baloo-2/files/baloo-2-latin-ext-400-normal.woff?url'
export { default as baloo_2_devanagari_400_normal } from '@fontsource/baloo-2/files/baloo-2-devanagari-400-normal.woff?url'
export { default as baloo_2_vietnamese_400_normal } from '@fontsource/baloo-2/files/baloo-2-vietnamese-400-normal.woff?url'
export { default as baloo_2_latin_700_normal } from '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff?url'
export { default as baloo_2_latin_ext_700_normal } from '@fontsource/baloo-2/files/baloo-2-latin-ext-700-normal.woff?url'
export { default as baloo_2_devanagari_700_normal } from '@fontsource/baloo-2/files/baloo-2-devanagari-700-normal.woff?url'
export { default as baloo_2_vietnamese_700_normal } from '@fontsource/baloo-2/files/baloo-2-vietnamese-700-normal.woff?url'
