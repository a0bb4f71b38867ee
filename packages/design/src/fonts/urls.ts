import abrilFatfaceLatin400Normal from '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff?url'
import abrilFatfaceLatinExt400Normal from '@fontsource/abril-fatface/files/abril-fatface-latin-ext-400-normal.woff?url'
import antonLatin400Normal from '@fontsource/anton/files/anton-latin-400-normal.woff?url'
import antonLatinExt400Normal from '@fontsource/anton/files/anton-latin-ext-400-normal.woff?url'
import archivoBlackLatin400Normal from '@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff?url'
import archivoBlackLatinExt400Normal from '@fontsource/archivo-black/files/archivo-black-latin-ext-400-normal.woff?url'
import bebasNeueLatin400Normal from '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff?url'
import bebasNeueLatinExt400Normal from '@fontsource/bebas-neue/files/bebas-neue-latin-ext-400-normal.woff?url'
import bricolageGrotesqueLatin400Normal from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff?url'
import bricolageGrotesqueLatin700Normal from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?url'
import bricolageGrotesqueLatin800Normal from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?url'
import bricolageGrotesqueLatinExt400Normal from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-400-normal.woff?url'
import bricolageGrotesqueLatinExt700Normal from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff?url'
import bricolageGrotesqueLatinExt800Normal from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff?url'
import caveatLatin400Normal from '@fontsource/caveat/files/caveat-latin-400-normal.woff?url'
import caveatLatin700Normal from '@fontsource/caveat/files/caveat-latin-700-normal.woff?url'
import caveatLatinExt400Normal from '@fontsource/caveat/files/caveat-latin-ext-400-normal.woff?url'
import caveatLatinExt700Normal from '@fontsource/caveat/files/caveat-latin-ext-700-normal.woff?url'
import dmSerifDisplayLatin400Italic from '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-italic.woff?url'
import dmSerifDisplayLatin400Normal from '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff?url'
import dmSerifDisplayLatinExt400Italic from '@fontsource/dm-serif-display/files/dm-serif-display-latin-ext-400-italic.woff?url'
import dmSerifDisplayLatinExt400Normal from '@fontsource/dm-serif-display/files/dm-serif-display-latin-ext-400-normal.woff?url'
import frauncesLatin400Italic from '@fontsource/fraunces/files/fraunces-latin-400-italic.woff?url'
import frauncesLatin400Normal from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff?url'
import frauncesLatin700Normal from '@fontsource/fraunces/files/fraunces-latin-700-normal.woff?url'
import frauncesLatinExt400Italic from '@fontsource/fraunces/files/fraunces-latin-ext-400-italic.woff?url'
import frauncesLatinExt400Normal from '@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff?url'
import frauncesLatinExt700Normal from '@fontsource/fraunces/files/fraunces-latin-ext-700-normal.woff?url'
import instrumentSansLatin400Italic from '@fontsource/instrument-sans/files/instrument-sans-latin-400-italic.woff?url'
import instrumentSansLatin400Normal from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url'
import instrumentSansLatin700Normal from '@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff?url'
import instrumentSansLatinExt400Italic from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-italic.woff?url'
import instrumentSansLatinExt400Normal from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff?url'
import instrumentSansLatinExt700Normal from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-700-normal.woff?url'
import lobsterLatin400Normal from '@fontsource/lobster/files/lobster-latin-400-normal.woff?url'
import lobsterLatinExt400Normal from '@fontsource/lobster/files/lobster-latin-ext-400-normal.woff?url'
import notoSansArabicArabic400Normal from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url'
import notoSansArabicArabic700Normal from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff?url'
import notoSansArabicLatin400Normal from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-latin-400-normal.woff?url'
import notoSansArabicLatin700Normal from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-latin-700-normal.woff?url'
import pacificoLatin400Normal from '@fontsource/pacifico/files/pacifico-latin-400-normal.woff?url'
import pacificoLatinExt400Normal from '@fontsource/pacifico/files/pacifico-latin-ext-400-normal.woff?url'
import playfairDisplayLatin400Italic from '@fontsource/playfair-display/files/playfair-display-latin-400-italic.woff?url'
import playfairDisplayLatin400Normal from '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff?url'
import playfairDisplayLatin700Normal from '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff?url'
import playfairDisplayLatinExt400Italic from '@fontsource/playfair-display/files/playfair-display-latin-ext-400-italic.woff?url'
import playfairDisplayLatinExt400Normal from '@fontsource/playfair-display/files/playfair-display-latin-ext-400-normal.woff?url'
import playfairDisplayLatinExt700Normal from '@fontsource/playfair-display/files/playfair-display-latin-ext-700-normal.woff?url'
import spaceMonoLatin400Normal from '@fontsource/space-mono/files/space-mono-latin-400-normal.woff?url'
import spaceMonoLatin700Normal from '@fontsource/space-mono/files/space-mono-latin-700-normal.woff?url'
import spaceMonoLatinExt400Normal from '@fontsource/space-mono/files/space-mono-latin-ext-400-normal.woff?url'
import spaceMonoLatinExt700Normal from '@fontsource/space-mono/files/space-mono-latin-ext-700-normal.woff?url'

/** Addresses of the font files, as the bundler placed them. */
export const fontUrls: Readonly<Record<string, string>> = {
  'abril-fatface-latin-400-normal': abrilFatfaceLatin400Normal,
  'abril-fatface-latin-ext-400-normal': abrilFatfaceLatinExt400Normal,
  'anton-latin-400-normal': antonLatin400Normal,
  'anton-latin-ext-400-normal': antonLatinExt400Normal,
  'archivo-black-latin-400-normal': archivoBlackLatin400Normal,
  'archivo-black-latin-ext-400-normal': archivoBlackLatinExt400Normal,
  'bebas-neue-latin-400-normal': bebasNeueLatin400Normal,
  'bebas-neue-latin-ext-400-normal': bebasNeueLatinExt400Normal,
  'bricolage-grotesque-latin-400-normal': bricolageGrotesqueLatin400Normal,
  'bricolage-grotesque-latin-700-normal': bricolageGrotesqueLatin700Normal,
  'bricolage-grotesque-latin-800-normal': bricolageGrotesqueLatin800Normal,
  'bricolage-grotesque-latin-ext-400-normal': bricolageGrotesqueLatinExt400Normal,
  'bricolage-grotesque-latin-ext-700-normal': bricolageGrotesqueLatinExt700Normal,
  'bricolage-grotesque-latin-ext-800-normal': bricolageGrotesqueLatinExt800Normal,
  'caveat-latin-400-normal': caveatLatin400Normal,
  'caveat-latin-700-normal': caveatLatin700Normal,
  'caveat-latin-ext-400-normal': caveatLatinExt400Normal,
  'caveat-latin-ext-700-normal': caveatLatinExt700Normal,
  'dm-serif-display-latin-400-italic': dmSerifDisplayLatin400Italic,
  'dm-serif-display-latin-400-normal': dmSerifDisplayLatin400Normal,
  'dm-serif-display-latin-ext-400-italic': dmSerifDisplayLatinExt400Italic,
  'dm-serif-display-latin-ext-400-normal': dmSerifDisplayLatinExt400Normal,
  'fraunces-latin-400-italic': frauncesLatin400Italic,
  'fraunces-latin-400-normal': frauncesLatin400Normal,
  'fraunces-latin-700-normal': frauncesLatin700Normal,
  'fraunces-latin-ext-400-italic': frauncesLatinExt400Italic,
  'fraunces-latin-ext-400-normal': frauncesLatinExt400Normal,
  'fraunces-latin-ext-700-normal': frauncesLatinExt700Normal,
  'instrument-sans-latin-400-italic': instrumentSansLatin400Italic,
  'instrument-sans-latin-400-normal': instrumentSansLatin400Normal,
  'instrument-sans-latin-700-normal': instrumentSansLatin700Normal,
  'instrument-sans-latin-ext-400-italic': instrumentSansLatinExt400Italic,
  'instrument-sans-latin-ext-400-normal': instrumentSansLatinExt400Normal,
  'instrument-sans-latin-ext-700-normal': instrumentSansLatinExt700Normal,
  'lobster-latin-400-normal': lobsterLatin400Normal,
  'lobster-latin-ext-400-normal': lobsterLatinExt400Normal,
  'noto-sans-arabic-arabic-400-normal': notoSansArabicArabic400Normal,
  'noto-sans-arabic-arabic-700-normal': notoSansArabicArabic700Normal,
  'noto-sans-arabic-latin-400-normal': notoSansArabicLatin400Normal,
  'noto-sans-arabic-latin-700-normal': notoSansArabicLatin700Normal,
  'pacifico-latin-400-normal': pacificoLatin400Normal,
  'pacifico-latin-ext-400-normal': pacificoLatinExt400Normal,
  'playfair-display-latin-400-italic': playfairDisplayLatin400Italic,
  'playfair-display-latin-400-normal': playfairDisplayLatin400Normal,
  'playfair-display-latin-700-normal': playfairDisplayLatin700Normal,
  'playfair-display-latin-ext-400-italic': playfairDisplayLatinExt400Italic,
  'playfair-display-latin-ext-400-normal': playfairDisplayLatinExt400Normal,
  'playfair-display-latin-ext-700-normal': playfairDisplayLatinExt700Normal,
  'space-mono-latin-400-normal': spaceMonoLatin400Normal,
  'space-mono-latin-700-normal': spaceMonoLatin700Normal,
  'space-mono-latin-ext-400-normal': spaceMonoLatinExt400Normal,
  'space-mono-latin-ext-700-normal': spaceMonoLatinExt700Normal
}
