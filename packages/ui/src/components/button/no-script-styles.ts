/** Styles of a submit button that exists only without JavaScript; otherwise choices apply at once. */
export const noScriptStyles = { display: 'none', '@media (scripting: none)': { display: 'inline-flex' } }
