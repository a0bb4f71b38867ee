// Written by scripts/font-urls.ts
export { default as ranges } from '@fontsource/noto-emoji/unicode.json' with { type: 'json' }
export { default as noto_emoji_0_400_normal } from '@fontsource/noto-emoji/files/noto-emoji-0-400-normal.woff?url'
export { default as noto_emoji_1_400_normal } from '@fontsource/noto-emoji/files/noto-emoji-1-400-normal.woff?url'
export { default as noto_emoji_2_400_normal } from '@fontsource/noto-emoji/files/noto-emoji-2-400-normal.woff?url'
export { default as noto_emoji_3_400_normal } from '@fontsource/noto-emoji/files/noto-emoji-3-400-normal.woff?url'
export { default as noto_emoji_4_400_normal } from '@fontsource/noto-emoji/files/noto-emoji-4-400-normal.woff?url'
export { default as noto_emoji_5_400_normal } from '@fontsource/noto-emoji/files/noto-emoji-5-400-normal.woff?url'
export { default as noto_emoji_6_400_normal } from '@fontsource/noto-emoji/files/noto-emoji-6-400-normal.woff?url'
export { default as noto_emoji_7_400_normal } from '@fontsource/noto-emoji/files/noto-emoji-7-400-normal.woff?url'
export { default as noto_emoji_8_400_normal } from '@fontsource/noto-emoji/files/noto-emoji-8-400-normal.woff?url'
export { default as noto_emoji_9_400_normal } from '@fontsource/noto-emoji/files/noto-emoji-9-400-normal.woff?url'
