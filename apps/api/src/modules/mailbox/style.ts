/** The style of the mailbox, in the shop's colours. */
export const style = `
:root{color-scheme:light dark;--ink:#1c1b18;--soft:#5c5850;--page:#fbf9f4;--raised:#f3efe6;--line:#ddd6c8;--control:#8c857a;--accent:#c8371b}
@media(prefers-color-scheme:dark){:root{--ink:#f4f0e8;--soft:#b3aca0;--page:#161512;--raised:#211f1b;--line:#37332d;--control:#7a746a;--accent:#ff8a66}}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;color:var(--ink);background:var(--page)}
.wide{max-width:1360px;margin-inline:auto;padding-inline:16px}
body>header{border-bottom:1px solid var(--line)}body>header .wide{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:16px;padding-block:24px}
h1{margin:0;font-size:28px;line-height:1.1;letter-spacing:-.02em;font-weight:650}h1+p{margin:8px 0 0;color:var(--soft)}
form{display:flex;gap:8px;width:100%;max-width:400px}input{flex:1;min-width:0}input,button{font:inherit;min-height:44px;padding:8px 14px;border:1px solid var(--control);border-radius:6px;background:none;color:inherit}button{font-weight:600;cursor:pointer}button:hover{background:var(--raised)}::placeholder{color:var(--soft);opacity:1}
.news{margin-block:0}.news:not(:empty){padding-block:12px;background:var(--raised);max-width:none;text-align:center}.news a{color:inherit;font-weight:600}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:24px;padding-block:24px;align-items:start}
ol{list-style:none;margin:0;padding:0}li{border-bottom:1px solid var(--line)}li a{display:block;padding:14px 12px;color:inherit;text-decoration:none;overflow-wrap:anywhere}li a:hover,li a[aria-current]{background:var(--raised)}li a[aria-current]{box-shadow:inset 3px 0 var(--accent)}b{font-weight:600}
a:focus-visible,input:focus-visible,button:focus-visible,pre:focus-visible{outline:2px solid var(--accent);outline-offset:2px}li a:focus-visible,pre:focus-visible{outline-offset:-2px}
small{display:block;color:var(--soft);font-size:14px;line-height:1.4;margin-top:2px;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
article{border:1px solid var(--line);border-radius:12px;overflow:hidden;min-width:0}article header{padding:20px 24px 16px;border-bottom:1px solid var(--line)}h2{margin:0;font-size:20px;line-height:1.25;letter-spacing:-.01em;font-weight:600;overflow-wrap:anywhere}
.looks{display:flex;flex-wrap:wrap;gap:8px 16px;margin-top:16px}.looks span{display:inline-flex;border:1px solid var(--control);border-radius:6px;overflow:hidden}.looks a{display:grid;place-items:center;min-height:44px;min-width:64px;padding:0 14px;color:inherit;font-size:14px;text-decoration:none}.looks a+a{border-inline-start:1px solid var(--line)}.looks a:hover{background:var(--raised)}.looks a[aria-current]{background:var(--ink);color:var(--page)}.looks a:focus-visible{outline-offset:-4px}.looks a[aria-current]:focus-visible{outline-color:var(--page)}
.back{display:inline-grid;align-items:center;min-height:44px;margin-top:-12px;color:var(--soft);font-size:14px}
iframe{display:block;width:100%;height:72vh;border:0}iframe.light{color-scheme:light}iframe.dark{color-scheme:dark}
pre{margin:0;padding:24px;max-height:72vh;overflow:auto;font:14px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.none{grid-column:1/-1;margin:0;padding:96px 0;text-align:center;color:var(--soft)}.none b{display:block;color:var(--ink);font-size:22px;letter-spacing:-.02em;margin-bottom:8px}
@media(min-width:48em){.wide{padding-inline:24px}main{grid-template-columns:minmax(240px,360px) minmax(0,1fr);gap:32px;padding-block:32px}form{width:auto;flex:0 1 360px}.back{display:none}}
@media(min-width:80em){.wide{padding-inline:40px}}
@media(max-width:47.99em){main:has(.chosen) .mails{display:none}article:not(.chosen){display:none}article header{padding-inline:16px}iframe{height:calc(100vh - 120px)}}`
