import { type FormEvent, useId, useState } from 'react';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

/** Saves the current view under a name. A view with the same name is replaced. */
export function SaveView({ address }: { address: string }) {
  const id = useId();
  const [name, setName] = useState('');
  const [broken, setBroken] = useState<string>();
  const { write, pending, failure } = useWrite({
    send: (_, options) => call.views.save({ name: name.trim(), address }, options),
    onSuccess: () => {
      toast({ title: 'View saved', description: name.trim() });
      setName('');
    },
    onFailure: (_, refused) => setBroken(Object.values(refused)[0]),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setBroken(name.trim() === '' ? 'Please give the view a name.' : undefined);
    if (name.trim() !== '') write();
  };
  const problem = broken ?? failure;
  return (
    <form onSubmit={save} className="mt-2 px-2 pb-1">
      <label htmlFor={id} className="text-caption">
        Save current view as
      </label>
      <div className="mt-1 flex gap-2">
        <TextInput
          id={id}
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className="sm:h-9 sm:text-dense"
        />
        <Button type="submit" variant="secondary" pending={pending}>
          Save
        </Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-caption text-danger">
          {problem}
        </p>
      )}
    </form>
  );
}
