import styles from '@motif/ui/system/base.css?inline'
import earlyInput from './early-input.js?raw'
import laterScripts from './later-scripts.js?raw'
import theme from './theme.js?raw'

/** What stands in the page itself, so that the first view waits for no other file. The build minifies the scripts. */
export const inlined = { styles, theme, earlyInput, laterScripts }
