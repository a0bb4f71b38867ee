/** Non-Latin scripts that families of the catalogue support with their own glyphs. */
export const fontScripts = {
  arabic: ['lalezar', 'noto-sans-arabic', 'cairo', 'reem-kufi', 'rubik', 'amiri'],
  chinese: ['zcool-kuaile', 'chocolate-classical-sans', 'zcool-xiaowei'],
  cyrillic: [
    'comfortaa',
    'dela-gothic-one',
    'press-start-2p',
    'russo-one',
    'noto-sans',
    'chocolate-classical-sans',
    'kosugi',
    'montserrat',
    'nunito',
    'oswald',
    'rubik',
    'playfair-display',
    'alegreya',
    'eb-garamond',
    'lora',
    'roboto-slab',
    'pacifico',
    'caveat',
    'lobster',
    'amatic-sc',
    'great-vibes',
    'marck-script',
    'jetbrains-mono'
  ],
  devanagari: ['baloo-2', 'rozha-one', 'yatra-one', 'noto-sans', 'mukta', 'poppins'],
  greek: [
    'comfortaa',
    'dela-gothic-one',
    'press-start-2p',
    'noto-sans',
    'alegreya',
    'eb-garamond',
    'roboto-slab',
    'great-vibes',
    'jetbrains-mono'
  ],
  hebrew: ['fredoka', 'secular-one', 'suez-one', 'rubik', 'frank-ruhl-libre', 'amatic-sc'],
  japanese: ['dela-gothic-one', 'kosugi', 'yusei-magic'],
  korean: ['black-han-sans', 'jua', 'gowun-dodum'],
  thai: ['kanit', 'itim', 'sriracha']
} as const satisfies Record<string, readonly string[]>

export type FontScript = keyof typeof fontScripts

/** Whether a family, given by its package, supports a script. */
export const writes = (family: string, script: FontScript): boolean =>
  (fontScripts[script] as readonly string[]).includes(family)
