import { useEffect, useRef, useState } from 'react';

/** The part of the browser's speech recognition that is used; it has no types of its own yet. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
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
  toggle: () => void;
}

/** French dictation; `onHeard` receives each finished piece of speech. */
export function useDictation(onHeard: (text: string) => void): Dictation {
  const [listening, setListening] = useState(false);
  const recognition = useRef<Recognition | null>(null);
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  });
  useEffect(() => () => recognition.current?.stop(), []);

  const toggle = () => {
    if (listening) {
      recognition.current?.stop();
      return;
    }
    const Maker = makerOfBrowser();
    if (!Maker) return;
    const listener = new Maker();
    listener.lang = 'fr-FR';
    listener.continuous = true;
    listener.interimResults = false;
    listener.addEventListener('result', (event) =>
      heard.current(finalText(event as RecognitionEvent)),
    );
    listener.addEventListener('end', () => setListening(false));
    listener.addEventListener('error', () => setListening(false));
    recognition.current = listener;
    listener.start();
    setListening(true);
  };

  return { available: makerOfBrowser() !== null, listening, toggle };
}

function makerOfBrowser(): RecognitionMaker | null {
  const browser = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition ?? null;
}

function finalText({ results, resultIndex }: RecognitionEvent): string {
  return Array.from(results)
    .slice(resultIndex)
    .flatMap((result) => (result.isFinal ? [result[0]?.transcript.trim() ?? ''] : []))
    .join(' ');
}
