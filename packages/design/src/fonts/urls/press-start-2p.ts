// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/press-start-2p/unicode.json' with { type: 'json' }
export { default as press_start_2p_latin_400_normal } from '@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff?url'
export { default as press_start_2p_latin_ext_400_normal } from '@fontsource/press-start-2p/files/press-start-2p-latin-ext-400-normal.woff?url'
export { default as press_start_2p_cyrillic_ext_400_normal } from '@fontsource/press-start-2p/files/press-start-2p-cyrillic-ext-400-normal.woff?url'
export { default as press_start_2p_cyrillic_400_normal } from '@fontsource/press-start-2p/files/press-start-2p-cyrillic-400-normal.woff?url'
export { default as press_start_2p_greek_400_normal } from '@fontsource/press-start-2p/files/press-start-2p-greek-400-normal.woff?url'
