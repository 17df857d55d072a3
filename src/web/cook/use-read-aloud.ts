import { useCallback, useEffect, useState } from 'react';

type ReadAloud = {
  readonly isReading: boolean;
  readonly read: (text: string) => void;
  readonly stop: () => void;
};

/** Reads text aloud with an Indonesian voice; `undefined` if the device has none. */
export function useReadAloud(): ReadAloud | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  const [isReading, setIsReading] = useState(false);

  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined;
    const speech = window.speechSynthesis;
    // Browsers load the voices after the page.
    const choose = () =>
      setVoice(speech.getVoices().find(({ lang }) => /^(?:id|in)\b/u.test(lang)));
    choose();
    speech.addEventListener('voiceschanged', choose);
    return () => {
      speech.removeEventListener('voiceschanged', choose);
      speech.cancel();
    };
  }, []);

  const stop = useCallback(() => {
    window.speechSynthesis.cancel();
    setIsReading(false);
  }, []);

  const read = useCallback(
    (text: string) => {
      const speech = window.speechSynthesis;
      speech.cancel();
      // One sentence at a time: some phones stop after fifteen seconds.
      const sentences = text.match(/[^.!?]+[.!?]*/gu) ?? [];
      for (const [index, sentence] of sentences.entries()) {
        const utterance = new SpeechSynthesisUtterance(sentence.trim());
        utterance.lang = 'id-ID';
        if (voice !== undefined) utterance.voice = voice;
        // An error also ends it: the voice is gone, or another page is speaking.
        utterance.addEventListener('error', () => setIsReading(false));
        if (index === sentences.length - 1) utterance.onend = () => setIsReading(false);
        speech.speak(utterance);
      }
      setIsReading(sentences.length > 0);
    },
    [voice],
  );

  return voice === undefined ? undefined : { isReading, read, stop };
}
