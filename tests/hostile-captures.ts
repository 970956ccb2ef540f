import type { CaptureFailure } from '#platform/page-capture/limits.ts'

/** How a hostile capture may end: with a picture, or for one of these reasons. */
export type CaptureEnd = 'kept' | CaptureFailure

export interface HostileCapture {
  name: string
  /** The address; of a page of the stand-in when left out. */
  url?: (outside: string, inside: string) => string
  /** What the stand-in answers. */
  html?: (outside: string, inside: string) => string
  ends: readonly CaptureEnd[]
}

const page = (name: string, html: string, ...ends: CaptureEnd[]): HostileCapture => ({
  name,
  html: () => html,
  ends: ends.length > 0 ? ends : ['kept'],
})
const script = (name: string, code: string, ...ends: CaptureEnd[]): HostileCapture =>
  page(name, `<!doctype html><h1>shop</h1><script>${code}</script>`, ...ends)
const inward = (name: string, html: (inside: string) => string, ...ends: CaptureEnd[]): HostileCapture => ({
  name,
  html: (_outside, inside) => `<!doctype html><h1>shop</h1>${html(inside)}`,
  ends: ends.length > 0 ? ends : ['kept'],
})
const address = (name: string, url: string, ...ends: CaptureEnd[]): HostileCapture => ({
  name,
  url: () => url,
  ends: ends.length > 0 ? ends : ['address'],
})
const path = (name: string, way: string, ...ends: CaptureEnd[]): HostileCapture => ({
  name,
  url: (outside) => `${outside}${way}`,
  ends,
})

/** Pages and addresses that want more of a capture than a picture. The first of them are what each test run tries. */
export const hostileCaptures: readonly HostileCapture[] = [
  path('redirect to loopback', '/to-loopback', 'inward'),
  inward('frame of loopback', (inside) => `<iframe src="${inside}/frame"></iframe>`),
  script('endless script', 'for(;;);', 'time'),
  address('file', 'file:///etc/passwd'),
  path('download', '/download', 'download', 'no-answer'),
  path('redirect loop', '/loop', 'redirects'),
  script('windows', 'for (let i = 0; i < 50; i++) window.open("/plain")'),
  page('a million pixels', '<!doctype html><div style="height:1000000px">tall</div>'),
  path('redirect to 169.254', '/to-metadata', 'inward'),
  path('redirect to ::1', '/to-v6', 'inward'),
  path('redirect to a mapped address', '/to-mapped', 'inward'),
  path('redirect to a decimal address', '/to-decimal', 'inward'),
  path('redirect to localhost', '/to-localhost', 'inward'),
  path('redirect to a name of a private address', '/to-named', 'inward'),
  path('redirect to file', '/to-file', 'no-answer', 'address'),
  address('data', 'data:text/html,<h1>x</h1>'),
  address('javascript', 'javascript:alert(1)'),
  address('blob', 'blob:http://shop.test/1'),
  address('ftp', 'ftp://shop.test/'),
  address('view-source', 'view-source:http://shop.test/'),
  address('chrome', 'chrome://settings'),
  address('a user in the address', 'http://root:root@shop.test/'),
  address('null byte', 'http://shop.test/\u0000'),
  address('line break', 'http://shop.test/\r\nX-Inside: 1'),
  address('port of a database', 'http://shop.test:5432/'),
  address('an address of 3000 signs', `http://shop.test/${'a'.repeat(3000)}`),
  address('loopback in punycode signs', 'http://①②⑦.⓪.⓪.①:5432/'),
  path('endless body', '/endless', 'too-much', 'time', 'memory', 'kept', 'browser'),
  path('slow loris', '/slow', 'time', 'kept'),
  path('no answer', '/silent', 'time'),
  path('gzip bomb', '/bomb', 'too-much', 'time', 'memory', 'browser'),
  path('huge headers', '/headers', 'no-answer', 'kept'),
  path('broken answer', '/broken', 'no-answer'),
  path('asks for a password', '/password', 'kept', 'no-answer'),
  script('alert loop', 'for(;;) alert(1)', 'time'),
  script('prompt and confirm', 'prompt(1); confirm(2)'),
  script('beforeunload', 'onbeforeunload = () => "stay"; setTimeout(() => location = "/plain", 50)'),
  script(
    'wasm memory',
    'const m = new WebAssembly.Memory({initial: 1}); for(;;) m.grow(1000)',
    'time',
    'memory',
    'kept',
    'browser',
  ),
  script(
    'memory',
    'const all = []; for(;;) all.push(new Uint8Array(1e7).fill(1))',
    'time',
    'memory',
    'kept',
    'browser',
  ),
  script('heap', 'const all = []; for(;;) all.push({ a: [1, 2, 3] })', 'time', 'memory', 'kept', 'browser'),
  script(
    'huge tree',
    'for (let i = 0; i < 3e5; i++) document.body.append(document.createElement("p"))',
    'kept',
    'time',
    'memory',
  ),
  page('refresh to itself', '<meta http-equiv="refresh" content="0">', 'redirects', 'kept', 'time'),
  inward('refresh to loopback', (inside) => `<meta http-equiv="refresh" content="0;url=${inside}/refresh">`, 'inward'),
  inward('script leads to loopback', (inside) => `<script>location = "${inside}/led"</script>`, 'inward'),
  inward('fetch of loopback', (inside) => `<script>fetch("${inside}/f", {mode: "no-cors"})</script>`),
  inward('beacon to loopback', (inside) => `<script>navigator.sendBeacon("${inside}/b", "x")</script>`),
  inward('picture of loopback', (inside) => `<img src="${inside}/img.png">`),
  inward(
    'style of loopback',
    (inside) =>
      `<style>@import "${inside}/a.css"; @font-face{font-family:a;src:url(${inside}/f)} h1{font-family:a}</style>`,
  ),
  inward(
    'form to loopback',
    (inside) => `<form method="post" action="${inside}/form"></form><script>document.forms[0].submit()</script>`,
    'inward',
  ),
  inward('web socket to loopback', (inside) => `<script>new WebSocket("${inside.replace('http', 'ws')}/ws")</script>`),
  inward('event source of loopback', (inside) => `<script>new EventSource("${inside}/es")</script>`),
  inward(
    'prefetch of loopback',
    (inside) => `<link rel="prefetch" href="${inside}/p"><link rel="preconnect" href="${inside}">`,
  ),
  inward(
    'worker that asks loopback',
    (inside) =>
      `<script>new Worker(URL.createObjectURL(new Blob(["fetch('${inside}/w', {mode:'no-cors'})"])))</script>`,
  ),
  script(
    'web rtc',
    'const c = new RTCPeerConnection({iceServers:[{urls:"stun:127.0.0.1:3478"}]}); c.createDataChannel("a"); c.createOffer().then((o) => c.setLocalDescription(o))',
  ),
  script('service worker', 'navigator.serviceWorker?.register("/worker.js")'),
  script(
    'workers that spin',
    'for (let i = 0; i < 8; i++) new Worker(URL.createObjectURL(new Blob(["for(;;);"])))',
    'kept',
    'time',
  ),
  script(
    'print and full screen',
    'print(); document.documentElement.requestFullscreen().catch(() => 0)',
    'kept',
    'time',
  ),
  script(
    'permissions',
    'navigator.geolocation.getCurrentPosition(() => 0); Notification.requestPermission(); navigator.clipboard?.readText().catch(() => 0)',
  ),
  script('history', 'for (let i = 0; i < 5000; i++) history.pushState({}, "", "?" + i)', 'kept', 'time'),
  script('data address on top', 'location = "data:text/html,x"', 'kept', 'address', 'no-answer'),
  script(
    'frame of a file',
    'const f = document.createElement("iframe"); f.src = "file:///etc/passwd"; document.body.append(f)',
  ),
  script(
    'many frames',
    'for (let i = 0; i < 300; i++) document.body.append(Object.assign(document.createElement("iframe"), {src: "/plain?" + i}))',
    'kept',
    'time',
    'memory',
  ),
  script('empty page', 'document.documentElement.remove()'),
]
