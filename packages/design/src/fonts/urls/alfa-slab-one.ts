// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/alfa-slab-one/unicode.json' with { type: 'json' }
export { default as alfa_slab_one_latin_400_normal } from '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff?url'
export { default as alfa_slab_one_latin_ext_400_normal } from '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-ext-400-normal.woff?url'
export { default as alfa_slab_one_vietnamese_400_normal } from '@fontsource/alfa-slab-one/files/alfa-slab-one-vietnamese-400-normal.woff?url'
