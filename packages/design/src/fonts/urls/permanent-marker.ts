// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/permanent-marker/unicode.json' with { type: 'json' }
export { default as permanent_marker_latin_400_normal } from '@fontsource/permanent-marker/files/permanent-marker-latin-400-normal.woff?url'
