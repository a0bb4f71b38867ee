/** Styles of a button that sends a form where no script runs, and else is not there: what is chosen counts at once. */
export const withoutScript = { display: 'none', '@media (scripting: none)': { display: 'inline-flex' } }
