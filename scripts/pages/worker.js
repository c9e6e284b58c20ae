// The service worker: the app's own files without a network, nothing else. It never answers for /api, so
// that no answer of the server is kept, replayed or delayed here; what may be read offline is kept by the
// page itself, for its user (src/web/api/offlineReading.ts).
// No stuck version: pages are asked of the network first, and a new worker waits until the pages that the
// former one serves are closed, so that each page keeps the files it began with.
// `VERSION` and `FILES` are written before this at build (scripts/pages/serviceWorker.ts).
/* global VERSION, FILES */

const PREFIX = 'encrier-app-';
const CACHE = PREFIX + VERSION;
const SHELL = '/__spa-fallback.html';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeFormerVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (/^\/app(\/|$)/.test(pathname)) event.respondWith(networkFirst(request, SHELL));
  } else if (FILES.includes(pathname)) {
    // Hashed names never change their content; the others may.
    const hashed = pathname.startsWith('/assets/');
    event.respondWith(hashed ? keptFirst(request) : networkFirst(request, pathname));
  }
});

async function networkFirst(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(path);
    if (!kept) throw error;
    return kept;
  }
}

async function keptFirst(request) {
  const kept = await (await caches.open(CACHE)).match(request);
  return kept ?? fetch(request);
}

async function removeFormerVersions() {
  const former = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(former.map((name) => caches.delete(name)));
}
