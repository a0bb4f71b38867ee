import styles from '@motif/ui/system/base.css?inline'
import earlyInput from './early-input.js?raw'
import laterScripts from './later-scripts.js?raw'
import theme from './theme.js?raw'

/** Inlined assets, so that the first view needs no other file. The build minifies the scripts. */
export const inlined = { styles, theme, earlyInput, laterScripts }
