import { LogoMark } from '#ui';
import { scene } from '../copy.ts';

/**
 * The prompter at work, beside the form on a desk: their message with its margin notes, and an answer. A phone has no room for it. Its look
 * is `login-scene.css`, which the route brings along.
 */
export function LoginScene() {
  return (
    <div className="stage">
      <LogoMark />
      <div role="img" aria-label={scene.label}>
        <p className="stage-sender">
          <span>{scene.initial}</span>
          <b>{scene.sender}</b> {scene.when}
        </p>
        <p className="stage-message said">
          <mark className="laugh">{scene.laugh}</mark>
          {scene.begins}
          <mark>{scene.time}</mark>
          {scene.ends}
        </p>
        <ul className="stage-notes">
          <li className="laugh">{scene.laughNote}</li>
          <li>{scene.timeNote}</li>
        </ul>
        <p className="stage-whisper">{scene.whisper}</p>
        <p className="stage-answer">{scene.answer}</p>
      </div>
      <p className="stage-said">
        {scene.said.before}
        <em>{scene.said.aloud}</em>
      </p>
    </div>
  );
}
