// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/dm-serif-display/unicode.json' with { type: 'json' }
export { default as dm_serif_display_latin_400_normal } from '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff?url'
export { default as dm_serif_display_latin_ext_400_normal } from '@fontsource/dm-serif-display/files/dm-serif-display-latin-ext-400-normal.woff?url'
export { default as dm_serif_display_latin_400_italic } from '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-italic.woff?url'
export { default as dm_serif_display_latin_ext_400_italic } from '@fontsource/dm-serif-display/files/dm-serif-display-latin-ext-400-italic.woff?url'
