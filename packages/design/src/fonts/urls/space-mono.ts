// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/space-mono/unicode.json' with { type: 'json' }
export { default as space_mono_latin_400_normal } from '@fontsource/space-mono/files/space-mono-latin-400-normal.woff?url'
export { default as space_mono_latin_ext_400_normal } from '@fontsource/space-mono/files/space-mono-latin-ext-400-normal.woff?url'
export { default as space_mono_vietnamese_400_normal } from '@fontsource/space-mono/files/space-mono-vietnamese-400-normal.woff?url'
export { default as space_mono_latin_700_normal } from '@fontsource/space-mono/files/space-mono-latin-700-normal.woff?url'
export { default as space_mono_latin_ext_700_normal } from '@fontsource/space-mono/files/space-mono-latin-ext-700-normal.woff?url'
export { default as space_mono_vietnamese_700_normal } from '@fontsource/space-mono/files/space-mono-vietnamese-700-normal.woff?url'
