import { useEffect, useRef, useState } from 'react';

/** The part of the browser's speech recognition that is used; it has no types of its own yet. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface RecognitionEvent extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

type RecognitionMaker = new () => Recognition;

interface Dictation {
  /** False where the browser does not listen: the button is then hidden. */
  available: boolean;
  listening: boolean;
  /** What is being heard and may still change; empty between two pieces of speech. */
  hearing: string;
  /** Why it stopped, in French. */
  problem: string | null;
  toggle: () => void;
}

/** French dictation; `onHeard` receives each finished piece of speech. */
export function useDictation(onHeard: (text: string) => void): Dictation {
  const [listening, setListening] = useState(false);
  const [hearing, setHearing] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const recognition = useRef<Recognition | null>(null);
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  });
  useEffect(() => () => recognition.current?.abort(), []);

  const end = () => {
    recognition.current = null;
    setListening(false);
    setHearing('');
  };

  const toggle = () => {
    if (recognition.current) {
      recognition.current.stop();
      return;
    }
    const listener = newListener();
    if (!listener) return;
    listener.addEventListener('result', (event) => {
      const { done, open } = textsOf(event as RecognitionEvent);
      if (done !== '') heard.current(done);
      setHearing(open);
    });
    listener.addEventListener('error', (event) => {
      setProblem(problemOf((event as Event & { error?: string }).error ?? ''));
    });
    listener.addEventListener('end', end);
    setProblem(null);
    setListening(true);
    recognition.current = listener;
    try {
      listener.start();
    } catch {
      setProblem(problemOf(''));
      end();
    }
  };

  return { available: makerOfBrowser() !== null, listening, hearing, problem, toggle };
}

function newListener(): Recognition | null {
  const Maker = makerOfBrowser();
  if (!Maker) return null;
  const listener = new Maker();
  listener.lang = 'fr-FR';
  listener.interimResults = true;
  // Chrome on Android repeats itself when told to go on: there one sentence is heard at a time.
  listener.continuous = !matchMedia('(pointer: coarse)').matches;
  return listener;
}

function makerOfBrowser(): RecognitionMaker | null {
  const browser = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition ?? null;
}

/** What is settled since the last event, and what may still change. */
function textsOf({ results, resultIndex }: RecognitionEvent): { done: string; open: string } {
  const fresh = Array.from(results).slice(resultIndex);
  const said = (isFinal: boolean) =>
    fresh
      .filter((result) => result.isFinal === isFinal)
      .map((result) => result[0]?.transcript.trim() ?? '')
      .join(' ')
      .trim();
  return { done: said(true), open: said(false) };
}

/** The codes of the Web Speech API; null for what the user did. */
function problemOf(code: string): string | null {
  if (code === 'aborted') return null;
  return (
    PROBLEMS[code] ?? 'La dictée s’est arrêtée. Réessayez, ou écrivez\u00A0: rien n’est perdu.'
  );
}

const REFUSED =
  'Le micro est refusé à cette page\u00A0: autorisez-le dans les réglages du navigateur.';

const PROBLEMS: Readonly<Record<string, string>> = {
  'not-allowed': REFUSED,
  'service-not-allowed': REFUSED,
  'no-speech': 'Rien n’a été entendu. Rapprochez-vous du micro et réessayez.',
  'audio-capture': 'Aucun micro n’a été trouvé.',
  network: 'La dictée de ce navigateur passe par Internet, qui ne répond pas.',
  'language-not-supported': 'Ce navigateur ne comprend pas le français dicté.',
};
