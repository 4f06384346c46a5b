CREATE TABLE "console_layouts" (
	"user_id" uuid NOT NULL,
	"grid" text NOT NULL,
	"density" text NOT NULL,
	"hidden" text[] NOT NULL,
	CONSTRAINT "console_layouts_user_id_grid_pk" PRIMARY KEY("user_id","grid"),
	CONSTRAINT "console_layouts_grid" CHECK ("console_layouts"."grid" in ('fleet', 'quotes', 'clients', 'audit', 'mail')),
	CONSTRAINT "console_layouts_density" CHECK ("console_layouts"."density" in ('comfortable', 'normal', 'compact'))
);
--> statement-breakpoint
CREATE TABLE "console_views" (
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "console_views_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "console_layouts" ADD CONSTRAINT "console_layouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_views" ADD CONSTRAINT "console_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;