// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/jetbrains-mono/unicode.json' with { type: 'json' }
export { default as jetbrains_mono_latin_400_normal } from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff?url'
export { default as jetbrains_mono_latin_ext_400_normal } from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-ext-400-normal.woff?url'
export { default as jetbrains_mono_cyrillic_ext_400_normal } from '@fontsource/jetbrains-mono/files/jetbrains-mono-cyrillic-ext-400-normal.woff?url'
export { default as jetbrains_mono_cyrillic_400_normal } from '@fontsource/jetbrains-mono/files/jetbrains-mono-cyrillic-400-normal.woff?url'
export { default as jetbrains_mono_greek_400_normal } from '@fontsource/jetbrains-mono/files/jetbrains-mono-greek-400-normal.woff?url'
export { default as jetbrains_mono_vietnamese_400_normal } from '@fontsource/jetbrains-mono/files/jetbrains-mono-vietnamese-400-normal.woff?url'
export { default as jetbrains_mono_latin_700_normal } from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-700-normal.woff?url'
export { default as jetbrains_mono_latin_ext_700_normal } from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-ext-700-normal.woff?url'
export { default as jetbrains_mono_cyrillic_ext_700_normal } from '@fontsource/jetbrains-mono/files/jetbrains-mono-cyrillic-ext-700-normal.woff?url'
export { default as jetbrains_mono_cyrillic_700_normal } from '@fontsource/jetbrains-mono/files/jetbrains-mono-cyrillic-700-normal.woff?url'
export { default as jetbrains_mono_greek_700_normal } from '@fontsource/jetbrains-mono/files/jetbrains-mono-greek-700-normal.woff?url'
export { default as jetbrains_mono_vietnamese_700_normal } from '@fontsource/jetbrains-mono/files/jetbrains-mono-vietnamese-700-normal.woff?url'
